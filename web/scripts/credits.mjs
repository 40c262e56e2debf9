// Writes public/credits.txt: whose work is in the page, with the licences as their authors ship them.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const lock = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'));
/** What ends up in the page; everything else in the lock file only builds or checks it. */
const SHIPPED = [/^@fluent\//, /^@fontsource\//, /^@iconify-json\//, /^d3-/, /^svelte$/, /^esm-env$/, /^clsx$/];

const parts = [readFileSync(new URL('../NOTICE', root), 'utf8')];
for (const [path, entry] of Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = path.replace(/^.*node_modules\//, '');
    const folder = new URL(`${path}/`, root);
    if (!path || !SHIPPED.some((one) => one.test(name)) || !existsSync(folder)) continue;
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    const text = file ? readFileSync(new URL(file, folder), 'utf8').trim() : '';
    parts.push(`${name} ${entry.version}: ${entry.license ?? ''}\n\n${text}\n`);
}
writeFileSync(new URL('public/credits.txt', root), parts.join(`\n${'-'.repeat(80)}\n\n`));
console.log(`${parts.length - 1} works credited in public/credits.txt`);

// Writes every icon of game-icons (CC BY 3.0) as a small SVG into one packed file, from which the page gets each by its
// name: thousands of files would be the larger part of a wheel.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));

const icons = new Map(Object.entries(set.icons));
for (const [name, alias] of Object.entries(set.aliases ?? {})) {
    const parent = icons.get(alias.parent);
    if (parent && Object.keys(alias).length === 1) icons.set(name, parent);
}
const drawings = {};
for (const [name, icon] of icons) {
    const [width, height] = [icon.width ?? set.width ?? 512, icon.height ?? set.height ?? 512];
    const body = icon.body.replaceAll('currentColor', '#000');
    drawings[name] = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}
// A clone from before they were packed has a folder of them, which would go into the page as well.
rmSync(new URL('../public/icons/', import.meta.url), { recursive: true, force: true });
writeFileSync(new URL('../public/icons.json.gz', import.meta.url), gzipSync(JSON.stringify(drawings), { level: 9 }));
console.log(`${icons.size} icons in public/icons.json.gz`);

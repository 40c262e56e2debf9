// Copies every typeface that package.json names to a file that a game's style sheet can name:
// /faces/<name>.woff2 for Western Europe, /faces/<name>-ext.woff2 for the letters beyond.
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const names = Object.keys(dependencies)
    .filter((name) => name.startsWith('@fontsource/'))
    .map((name) => name.slice('@fontsource/'.length));
const folder = new URL('public/faces/', root);
if (!names.length) throw new Error('package.json names no typeface');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const name of names) {
    const files = new URL(`node_modules/@fontsource/${name}/files/`, root);
    copyFileSync(new URL(`${name}-latin-400-normal.woff2`, files), new URL(`${name}.woff2`, folder));
    copyFileSync(new URL(`${name}-latin-ext-400-normal.woff2`, files), new URL(`${name}-ext.woff2`, folder));
}
console.log(`${names.length} faces in public/faces`);

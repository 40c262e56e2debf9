// Writes every icon of game-icons (CC BY 3.0) as a small SVG file that the page fetches by its name.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
const info = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/info.json'), 'utf8'));
const folder = new URL('../public/icons/', import.meta.url);

const icons = new Map(Object.entries(set.icons).map(([name, icon]) => [name, icon]));
for (const [name, alias] of Object.entries(set.aliases ?? {})) {
    const parent = icons.get(alias.parent);
    if (parent && Object.keys(alias).length === 1) icons.set(name, parent);
}
const made = (() => {
    try {
        return readdirSync(folder).length;
    } catch {
        return 0;
    }
})();
if (made !== icons.size + 1) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [name, icon] of icons) {
        const [width, height] = [icon.width ?? set.width ?? 512, icon.height ?? set.height ?? 512];
        const body = icon.body.replaceAll('currentColor', '#000');
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
        writeFileSync(new URL(`${name}.svg`, folder), svg);
    }
    const credit = `${info.name}: ${info.author?.name} (${info.author?.url}), ${info.license?.title}, ${info.license?.url}\n`;
    writeFileSync(new URL('CREDITS.txt', folder), credit);
}
console.log(`${icons.size} icons in public/icons`);

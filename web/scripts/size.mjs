// Fails where the script of the page, all of it, is larger than the budget.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 150_000;
const folder = new URL('../../src/fivefires/server/page/assets/', import.meta.url);
let total = 0;
for (const name of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const size = gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length;
    console.log(`${size.toString().padStart(8)}  ${name}`);
    total += size;
}
console.log(`${total.toString().padStart(8)}  in all, of ${BUDGET}`);
if (total > BUDGET) process.exit(1);

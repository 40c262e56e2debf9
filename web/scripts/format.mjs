// Formats messages as the page does, outside of a browser: {texts, names, messages} comes in, sentences go out.
// A test compares them with what the terminal says.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
    resolve(specifier, context, next) {
        const own = specifier.startsWith('.') && !/\.\w+(\?raw)?$/.test(specifier);
        return next(own ? `${specifier}.ts` : specifier, context);
    },
    load(url, context, next) {
        if (!url.endsWith('?raw')) return next(url, context);
        const text = readFileSync(new URL(url.slice(0, -'?raw'.length)), 'utf8');
        return { format: 'module', source: `export default ${JSON.stringify(text)}`, shortCircuit: true };
    },
});
const { Words } = await import('../src/lib/text/words.ts');
const { texts, names, messages } = JSON.parse(readFileSync(0, 'utf8'));
const words = new Words('en', [texts], names);
process.stdout.write(JSON.stringify(messages.map((message) => words.format(message))));

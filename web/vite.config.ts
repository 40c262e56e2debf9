import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.FIVEFIRES_SERVER ?? 'http://127.0.0.1:8000';

/** Icons from their packed file, as the server gives them. */
const icons: Plugin = {
  name: 'icons',
  configureServer({ middlewares }) {
    const packed = readFileSync(new URL('public/icons.json.gz', import.meta.url));
    const drawings = new Map<string, string>(Object.entries(JSON.parse(gunzipSync(packed).toString())));
    middlewares.use('/icons', (request, response) => {
      const drawing = drawings.get(/^\/([\w-]+)\.svg$/.exec(request.url ?? '')?.[1] ?? '');
      response.writeHead(drawing ? 200 : 404, { 'content-type': 'image/svg+xml' }).end(drawing);
    });
  },
};

export default defineConfig({
  plugins: [svelte(), icons],
  build: {
    outDir: '../src/fivefires/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // The server's content policy allows no data: fonts or scripts in the page itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
});

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.FIVEFIRES_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
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

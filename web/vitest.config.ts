import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';

import page from './vite.config';

// Apart from the page's own configuration, so that building the page needs nothing that only tests need.
export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: 'happy-dom',
      include: ['tests/**/*.test.ts'],
    },
  }),
);

import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gallery } from './src/gallery/plugin.node.ts';

/** Builds the gallery alone, for `npm run shots`. Nothing of it is in `dist`. */
export default defineConfig({
  plugins: [react(), gallery()],
  build: {
    outDir: '../../node_modules/.cache/gallery',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: {
      input: join(import.meta.dirname, 'gallery.html'),
      // They mean nothing to somebody who wants pictures.
      checks: { bundlerTimings: false },
    },
  },
});

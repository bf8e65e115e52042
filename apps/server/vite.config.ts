import { defineConfig } from 'vite';

/** Everything in a few files: fewer to open at the start, and no type stripping at run time. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: '../../dist/server',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'main.ts',
        'backup-worker': 'backup/backup-worker.ts',
        'bot-starter': 'bots/bot-starter.ts',
        'bot-worker': 'bots/bot-worker.ts',
        'print-worker': 'print/print-worker.ts',
      },
      // Less text to keep in memory; names stay, for whoever reads a stack trace.
      output: {
        entryFileNames: '[name].js',
        minify: { compress: true, mangle: false, codegen: true },
      },
    },
  },
  ssr: { noExternal: true },
});

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env['TURNTABLE_SERVER'] ?? 'http://127.0.0.1:8080';

/** Smaller files fit into a packet or two as they are. Bytes. */
const WORTH_IT = 1024;

/** Writes each text file of the build once more in brotli and in gzip, as small as they get, for the server to send. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    async writeBundle() {
      const files = await readdir(folder, { recursive: true });
      for (const file of files.filter((name) => /\.(js|css|html|svg|json|webmanifest)$/.test(name))) {
        const path = join(folder, file);
        const text = await readFile(path);
        if (text.length < WORTH_IT) continue;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        };
        await writeFile(`${path}.br`, await promisify(brotliCompress)(text, { params }));
        await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), compressed()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // A strict content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    target: 'es2023',
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});

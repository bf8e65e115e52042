import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown } from 'vite';
import { gallery } from './src/gallery/plugin.node.ts';

/** Pages without a server (`npm run build:static`). */
const isStatic = process.env['VITE_STATIC'] === '1';
const server = process.env['TURNTABLE_SERVER'] ?? 'http://127.0.0.1:8080';

/** Hides the build's plugin timings, which mean nothing to somebody who starts a server. */
const QUIET = { bundlerTimings: false } as const;

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

/** Puts the shapes of the answers into the build as data: their schemas, and what reads schemas, stay outside. */
function answerShapes(): Plugin {
  return {
    name: 'answer-shapes',
    apply: 'build',
    async load(id) {
      if (!id.endsWith('/packages/protocol/answer-shapes.ts')) return null;
      const { ANSWER_SHAPES } = await import('@turntable/protocol/answer-shapes.ts');
      return `export const ANSWER_SHAPES = JSON.parse(${JSON.stringify(JSON.stringify(ANSWER_SHAPES))});`;
    },
  };
}

/** The letters that most is written in. More of them would come in the way of the script. */
const FONTS = /cabin-latin-wght-normal-[^/]*\.woff2$/;

/** Has browsers fetch the fonts beside the script, which would ask for them only when it has run. */
function fonts(): Plugin {
  let base = '/';
  return {
    name: 'fonts',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FONTS.test(file))
          .sort()
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: base + file },
            injectTo: 'head',
          })),
    },
  };
}

/**
 * Adds `checker.html`: the page that checks a saved record, script and style inside, so that it works as a file on
 * anybody's disk, without a server.
 */
function checker(): Plugin {
  const folder = join(import.meta.dirname, 'src', 'checker');
  return {
    name: 'checker',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        configFile: false,
        root: folder,
        logLevel: 'warn',
        build: {
          write: false,
          target: 'es2023',
          modulePreload: false,
          rolldownOptions: { input: join(folder, 'main.ts'), output: { format: 'iife' } },
        },
      });
      const parts = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
      const script = parts.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
      const style = parts.map((part) => (part.type === 'asset' ? String(part.source) : '')).join('');
      const page = await readFile(join(folder, 'checker.html'), 'utf8');
      // A closing tag in a string would end the script.
      const inside = `<style>${style}</style><script>${script.replaceAll('</script', '<\\/script')}</script>`;
      const source = page.replace('</body>', () => `${inside}</body>`);
      this.emitFile({ type: 'asset', fileName: 'checker.html', source });
    },
  };
}

/** What is of no use without a server, or never asked for where a browser knows better formats. */
const NOT_CACHED =
  /\.(?:br|gz|woff|map|bin)$|print-worker-[^/]*\.js$|^(?:checker\.html|sw\.js|404\.html|icon-(?:512|maskable.*)\.(?:png|svg))$/;

/** Adds `sw.js`: the service worker with the list of all files that it keeps and a hash over their contents. */
function serviceWorker(): Plugin {
  let folder = '';
  let base = '/';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
      base = config.base;
    },
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const found = await readdir(folder, { recursive: true, withFileTypes: true });
        const paths = found
          .filter((item) => item.isFile())
          .map((item) => relative(folder, join(item.parentPath, item.name)).replaceAll('\\', '/'))
          .filter((path) => !NOT_CACHED.test(path))
          .sort();
        const hash = createHash('sha256');
        for (const path of paths) hash.update(`${path}\n`).update(await readFile(join(folder, path)));
        const built = await build({
          configFile: false,
          logLevel: 'warn',
          define: {
            CACHED_FILES: JSON.stringify(paths),
            CACHED_RELATIVE: JSON.stringify(base === './'),
            CACHED_VERSION: JSON.stringify(hash.digest('hex').slice(0, 12)),
          },
          build: {
            write: false,
            target: 'es2023',
            rolldownOptions: {
              input: join(import.meta.dirname, 'src', 'offline', 'service-worker.ts'),
              output: { format: 'iife' },
            },
          },
        });
        const parts = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
        const script = parts.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
        await writeFile(join(folder, 'sw.js'), script);
      },
    },
  };
}

/** What is fetched together on the way to a first move, the first first: all that these files import becomes one file each. */
const TOGETHER = {
  front: 'main.tsx',
  table: 'features/table/Table.tsx',
  map: 'games/loko-moto/Screen.tsx',
};

/** The part of the way that a module is fetched with; null if it comes later. */
function together(): (id: string, graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>) => string | null {
  const parts = new Map<string, string>();
  return (id, graph) => {
    if (parts.size === 0)
      for (const [part, file] of Object.entries(TOGETHER)) {
        const open = [join(import.meta.dirname, 'src', file)];
        for (let next = open.pop(); next !== undefined; next = open.pop()) {
          if (parts.has(next)) continue;
          parts.set(next, part);
          open.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
        }
      }
    return parts.get(id) ?? null;
  };
}

export default defineConfig({
  plugins: [
    react(),
    { ...gallery(), apply: 'serve' },
    answerShapes(),
    fonts(),
    checker(),
    serviceWorker(),
    ...(isStatic ? [] : [compressed()]),
  ],
  // A web space may show the pages in any folder.
  base: isStatic ? './' : '/',
  build: {
    outDir: isStatic ? '../../dist/static' : '../../dist/web',
    emptyOutDir: true,
    // A strict content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    target: 'es2023',
    // Small files are fetched, and compressed, worse than one.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: together() }] } }, checks: QUIET },
  },
  worker: { rolldownOptions: { checks: QUIET } },
  server: {
    host: '127.0.0.1',
    // The host stays as the browser names it (a bare address would change it): the server answers its own pages alone.
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
  },
});

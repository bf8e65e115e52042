// How long sheets and cards take to print, on one core: node bench/print.ts
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { assemble } from '@turntable/print/assemble.ts';
import { pdfOf } from '@turntable/print/pdf.ts';
import { readRequest, type Options } from '@turntable/print/request.ts';
import { LOCOMOTIVES } from '@turntable/roster/locomotives.ts';
import { fontOf } from '../apps/server/print/fonts.ts';
import { rulesText } from '../apps/server/print/rules-text.ts';

const CASES: readonly (readonly [name: string, limit: number, kind: string, options: Options])[] = [
  [
    'a sheet of four cards',
    300,
    'locomotive-cards',
    {
      cards: LOCOMOTIVES.slice(0, 4)
        .map(({ id }) => id)
        .join(','),
    },
  ],
  ['all 110 cards', 8000, 'locomotive-cards', {}],
  ['the pad of 80 maps', 5000, 'map', { copies: '80' }],
];
const ROUNDS = 5;

const results = [];
for (const [name, limit, kind, options] of CASES) {
  const request = readRequest(kind, options);
  const times: number[] = [];
  let bytes = 0;
  let pages = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const began = process.cpuUsage();
    const made = assemble(request, {
      locomotives: LOCOMOTIVES,
      rulesText,
      publicUrl: 'https://turntable.example.org',
    });
    const pdf = await pdfOf(made.pages, fontOf, { title: made.title, lang: 'en', date: new Date(0) });
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
    [bytes, pages] = [pdf.length, made.pages.length];
  }
  const first = Math.round(times[0]!);
  const median = Math.round(times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!);
  const met = median <= limit;
  results.push({
    name,
    pages,
    kilobytes: Math.round(bytes / 1024),
    firstMs: first,
    medianMs: median,
    limitMs: limit,
    met,
  });
  console.log(
    `${name}: ${pages} pages, ${Math.round(bytes / 1024)} kB, ${median} ms of CPU (first ${first}, limit ${limit})`,
  );
}
const date = new Date().toISOString().slice(0, 10);
const report = {
  date,
  node: process.version,
  what: 'CPU time of one document, layout and PDF, in one process',
  /** Of the machine meanwhile: with more processes than cores every one of them takes longer. */
  load: Math.round(loadavg()[0]!),
  results,
};
writeFileSync(
  new URL(`./results/print-${date}.json`, import.meta.url),
  `${JSON.stringify(report, null, 1)}\n`,
);

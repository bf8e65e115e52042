import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { STATISTIC_IDS } from '@turntable/roster';
import { format } from '@turntable/messages';
import { assemble } from '@turntable/print/assemble.ts';
import { pdfOf } from '@turntable/print/pdf.ts';
import type { Item } from '@turntable/print/page.ts';
import { readRequest, type Options } from '@turntable/print/request.ts';
import { fontOf } from '@turntable/server/print/fonts.ts';
import { everything, finishedGame, PUBLIC_URL, sourcesOf } from './testing/printed.ts';
import { folder, fresh, infoOf, pdf, record, SOME, textOf, tool } from './testing/printing.ts';

test('pages are as many as computed, of the paper’s size, tagged, with a title in the language', async (t) => {
  const cases = [
    [28, 'a4', 'Locomotive cards', 'locomotive-cards'],
    [3, 'a4', 'Train cards', 'train-cards'],
    [3, 'letter', 'Alakzatkártyák', 'shape-cards', '--lang', 'hu'],
    [1, 'letter', 'A negyven adat', 'statistics', '--lang', 'hu'],
    [80, 'a4 landscape', 'Loko moto: map', 'map', '--copies', '80'],
  ] as const;
  const sizes = { a4: [595.28, 841.89], letter: [612, 792], 'a4 landscape': [841.89, 595.28] } as const;
  for (const [pages, paper, title, ...args] of cases) {
    const file = await pdf(t, ...args, ...(paper === 'letter' ? ['--paper', 'letter'] : []));
    const info = infoOf(file, '-rawdates');
    const bytes = readFileSync(file).toString('latin1');
    assert.ok(bytes.includes(`/Lang (${args.includes('--lang' as never) ? 'hu' : 'en'})`), args.join(' '));
    assert.ok(bytes.includes('/DisplayDocTitle true'));
    assert.match(info, /^Producer: +Turntable$/m);
    assert.match(info, /^CreationDate: +D:19700101000000/m);
    assert.match(info, new RegExp(`^Pages: +${pages}$`, 'm'), args.join(' '));
    assert.match(info, new RegExp(`^Title: +${title}$`, 'm'));
    assert.match(info, /^Tagged: +yes$/m);
    assert.match(info, /^JavaScript: +no$/m);
    assert.match(info, /^PDF version: +1\.7$/m);
    const [, width, height] = /Page size: +([\d.]+) x ([\d.]+) pts/.exec(info)!;
    assert.ok(
      Math.abs(Number(width) - sizes[paper][0]) <= 0.5 && Math.abs(Number(height) - sizes[paper][1]) <= 0.5,
    );
  }
});

test('single: the trimmed size of a card, and 3 mm of bleed around it', async (t) => {
  const boxes = infoOf(
    await pdf(t, 'locomotive-cards', '--layout', 'single', '--cards', 'up-big-boy-4884-1'),
    '-box',
  );
  assert.match(boxes, /^Pages: +2$/m);
  const box = (name: string): number[] =>
    new RegExp(`^${name}: +(.*)$`, 'm').exec(boxes)![1]!.trim().split(/ +/).map(Number);
  const [trim, bleed] = [box('TrimBox'), box('BleedBox')] as [number[], number[]];
  assert.ok(Math.abs(trim[2]! - trim[0]! - 249.45) < 0.1 && Math.abs(trim[3]! - trim[1]! - 178.58) < 0.1);
  for (let i = 0; i < 4; i++) assert.ok(Math.abs(Math.abs(trim[i]! - bleed[i]!) - 8.5) < 0.1);
});

test('every font is embedded, a subset, maps to Unicode, and is one of ours', async (t) => {
  const of = (id: string): string[] => ['--record', record(id), '--lang', 'hu'];
  const files = [
    await pdf(t, 'locomotive-cards', '--cards', SOME),
    await pdf(t, 'rules', '--sheet', 'double-header', '--lang', 'hu'),
    await pdf(t, 'score-sheet', '--sheet', 'double-header', ...of('double-header')),
    await pdf(t, 'record', ...of('loko-moto')),
    await pdf(t, 'record', ...of('loco-dome')),
    await pdf(t, 'agenda-cards', ...of('loko-moto')),
    await pdf(t, 'map'),
    await pdf(t, 'statistics'),
    await pdf(t, 'train-cards', '--cards', 'muki,fogas'),
    await pdf(t, 'shape-cards', '--layout', 'duplex'),
  ];
  for (const file of files) {
    const lines = tool('pdffonts', file).trim().split('\n').slice(2);
    assert.ok(lines.length > 0);
    for (const line of lines) {
      assert.match(line, /^[A-Z]{6}\+(?:Cabin|BarlowSemiCondensed|NotoSans)-/);
      assert.match(line, / yes yes yes +\d+ +0$/);
      assert.doesNotMatch(line, /Type 3/);
    }
  }
});

test('the forty stand in order with their numbers, and every letter is there', async (t) => {
  for (const lang of ['en', 'hu'] as const) {
    const text = textOf(await pdf(t, 'statistics', '--lang', lang));
    let from = 0;
    STATISTIC_IDS.forEach((id, i) => {
      const label = format(lang, `statistic.${id}`);
      const at = text.slice(from).search(new RegExp(`\\b${i + 1} +${label.replace(/[()/]/g, '\\$&')}`));
      assert.ok(at >= 0, `${lang} ${i + 1} ${label}`);
      from += at;
    });
    assert.ok(!text.includes('\ufffd'));
  }
  const map = textOf(await pdf(t, 'map', '--lang', 'hu'));
  for (const name of ['Győr', 'Szombathely', 'Székes-', 'fehérvár', 'Budapest'])
    assert.ok(map.includes(name), name);
  assert.match(textOf(await pdf(t, 'train-cards')), /Csörgő/);
  const filled = textOf(
    await pdf(t, 'score-sheet', '--sheet', 'double-header', '--record', record('double-header')),
  );
  for (const name of ['Űrhajós Ödön', 'Ελένη', 'Csörgő Győző', '□']) assert.ok(filled.includes(name), name);
  assert.ok(!filled.includes('\ufffd') && !filled.includes('駅'));
  const moto = textOf(await pdf(t, 'record', '--record', record('loko-moto')));
  assert.match(moto, /Űrhajós Ödön/);
});

test('the same input gives the same bytes, in every time zone, language and folder', async () => {
  const script = fileURLToPath(new URL('./testing/hashes.ts', import.meta.url));
  const run = async (env: Record<string, string>, cwd: string): Promise<string> => {
    const child = spawn(process.execPath, [script], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    await once(child, 'close');
    return out;
  };
  const [here, there] = await Promise.all([
    run({ TZ: 'UTC', LANG: 'C', LC_ALL: 'C' }, folder),
    run({ TZ: 'Asia/Tokyo', LANG: 'hu_HU.UTF-8', LC_ALL: 'hu_HU.UTF-8' }, tmpdir()),
  ]);
  assert.equal(here.trimEnd().split('\n').length, [...everything()].length);
  assert.equal(here, there);
});

test('codes are read at 300 dpi, at 150, and without colour, each with its address', async (t) => {
  const cases = [
    [
      await pdf(t, 'locomotive-cards', '--cards', SOME),
      SOME.split(',').map((id) => `${PUBLIC_URL}/roster/${id}`),
    ],
    [await pdf(t, 'map', '--paper', 'letter'), [`${PUBLIC_URL}/learn/loko-moto`]],
    // Two of A5 on a page.
    [await pdf(t, 'score-sheet', '--sheet', 'loko-moto'), [`${PUBLIC_URL}/book`, `${PUBLIC_URL}/book`]],
    // A game that is at a table: its replay.
    [await replayed(), [`${PUBLIC_URL}/g/K9f38E420r2a`]],
  ] as const;
  for (const [at, [file, addresses]] of cases.entries())
    for (const args of [
      ['-r', '300', '-png'],
      ['-r', '300', '-gray', '-png'],
      ['-r', '150', '-scale-to-x', '2480', '-scale-to-y', '-1', '-png'],
    ].slice(at === 0 ? 0 : 2)) {
      const out = fresh('-code');
      tool('pdftoppm', ...args, '-f', '1', '-l', '1', file, out);
      const pictures = readdirSync(folder)
        .filter((name) => join(folder, name).startsWith(`${out}-`))
        .map((name) => join(folder, name));
      const found = tool('zbarimg', '--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', ...pictures)
        .trim()
        .split('\n');
      assert.deepEqual(found.sort(), [...addresses].sort(), args.join(' '));
      for (const picture of pictures) rmSync(picture);
    }
  delete process.env['PUBLIC_URL'];
  assert.doesNotMatch(textOf(await pdf(t, 'map')), /https?:/);
  const cards = await pdf(t, 'locomotive-cards', '--cards', 'lner-a4-mallard');
  process.env['PUBLIC_URL'] = PUBLIC_URL;
  assert.match(textOf(cards), /lner-a4-/, 'the id in text instead of a code');
});

test('what a code says is a link on a screen; rules have bookmarks, and the clauses in them lead to each other', async (t) => {
  const map = await pdf(t, 'map');
  assert.match(infoOf(map, '-url'), new RegExp(`^ +1 +Annotation +${PUBLIC_URL}/learn/loko-moto$`, 'm'));
  const rules = await pdf(t, 'rules', '--sheet', 'double-header');
  const bytes = readFileSync(rules).toString('latin1');
  assert.ok(bytes.includes('/Outlines'));
  for (const title of ['DH-1', 'DH-8', 'LV-1', 'LV-4']) assert.ok(bytes.includes(`/Title (${title} `), title);
  assert.ok(bytes.split('/S /GoTo').length > 10);
  // Pictures have words, and a table has its heads, for those who do not see them.
  assert.match(readFileSync(map).toString('latin1'), /\/Alt \(Code to scan: /);
  assert.match(infoOf(await pdf(t, 'statistics'), '-struct'), /Table[^]*TR\n +TH/);
});

/** The record of a game that has a table, printed to a new file; gives its path. */
async function replayed(): Promise<string> {
  const sources = {
    ...sourcesOf(finishedGame('loco-dome')),
    table: { id: 'K9f38E420r2a', code: 'BAKER' },
  };
  const { pages, title } = assemble(readRequest('record', {}), sources);
  const file = fresh('.pdf');
  writeFileSync(file, await pdfOf(pages, fontOf, { title, lang: 'en', date: new Date(0) }));
  return file;
}

/** Nothing but marks comes nearer to an edge (millimetres). */
const WHITE = 6;
/** What is left of grey where a line fades out; 255 is paper. */
const FADED = 250;
/** The share of ink on a page without colour, by its pixels; and the darkest of the outermost 6 mm. */
function inkOf(file: string, page = 1): { mean: number; edge: number } {
  const out = fresh('-ink');
  tool('pdftoppm', '-r', '254', '-gray', '-f', String(page), '-l', String(page), '-singlefile', file, out);
  const bytes = readFileSync(`${out}.pgm`);
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 40).toString('latin1'))!;
  const [width, height] = [Number(head[1]), Number(head[2])];
  const pixels = bytes.subarray(head[0].length);
  // Ten dots a millimetre; in the last tenth a line that ends there fades out.
  const edge = WHITE * 10 - 1;
  let [sum, darkest] = [0, 255];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const value = pixels[y * width + x]!;
      sum += 255 - value;
      if (x < edge || y < edge || x >= width - edge || y >= height - edge) darkest = Math.min(darkest, value);
    }
  return { mean: sum / (255 * width * height), edge: darkest };
}

/** How many of the sheets at the end of a list have marks for cutting. */
const MARKED = 4;
/** The same pages without marks, printed to a new file; gives its path. */
async function unmarked(kind: string, options: Options, game?: string): Promise<string> {
  const sources = sourcesOf(game === undefined ? undefined : finishedGame(game));
  const { pages, title } = assemble(readRequest(kind, options), sources);
  const left = (items: readonly Item[]): Item[] =>
    items.flatMap((item) => {
      if ('items' in item) return { ...item, items: left(item.items) };
      return item.kind !== 'text' && item.role === 'mark' ? [] : item;
    });
  const bare = pages.map((page) => ({ ...page, items: left(page.items) }));
  const file = fresh('.pdf');
  writeFileSync(file, await pdfOf(bare, fontOf, { title, lang: 'en', date: new Date(0) }));
  return file;
}

test('the outermost 6 mm are white but for marks on every kind of sheet that has any', async () => {
  const cards = 'muki,fogas';
  const files = [
    await unmarked('agenda-cards', {}, 'loko-moto'),
    await unmarked('agenda-cards', { sheet: 'square', paper: 'letter' }),
    await unmarked('train-cards', { paper: 'letter', layout: 'duplex', cards }),
    await unmarked('train-cards', { layout: 'fold', cards }),
    await unmarked('shape-cards', { layout: 'duplex' }),
    await unmarked('locomotive-cards', { layout: 'duplex', paper: 'letter', cards: SOME }),
    await unmarked('locomotive-cards', { cards: SOME }),
  ];
  for (const [i, file] of files.entries()) assert.ok(inkOf(file).edge >= FADED, `${i}`);
  // The backs of a pile, whose art goes on beyond the cut.
  assert.ok(inkOf(files[2]!, 2).edge >= FADED);
});

test('ink is spared on every kind of sheet, and the edge of those without marks is left white', async (t) => {
  const game = (id: string): string[] => ['--record', record(id)];
  const sheets = [
    await pdf(t, 'map'),
    await pdf(t, 'map', '--sheet', 'small', '--paper', 'letter'),
    await pdf(t, 'map', '--sheet', 'square'),
    await pdf(t, 'statistics'),
    await pdf(t, 'rules', '--sheet', 'loko-moto', '--lang', 'hu'),
    await pdf(t, 'score-sheet', '--sheet', 'double-header'),
    await pdf(t, 'score-sheet', '--sheet', 'loco-dome', '--paper', 'letter'),
    await pdf(t, 'score-sheet', '--sheet', 'loko-moto'),
    await pdf(t, 'record', ...game('loko-moto')),
    await pdf(t, 'record', ...game('double-header'), '--lang', 'hu'),
    await pdf(t, 'agenda-cards', ...game('loko-moto')),
    await pdf(t, 'agenda-cards', '--sheet', 'square', '--paper', 'letter'),
    await pdf(t, 'train-cards', '--paper', 'letter', '--layout', 'duplex', '--cards', 'muki,fogas'),
    await pdf(t, 'shape-cards', '--layout', 'duplex'),
  ];
  for (const [i, file] of sheets.entries()) {
    const { mean, edge } = inkOf(file);
    assert.ok(mean < 0.08, `${i}: ${mean}`);
    if (i < sheets.length - MARKED) assert.equal(edge, 255, `${i}`);
  }
  assert.ok(inkOf(sheets.at(-1)!, 2).mean < 0.08);
  // The rules are the fullest pages: Hungarian is the longer language, and A4 the paper with more lines.
  for (const game of ['double-header', 'loco-dome']) {
    const rules = await pdf(t, 'rules', '--sheet', game, '--lang', 'hu');
    for (const page of [1, 2]) assert.ok(inkOf(rules, page).mean < 0.08, `${game}, page ${page}`);
  }
  const folded = inkOf(await pdf(t, 'locomotive-cards', '--cards', SOME));
  assert.ok(folded.mean < 0.2, JSON.stringify(folded));
  const card = await pdf(t, 'locomotive-cards', '--layout', 'single', '--cards', SOME);
  for (const page of [1, 3, 5, 7]) assert.ok(inkOf(card, page).mean < 0.2);
});

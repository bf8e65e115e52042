// Prints the hash of everything that can be printed; a test runs it in two time zones, languages and folders.
import { createHash } from 'node:crypto';
import { pdfOf } from '@turntable/print/pdf.ts';
import { fontOf } from '@turntable/server/print/fonts.ts';
import { everything, pagesOf } from './printed.ts';

for (const each of everything()) {
  const { pages, title, date = 0 } = pagesOf(each);
  const pdf = await pdfOf(pages, fontOf, { title, lang: each.request.lang, date: new Date(date * 1000) });
  console.log(createHash('sha256').update(pdf).digest('hex'), each.name);
}

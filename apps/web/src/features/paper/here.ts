import { rulePartsOf } from '@turntable/print/rule-parts.ts';
import { rulesText } from '../../api/rules-text.ts';
import type { PrintedHere } from '../../local/printing/print-worker.ts';
import { printHere } from '../../local/printing/printing.ts';
import type { PaperWish } from '../../session/paper-wish.ts';

/** The rules on the sheet, as `packages/print` asks for them: by game, or by what games share. */
async function rulesOf({ sheet, lang }: PaperWish): Promise<Record<string, string>> {
  const texts = rulePartsOf(sheet!).map(async (id) => [id, (await rulesText(id, lang))!.text] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/** Prints a wish on this device: its document, drawings of its first pages, or its pages as pictures for a print shop. */
export async function printed(wish: PaperWish, pictures?: number | 'png'): Promise<PrintedHere> {
  const { kind, copies, ...options } = wish;
  return printHere({
    kind,
    options: {
      ...options,
      ...(copies !== undefined && pictures === undefined && { copies: String(copies) }),
    },
    ...(kind === 'rules' && { rules: await rulesOf(wish) }),
    ...(pictures === 'png' ? { png: true } : pictures !== undefined && { pictures }),
  });
}

import { rulePartsOf } from '@turntable/print/rule-parts.ts';
import type { PrintedHere } from '../../local/printing/print-worker.ts';
import { printHere } from '../../local/printing/printing.ts';
import type { PaperWish } from '../../session/paper-wish.ts';

/** RULES.md of every game, as `packages/print` asks for them; fetched when rules are printed here. */
const files = import.meta.glob<string>('../../../../../packages/games/*/RULES*.md', {
  query: '?raw',
  import: 'default',
});

async function rulesOf({ sheet, lang }: PaperWish): Promise<Record<string, string>> {
  const ids = rulePartsOf(sheet!);
  const text = async (id: string): Promise<string> => {
    const folder = `../../../../../packages/games/${id}`;
    const file = files[`${folder}/RULES.${lang}.md`] ?? files[`${folder}/RULES.md`]!;
    return file();
  };
  return Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await text(id)] as const)));
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

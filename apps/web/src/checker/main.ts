import { chooseLocale, format, LOCALES, teach, type Values } from '@turntable/messages';
import { FileError, textOf } from '../device/text-of.ts';
import type { seal as sentences } from '@turntable/messages/en/seal.ts';
import { installBands } from '@turntable/roster/bands.none.ts';
import bands from '@turntable/roster/data/bands.json';
import { examined, type Examined } from './examined.ts';
import './checker.css';

/** The checker: one page that repeats the draws of a saved record and compares them. It makes no requests. */
const files = import.meta.glob<{ readonly seal: Readonly<Record<string, string>> }>(
  '../../../../packages/messages/*/seal.ts',
  { eager: true },
);
for (const language of LOCALES)
  teach(language, files[`../../../../packages/messages/${language}/seal.ts`]!.seal);
const locale = chooseLocale(navigator.languages);
const t = (key: keyof typeof sentences, values?: Values): string => format(locale, key, values);

installBands(bands);

/** Records are some ten thousand bytes; more than this is something else. */
const MOST_BYTES = 4_000_000;

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  of: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(tag), of);
  made.append(...children);
  return made;
}

const noted = element('input', { type: 'text', id: 'noted', autocomplete: 'off', spellcheck: false });
const file = element('input', { type: 'file', id: 'file', accept: '.json,application/json' });
const result = element('section', { ariaLive: 'polite' });
let shown: Examined | undefined;

const row = (term: string, text: string, fits: boolean | null): Node[] => [
  element('dt', {}, term),
  element('dd', { className: fits === null ? '' : fits ? 'fits' : 'differs' }, text),
];

function draw(): void {
  if (!shown) return;
  if ('unreadable' in shown) {
    const text = t('checker.unreadable', { detail: shown.unreadable });
    result.replaceChildren(element('p', { className: 'verdict differs' }, text));
    return;
  }
  if ('kept' in shown) {
    result.replaceChildren(element('p', { className: 'verdict' }, t('checker.kept')));
    return;
  }
  const { names, game, check } = shown;
  const { commitment, seed, promised, dealt, drafted, lots } = check;
  const wrong = lots.flatMap((lot) => (lot.fits ? [] : [lot.at + 1]));
  const wanted = noted.value.trim().toLowerCase();
  const same = wanted === '' ? null : wanted === commitment;
  const yesNo = (fits: boolean): string => t(fits ? 'checker.yes' : 'checker.no');
  const fits = check.fits && same !== false;
  const verdict = element(
    'p',
    { className: `verdict ${fits ? 'fits' : 'differs'}` },
    t(fits ? 'checker.fits' : 'checker.differs'),
  );
  const drawn =
    wrong.length > 0
      ? t('checker.lots.bad', { count: wrong.length, actions: wrong.join(', ') })
      : t('checker.lots.count', { count: lots.length });
  result.replaceChildren(
    verdict,
    element(
      'dl',
      {},
      ...row(t('checker.game'), format(locale, `checker.game.${game}`), null),
      ...row(t('checker.players'), names.join(', '), null),
      ...row(t('fair.commitment'), commitment, null),
      ...row(t('fair.seed'), seed, null),
      ...row(t('checker.fingerprint'), yesNo(promised), promised),
      ...(same === null
        ? []
        : row(t('checker.noted'), t(same ? 'checker.noted.fits' : 'checker.noted.differs'), same)),
      ...row(t('checker.deal'), dealt === null ? t('checker.deal.none') : yesNo(dealt), dealt),
      ...(drafted === undefined ? [] : row(t('checker.draft'), yesNo(drafted), drafted)),
      ...row(t('checker.lots'), drawn, lots.length === 0 ? null : wrong.length === 0),
    ),
  );
}

async function read(chosen: File | undefined): Promise<void> {
  if (!chosen) return;
  shown =
    chosen.size > MOST_BYTES
      ? { unreadable: `${chosen.name}: ${chosen.size} > ${MOST_BYTES}` }
      : await textOf(chosen).then(examined, (error: unknown) => {
          if (!(error instanceof FileError)) throw error;
          return { unreadable: `${chosen.name}: ${error.message}` };
        });
  draw();
}

document.documentElement.lang = locale;
document.title = t('checker.title');
if (matchMedia('(prefers-color-scheme: dark)').matches) document.documentElement.dataset['theme'] = 'night';
file.addEventListener('change', () => void read(file.files?.[0]));
noted.addEventListener('input', draw);
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  void read(event.dataTransfer?.files[0]);
});
document.body.append(
  element(
    'main',
    {},
    element('h1', {}, t('checker.title')),
    element('p', {}, t('checker.text')),
    element(
      'div',
      { className: 'drop' },
      element('label', { htmlFor: 'file' }, t('checker.choose')),
      file,
      element('span', {}, t('checker.drop')),
    ),
    element('div', { className: 'noted' }, element('label', { htmlFor: 'noted' }, t('checker.noted')), noted),
    result,
  ),
);

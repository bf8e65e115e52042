import { under } from '../device/base.ts';
import { useMessages } from '../i18n/messages.ts';
import { isLocal } from '../local/ids.ts';
import { printHere } from '../local/printing/printing.ts';
import { WITHOUT_SERVER } from '../local/alone.ts';
import { notify } from '../ui/announce.ts';
import { saveFile } from '../ui/save.ts';

interface PrintLinkProps {
  /** What is printed, by its name in `packages/print`. */
  readonly kind: 'rules' | 'statistics' | 'locomotive-cards' | 'score-sheet' | 'agenda-cards' | 'record';
  /** The words of the request beside the language: `table`, `sheet`, `cards`. */
  readonly words: Readonly<Record<string, string>>;
  readonly label: string;
}

/** A link to a PDF that the server makes; nothing where there is none. */
export function PrintLink({ kind, words, label }: PrintLinkProps) {
  const { locale } = useMessages();
  if (WITHOUT_SERVER || isLocal(words['table'] ?? '')) return null;
  const query = new URLSearchParams({ ...words, lang: locale });
  return (
    <a className="button-quiet" href={`/print/${kind}.pdf?${query.toString()}`} download>
      {label}
    </a>
  );
}

/** The PDF of a record that no server has: it is sent there to be printed, and where none answers this device prints it. */
export function PrintRecord({ record }: { readonly record: object }) {
  const { t, locale } = useMessages();
  const there = async (): Promise<Blob> => {
    const reply = await fetch(under(`/print/record.pdf?lang=${locale}`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(record),
    });
    if (!reply.ok) throw new Error(String(reply.status));
    return reply.blob();
  };
  const here = async (): Promise<Blob> => {
    const made = await printHere({ kind: 'record', options: { lang: locale }, record });
    if (!('pdf' in made)) throw new Error('no document');
    return new Blob([made.pdf], { type: 'application/pdf' });
  };
  const print = async (): Promise<void> => {
    try {
      // Without a server this device prints what it can.
      saveFile('turntable-record.pdf', await (WITHOUT_SERVER ? here() : there().catch(here)));
    } catch {
      notify({ tone: 'caution', text: t('paper.here.failed') });
    }
  };
  return (
    <button type="button" className="button-quiet" onClick={() => void print()}>
      {t('paper.print.record')}
    </button>
  );
}

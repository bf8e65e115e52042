import { under } from '../device/base.ts';
import { usePaper } from '../device/paper.ts';
import { useMessages } from '../i18n/messages.ts';
import { isLocal } from '../local/ids.ts';
import { printHere } from '../local/printing/printing.ts';
import { WITHOUT_SERVER } from '../local/alone.ts';
import { notify } from '../ui/announce.ts';
import { saveFile } from '../ui/save.ts';
import type { GameListing } from './listing.ts';

interface PrintLinkProps {
  /** What is printed, by its name in `packages/print`. */
  readonly kind: 'rules' | 'statistics' | 'locomotive-cards' | 'agenda-cards';
  /** The words of the request beside the language: `table`, `sheet`, `cards`. */
  readonly words: Readonly<Record<string, string>>;
  readonly label: string;
}

/** A link to a PDF that the server makes; nothing where there is none. */
export const PrintLink = (props: PrintLinkProps) => <PdfLink {...props} />;

interface PrintGameLinkProps {
  /** What each game lays out in its own way. */
  readonly kind: 'score-sheet' | 'record';
  readonly listing: GameListing;
  readonly table: string;
}
/** The same for the pages of a game; nothing for a game that is not printed. */
export function PrintGameLink({ kind, listing, table }: PrintGameLinkProps) {
  const { t } = useMessages();
  if (!listing.printed) return null;
  return kind === 'record' ? (
    <PdfLink kind={kind} words={{ table }} label={t('paper.print.record')} />
  ) : (
    <PdfLink kind={kind} words={{ table, sheet: listing.id }} label={t('paper.print.sheet')} />
  );
}

function PdfLink({ kind, words, label }: Omit<PrintLinkProps, 'kind'> & { readonly kind: string }) {
  const { locale } = useMessages();
  const [paper] = usePaper();
  if (WITHOUT_SERVER || isLocal(words['table'] ?? '')) return null;
  const query = new URLSearchParams({ ...words, lang: locale, paper });
  return (
    <a className="button-quiet" href={`/print/${kind}.pdf?${query.toString()}`} download>
      {label}
    </a>
  );
}

/**
 * The PDF of a record that no server has: it is sent there to be printed, and where none answers this device prints it.
 * Nothing for a game that is not printed.
 */
export function PrintRecord({ listing, record }: { readonly listing: GameListing; readonly record: object }) {
  const { t, locale } = useMessages();
  const [paper] = usePaper();
  const there = async (): Promise<Blob> => {
    const reply = await fetch(under(`/print/record.pdf?lang=${locale}&paper=${paper}`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(record),
    });
    if (!reply.ok) throw new Error(String(reply.status));
    return reply.blob();
  };
  const here = async (): Promise<Blob> => {
    const made = await printHere({ kind: 'record', options: { lang: locale, paper }, record });
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
  if (!listing.printed) return null;
  return (
    <button type="button" className="button-quiet" onClick={() => void print()}>
      {t('paper.print.record')}
    </button>
  );
}

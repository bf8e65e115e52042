import { useEffect, useId, useState } from 'react';
import type { ErrorBody } from '@turntable/protocol/messages.ts';
import { FileError, textOf } from '../../device/text-of.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { useMessages, type Messages } from '../../i18n/messages.ts';
import { refusalText } from '../../session/sentences.ts';
import { MOST_FILE_BYTES, spokenOf, type RecordText } from './record-file.ts';
import '../../ui/style/field.css';
import './import.css';

/** Why a record cannot be replayed: found here, or by the server. */
export type Trouble =
  Extract<RecordText, { problem: string }> | { readonly record: object; readonly error: ErrorBody };

interface ImportFormProps {
  open(text: string): void;
  readonly busy: boolean;
  readonly trouble: Trouble | null;
  setTrouble(trouble: Trouble): void;
}

/** Takes files that are dropped anywhere on the page. */
function useDropped(take: (file: File | undefined) => void): void {
  useEffect(() => {
    const over = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      take(event.dataTransfer?.files[0]);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
    };
  });
}

/** Where a record is brought: chosen, dropped or pasted; and what is wrong with it, with the place. */
export function ImportForm({ open, busy, trouble, setTrouble }: ImportFormProps) {
  const messages = useMessages();
  const { t } = messages;
  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    if (chosen.size > MOST_FILE_BYTES)
      setTrouble({ problem: 'large', detail: `${chosen.size} > ${MOST_FILE_BYTES}` });
    else
      try {
        open(await textOf(chosen));
      } catch (error) {
        if (!(error instanceof FileError)) throw error;
        setTrouble({ problem: 'json', detail: error.message });
      }
  };
  useDropped((chosen) => void take(chosen));
  return (
    <Page title={t('import.title')}>
      <div className="stack">
        <h1>{t('import.title')}</h1>
        <p>{t('import.text')}</p>
        <div className="import-drop">
          <FileButton
            label={t('import.choose')}
            accept=".json,application/json"
            busy={busy}
            onFile={(chosen) => void take(chosen)}
          />
          <span className="soft">{t('import.drop')}</span>
        </div>
        <PasteForm open={open} busy={busy} />
        <div role="alert">{trouble && <TroubleText {...{ trouble, messages }} />}</div>
      </div>
    </Page>
  );
}

/** A record as text. */
function PasteForm({ open, busy }: Pick<ImportFormProps, 'open' | 'busy'>) {
  const { t } = useMessages();
  const id = useId();
  const [pasted, setPasted] = useState('');
  return (
    <form
      className="field import-paste"
      onSubmit={(event) => {
        event.preventDefault();
        open(pasted);
      }}
    >
      <label htmlFor={id}>{t('import.paste')}</label>
      <textarea
        id={id}
        className="input import-text"
        rows={5}
        spellCheck={false}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
      />
      <div className="buttons">
        <button type="submit" className="button-quiet" disabled={busy || pasted.trim() === ''}>
          {t('import.open')}
        </button>
      </div>
    </form>
  );
}

function TroubleText({ trouble, messages }: { readonly trouble: Trouble; readonly messages: Messages }) {
  const { t } = messages;
  const { what, where } = wordsFor(trouble, messages);
  return (
    <div className="import-trouble">
      <p>{what}</p>
      {where !== undefined && (
        <p className="soft">
          {t('import.bad.where')} <code>{where}</code>
        </p>
      )}
    </div>
  );
}

/** The sentence, and the place if a place is known; places are the same words in every language. */
function wordsFor(
  trouble: Trouble,
  { t, say, locale }: Messages,
): { readonly what: string; readonly where?: string } {
  if ('problem' in trouble) {
    const what = t(`import.bad.${trouble.problem}`);
    return trouble.problem === 'json' ? { what, where: trouble.detail } : { what };
  }
  const { code, detail = '', refusals } = trouble.error;
  if (detail === 'LV-1.6') return { what: t('import.hidden') };
  if (code === 'too-large') return { what: t('import.bad.large') };
  if (code === 'bad-record') return { what: say(`error.${code}`), where: detail };
  const [first] = refusals ?? [];
  const at = /^actions\[(\d+)\]$/.exec(detail)?.[1];
  if (code !== 'illegal' || !first || at === undefined) return { what: say(`error.${code}`) };
  const { game, names, byOf, isVain } = spokenOf(trouble.record);
  const why = isVain(Number(at))
    ? t('error.nothing-to-take-back')
    : refusalText(game, first, byOf(Number(at)), names, locale);
  // The deal is move 1, as on the page of a replay.
  return {
    what: t('import.bad.illegal', { n: Number(at) + 2, why }),
    where: `${detail}, ${first.clause}`,
  };
}

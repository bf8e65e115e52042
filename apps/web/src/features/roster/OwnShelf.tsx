import { Link } from 'wouter';
import { StatSheetError } from '@turntable/roster/read.ts';
import { FileError, textOf } from '../../device/text-of.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { saveFile } from '../../ui/save.ts';
import {
  putLocomotives,
  readLocomotives,
  writeLocomotives,
  type OwnLocomotive,
} from '../../locomotives/own.ts';

const fileOf = (locomotives: readonly OwnLocomotive[]): Blob =>
  new Blob([writeLocomotives(locomotives)], { type: 'application/json' });

/** A player's own locomotives: add one, save them to a file, read them from one. */
export function OwnShelf({ locomotives }: { readonly locomotives: readonly OwnLocomotive[] }) {
  const { t } = useMessages();
  const load = async (chosen: File): Promise<void> => {
    try {
      const read = readLocomotives(await textOf(chosen), chosen.name);
      const room = putLocomotives(read);
      notify(
        room
          ? { tone: 'clear', text: t('own.imported', { count: read.length }) }
          : { tone: 'caution', text: t('own.full') },
      );
    } catch (error) {
      if (!(error instanceof StatSheetError || error instanceof FileError)) throw error;
      notify({ tone: 'caution', text: t('own.wrong', { problem: error.message }) });
    }
  };
  return (
    <section className="own" aria-labelledby="own">
      <h2 id="own">{t('own.title')}</h2>
      <p className="soft">{t('own.text')}</p>
      {locomotives.length > 0 && (
        <ul className="own-list">
          {locomotives.map((locomotive) => (
            <li key={locomotive.id}>
              <Link href={`/roster/${locomotive.id}`}>{locomotive.name}</Link>{' '}
              <span className="soft">{locomotive.whyte}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="buttons">
        <Link href="/calculator" className="button-quiet">
          {t('own.add')}
        </Link>
        <FileButton
          quiet
          label={t('own.import')}
          name={t('own.import.label')}
          accept=".json,.csv,application/json,text/csv"
          onFile={(chosen) => void load(chosen)}
        />
        {locomotives.length > 0 && (
          <button
            type="button"
            className="button-quiet"
            onClick={() => saveFile('engines.json', fileOf(locomotives))}
          >
            {t('own.export')}
          </button>
        )}
      </div>
    </section>
  );
}

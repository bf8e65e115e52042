import type { TableInfo } from '@turntable/protocol/messages.ts';
import { failureOf, recordOf, recordUrl } from '../api/http.ts';
import { useMessages } from '../i18n/messages.ts';
import { isLocal } from '../local/ids.ts';
import { notify } from '../ui/announce.ts';
import { saveJson } from '../ui/save.ts';

interface RecordLinkProps {
  readonly table: Pick<TableInfo, 'id' | 'game'>;
  readonly className?: string;
}

/** Saves the record of a finished game as a file: from its server, or from this device. */
export function RecordLink({ table: { id, game }, className = 'button-quiet' }: RecordLinkProps) {
  const { t, say } = useMessages();
  const name = `${game}-${id.replace('~', '')}.json`;
  if (!isLocal(id))
    return (
      <a className={className} href={recordUrl(id)} download={name}>
        {t('end.record')}
      </a>
    );
  const save = (): void => {
    recordOf(id).then(
      (record) => saveJson(name, record),
      (thrown: unknown) => notify({ tone: 'caution', text: say(`error.${failureOf(thrown).code}`) }),
    );
  };
  return (
    <button type="button" className={className} onClick={save}>
      {t('end.record')}
    </button>
  );
}

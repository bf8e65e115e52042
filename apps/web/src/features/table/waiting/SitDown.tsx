import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { CodeForm } from '../../../session/join/CodeForm.tsx';
import { storedCode } from '../../../device/codes.ts';
import { inTeams } from '../../../games/registry.ts';
import { JoinForm } from '../../../session/join/JoinForm.tsx';

interface SitDownProps {
  readonly table: TableInfo;
  readonly place: Place;
}

/** The way to a free seat for somebody who has none, or the words for what they lack. */
export function SitDown({ table, place }: SitDownProps) {
  const { t } = useMessages();
  const free = table.seats.filter(({ kind }) => kind === 'open');
  if (free.length === 0) return <p>{t('waiting.watching')}</p>;
  if (table.entry === 'links' && !place.host) return <p className="soft">{t('admission.need-link')}</p>;
  if (free.every(({ reserved }) => reserved)) return <p className="soft">{t('links.reserved.none')}</p>;
  const code = storedCode(table.id);
  if (table.entry === 'code' && !place.host && code === undefined)
    return (
      <>
        <p>{t('admission.need-code')}</p>
        <CodeForm />
      </>
    );
  return <JoinForm table={table} code={code} teams={inTeams(table)} />;
}

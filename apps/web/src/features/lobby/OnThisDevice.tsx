import { useAnswer } from '../../api/query.ts';
import { hasLocalGames } from '../../device/local-games.ts';
import { listingOf } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { local } from '../../local/local.ts';
import { TableRow } from '../../session/TableRow.tsx';
import '../../ui/style/timetable.css';
import '../../session/style/lobby.css';

/** Games that lie on this device alone: those that go on, and the last ones to be replayed. */
export function OnThisDevice() {
  const { t } = useMessages();
  const { body } = useAnswer(['local'], () => local.tables(), { when: hasLocalGames() });
  if (!body || body.length === 0) return null;
  return (
    <section className="board" aria-labelledby="on-this-device">
      <h2 id="on-this-device">{t('local.title')}</h2>
      <ol className="timetable">
        {body.map(({ table, at }) => (
          <TableRow
            key={table.id}
            table={table}
            listing={listingOf(table.game)}
            at={at}
            {...(table.status !== 'over' && { note: t('local.running') })}
            action={t(table.status !== 'over' ? 'local.go' : 'local.replay')}
            href={`/${table.status !== 'over' ? 't' : 'g'}/${table.id}`}
          />
        ))}
      </ol>
    </section>
  );
}

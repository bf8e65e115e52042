import { Link } from 'wouter';
import { api } from '../../api/http.ts';
import { useAnswer } from '../../api/query.ts';
import { introduce } from '../../session/me.ts';
import { Page } from '../../ui/page/Page.tsx';
import { FailurePage, Loading } from '../../ui/page/states.tsx';
import { listingOf } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { TableRow } from '../../session/TableRow.tsx';
import { OwnRatings } from './OwnRatings.tsx';
import { Devices } from './Devices.tsx';
import { MakePhrase } from './MakePhrase.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Recover } from './Recover.tsx';
import { YourData } from './YourData.tsx';
import { hasPasskeys } from './webauthn.ts';
import '../../ui/style/field.css';
import '../../ui/style/timetable.css';
import '../../session/style/lobby.css';
import './you.css';

/** `/you`: the guest's tables, devices, recovery phrase, passkeys, ratings and data. */
// Long: one part of the page after another.
export default function You() {
  const { t } = useMessages();
  const {
    body: known,
    error,
    again,
    know,
  } = useAnswer(['you'], async () => {
    // The first answer brings the cookie that the others are asked with.
    await introduce();
    const [{ made }, { tables }, { games }, passkeys, { sessions }, own] = await Promise.all([
      api.phrase(),
      api.mine(),
      api.history(),
      api.passkeys(),
      api.sessions(),
      // Would move the rest of the page down, under somebody's finger, if they came later.
      api.ownRatings(),
    ]);
    return { made, mine: tables.map(({ table }) => table), over: games.length, passkeys, sessions, own };
  });
  if (error) return <FailurePage error={error} retry={again} />;
  if (!known) return <Loading />;
  const { made, mine, over, passkeys, sessions, own } = known;
  return (
    <Page title={t('you.title')}>
      <div className="stack">
        <div className="stack-small">
          <h1>{t('you.title')}</h1>
          <p>{t('you.text')}</p>
        </div>
        <MakePhrase made={made} onMade={() => know({ ...known, made: true })} />
        <Passkeys known={passkeys} onChange={(changed) => know({ ...known, passkeys: changed })} />
        <Recover
          tables={made || passkeys.passkeys.length > 0 ? 0 : mine.length + over}
          passkeys={passkeys.offered && hasPasskeys()}
        />
        <Devices sessions={sessions} onChange={(changed) => know({ ...known, sessions: changed })} />
        <OwnRatings own={own} onChange={(changed) => know({ ...known, own: changed })} />
        <YourData />
        <section className="board" aria-labelledby="mine">
          <h2 id="mine">{t('you.tables.title')}</h2>
          {mine.length === 0 ? (
            <p className="soft">{t('you.tables.none')}</p>
          ) : (
            <ol className="timetable">
              {mine.map((table) => (
                <TableRow
                  key={table.id}
                  table={table}
                  listing={listingOf(table.game)}
                  action={t('lobby.back')}
                  href={`/t/${table.id}`}
                />
              ))}
            </ol>
          )}
          <p className="ways">
            <Link href="/history">{t('history.link')}</Link>
          </p>
        </section>
      </div>
    </Page>
  );
}

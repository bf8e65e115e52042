import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import type { ErrorBody } from '@turntable/protocol/messages.ts';
import type { Passkeys as KnownPasskeys } from '@turntable/protocol/passkey.ts';
import { api, failureOf } from '../../api/http.ts';
import { introduce } from '../../session/me.ts';
import { Page } from '../../ui/page/Page.tsx';
import { FailurePage, Loading } from '../../ui/page/states.tsx';
import { entryOf } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { TableRow } from '../../session/TableRow.tsx';
import { OwnRatings } from './OwnRatings.tsx';
import { MakePhrase } from './MakePhrase.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Recover } from './Recover.tsx';
import { hasPasskeys } from './webauthn.ts';
import '../../ui/field.css';
import '../../ui/timetable.css';
import '../../session/lobby.css';
import './you.css';

/** `/you`: the tables that hang on this browser, and what brings them to another one: words or passkeys. */
export default function You() {
  const { t } = useMessages();
  const [known, setKnown] = useState<{
    readonly made: boolean;
    readonly mine: readonly TableInfo[];
    readonly over: number;
  }>();
  const [passkeys, setPasskeys] = useState<KnownPasskeys>({ offered: false, passkeys: [] });
  const [error, setError] = useState<ErrorBody | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let shown = true;
    setError(null);
    // The first answer brings the cookie that the others are asked with.
    introduce()
      .then(() => Promise.all([api.phrase(), api.mine(), api.history(), api.passkeys()]))
      .then(
        ([{ made }, { tables }, { games }, kept]) => {
          if (!shown) return;
          setKnown({ made, mine: tables.map(({ table }) => table), over: games.length });
          setPasskeys(kept);
        },
        (thrown: unknown) => shown && setError(failureOf(thrown)),
      );
    return () => {
      shown = false;
    };
  }, [round]);
  if (error) return <FailurePage error={error} retry={() => setRound(round + 1)} />;
  if (!known) return <Loading />;
  const { made, mine, over } = known;
  return (
    <Page title={t('you.title')}>
      <div className="stack">
        <div className="stack-small">
          <h1>{t('you.title')}</h1>
          <p>{t('you.text')}</p>
        </div>
        <MakePhrase made={made} />
        <Passkeys known={passkeys} onChange={setPasskeys} />
        <Recover
          tables={made || passkeys.passkeys.length > 0 ? 0 : mine.length + over}
          passkeys={passkeys.offered && hasPasskeys()}
        />
        <OwnRatings />
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
                  entry={entryOf(table.game)}
                  action={t('lobby.back')}
                  href={`/t/${table.id}`}
                />
              ))}
            </ol>
          )}
          <p>
            <Link href="/history">{t('history.link')}</Link>
          </p>
        </section>
      </div>
    </Page>
  );
}

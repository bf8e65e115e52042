import { Link } from 'wouter';
import type { BoxReply } from '@turntable/protocol/box.ts';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { api } from '../../api/http.ts';
import { useAnswer } from '../../api/query.ts';
import { listingOf } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { introduce } from '../../session/me.ts';
import { TableRow } from '../../session/TableRow.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { FailurePage, Loading, State } from '../../ui/page/states.tsx';
import { Qr } from '../../ui/Qr.tsx';
import '../../ui/style/timetable.css';
import '../../session/style/lobby.css';
import './box.css';

/** How often the screen is brought up to date. Milliseconds. */
const EVERY = 5_000;

/** `/box`: the screen of a club box: how to join, who arrived, what is played. */
export default function Box() {
  const { t } = useMessages();
  const { body, error, again } = useAnswer(['box'], () => introduce().then(() => api.box()), {
    every: EVERY,
  });
  if (error?.code === 'not-found')
    return (
      <Page title={t('box.not.title')}>
        <State aspect="dark" title={t('box.not.title')} text={t('box.not.text')}>
          <Link href="/" className="button-quiet">
            {t('state.home')}
          </Link>
        </State>
      </Page>
    );
  if (!body) return error ? <FailurePage error={error} retry={() => void again()} /> : <Loading />;
  return (
    <Page title={t('box.title')} width="wide">
      <div className="box">
        <h1>{t('box.title')}</h1>
        <Join links={body.links} />
        <Arrivals arrived={body.arrived} />
        {body.running[0] && <LastBoard table={body.running[0]} />}
        <div className="box-tables">
          <Tables
            id="running"
            title={t('box.running')}
            tables={body.running}
            path="w"
            action={t('box.watch')}
          />
          <Tables id="open" title={t('box.open')} tables={body.open} path="t" action={t('box.sit')} />
        </div>
        <Expect certificate={body.certificate} />
      </div>
    </Page>
  );
}

function Join({ links }: Pick<BoxReply, 'links'>) {
  const { t } = useMessages();
  return (
    <section className="box-join" aria-labelledby="box-join">
      <h2 id="box-join">{t('box.join')}</h2>
      <p className="soft">{t('box.join.text')}</p>
      <ul>
        {links.map((link) => (
          <li key={link}>
            <Qr text={link} label={t('box.qr', { link })} />
            <span className="figures box-address">{link.replace(/\/$/, '')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Arrivals({ arrived }: Pick<BoxReply, 'arrived'>) {
  const { t, time, list } = useMessages();
  const names = arrived.flatMap(({ name }) => name ?? []);
  return (
    <section aria-labelledby="box-arrived">
      <h2 id="box-arrived">{t('box.arrived')}</h2>
      <p role="status">
        {arrived.length === 0 ? t('box.arrived.none') : t('box.arrived.count', { count: arrived.length })}
      </p>
      {arrived[0] && <p className="figures soft">{time(arrived[0].at)}</p>}
      {names.length > 0 && <p className="box-names">{list(names)}</p>}
    </section>
  );
}

/** The board of the table that was touched last: one press of a remote control leads there. */
function LastBoard({ table }: { readonly table: TableInfo }) {
  const { t, list } = useMessages();
  const listing = listingOf(table.game);
  const names = table.seats.flatMap(({ name }) => name ?? []);
  return (
    <Link href={`/w/${table.id}/board`} className="button box-board">
      {t('box.board', { game: listing ? t(listing.name) : table.game, names: list(names) })}
    </Link>
  );
}

interface TablesProps {
  readonly id: string;
  readonly title: string;
  readonly tables: readonly TableInfo[];
  /** First letter of the address that a tap leads to. */
  readonly path: 'w' | 't';
  readonly action: string;
}

function Tables({ id, title, tables, path, action }: TablesProps) {
  const { t } = useMessages();
  return (
    <section className="board" aria-labelledby={`box-${id}`}>
      <h2 id={`box-${id}`}>{title}</h2>
      {tables.length === 0 && <p className="soft">{t('box.none')}</p>}
      <ol className="timetable">
        {tables.map((table) => (
          <TableRow
            key={table.id}
            table={table}
            listing={listingOf(table.game)}
            action={action}
            href={`/${path}/${table.id}`}
          />
        ))}
      </ol>
    </section>
  );
}

/** Which of the three levels this address is on, and what that means. */
function Expect({ certificate }: Pick<BoxReply, 'certificate'>) {
  const { t } = useMessages();
  const level = !isSecureContext ? '1' : location.protocol === 'https:' ? '2' : 'here';
  return (
    <section className="box-expect" aria-labelledby="box-level">
      <h2 id="box-level">{t('box.level')}</h2>
      {certificate !== null && (
        <p role="alert">
          {certificate < 0 ? t('box.certificate.over') : t('box.certificate', { days: certificate })}
        </p>
      )}
      <p>{t(`box.level.${level}`)}</p>
      {level === '1' && <p className="soft">{t('box.level.3')}</p>}
      {level !== '2' && <p className="soft">{t('box.stay')}</p>}
    </section>
  );
}

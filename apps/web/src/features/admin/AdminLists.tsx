import { useState, type FormEvent, type ReactNode } from 'react';
import type { AdminState } from '@turntable/protocol/admin.ts';
import { api } from '../../api/http.ts';
import { listingOf } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { seatNote } from './seat-note.ts';

interface AdminListsProps {
  readonly state: AdminState;
  readonly adminKey: string;
  readonly busy: boolean;
  /** Says whether it was done. */
  ask(asking: Promise<AdminState>): Promise<boolean>;
}

/** Tables, reports, addresses and bans, each with what the host of the server may do about it. */
// Long: one list after another.
export function AdminLists({ state, adminKey, busy, ask }: AdminListsProps) {
  const { t, time } = useMessages();
  const { reports, tables, stored, bans, backupFailed } = state;
  // Ending a game cannot be undone: it is asked once more.
  const [closing, setClosing] = useState<ShownTable>();
  const nameOf = (game: string): string => {
    const listing = listingOf(game);
    return listing ? t(listing.name) : game;
  };
  const quiet = (text: string, name: string, asking: () => Promise<AdminState>) => (
    <button
      type="button"
      className="button-quiet"
      disabled={busy}
      aria-label={name}
      onClick={() => void ask(asking())}
    >
      {text}
    </button>
  );
  const banOf = (who: string) =>
    quiet(t('admin.ban'), t('admin.ban-of', { who }), () => api.adminBan(adminKey, who, ''));
  return (
    <>
      <div className="buttons">{quiet(t('admin.again'), t('admin.again'), () => api.admin(adminKey))}</div>
      {backupFailed !== undefined && <p role="alert">{t('admin.backup-failed', { why: backupFailed })}</p>}
      <section className="stack" aria-labelledby="reports">
        <h2 id="reports">{t('admin.reports')}</h2>
        {reports.length === 0 && <p className="soft">{t('admin.reports.none')}</p>}
        <ul className="timetable">
          {reports.map((report, i) => (
            <li key={i} className="admin-line">
              <span>
                <strong>{report.name || t('admin.unnamed')}</strong>: {report.reason}
                <span className="soft hint">
                  {time(report.at)} · {report.table}
                  {report.said.length > 0 && ` · ${report.said.join(' / ')}`}
                </span>
              </span>
              {report.guest !== null && banOf(`guest:${report.guest}`)}
            </li>
          ))}
        </ul>
      </section>
      <TableList
        id="going"
        title={t('admin.tables')}
        tables={tables}
        {...{ busy, nameOf }}
        onClose={setClosing}
      >
        {tables.length === 0 && t('admin.tables.none')}
      </TableList>
      <TableList
        id="stored"
        title={t('admin.stored')}
        tables={stored.tables}
        {...{ busy, nameOf }}
        onClose={setClosing}
      >
        {t('admin.stored.count', { count: stored.count })}
      </TableList>
      <section className="stack" aria-labelledby="bans">
        <h2 id="bans">{t('admin.bans')}</h2>
        {bans.length === 0 && <p className="soft">{t('admin.bans.none')}</p>}
        <ul className="timetable">
          {bans.map(({ who, at, reason }) => (
            <li key={who} className="admin-line">
              <span>
                {who}
                <span className="soft hint">
                  {time(at)}
                  {reason && ` · ${reason}`}
                </span>
              </span>
              {quiet(t('admin.unban'), t('admin.unban-of', { who }), () => api.adminUnban(adminKey, who))}
            </li>
          ))}
        </ul>
        <BanForm
          busy={busy}
          tables={[...tables, ...stored.tables]}
          onBan={(who, reason) => ask(api.adminBan(adminKey, who, reason))}
        />
      </section>
      <Dialog
        title={t('admin.close-of', { table: closing?.id ?? '' })}
        open={closing !== undefined}
        onClose={() => setClosing(undefined)}
      >
        <div className="stack-small">
          <p>{t('admin.close.why', { game: nameOf(closing?.game ?? '') })}</p>
          <div className="buttons">
            <button
              type="button"
              className="button"
              onClick={() => {
                setClosing(undefined);
                if (closing) void ask(api.adminClose(adminKey, closing.id));
              }}
            >
              {t('admin.close.yes')}
            </button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

type ShownTable = AdminState['stored']['tables'][number] & { readonly addresses?: readonly string[] };
interface TableListProps {
  readonly id: string;
  readonly title: string;
  readonly tables: readonly ShownTable[];
  readonly busy: boolean;
  /** What is said above the list. */
  readonly children: ReactNode;
  nameOf(game: string): string;
  onClose(table: ShownTable): void;
}
/** Tables, each with what closes it. */
function TableList({ id: list, title, tables, busy, children, nameOf, onClose }: TableListProps) {
  const messages = useMessages();
  const { t, time } = messages;
  return (
    <section className="stack" aria-labelledby={list}>
      <h2 id={list}>{title}</h2>
      {children && <p className="soft">{children}</p>}
      <ul className="timetable">
        {tables.map((table) => (
          <li key={table.id} className="admin-line">
            <span>
              <strong>{nameOf(table.game)}</strong> {table.id}
              <span className="soft hint">
                {t(`admin.status.${table.status === 'waiting' ? 'waiting' : 'running'}`)} ·{' '}
                {time(table.madeAt)}
              </span>
              {table.seats.map((seat, i) => (
                <span key={i} className="hint admin-seat">
                  {i + 1}. {seat.name || t('admin.unnamed')} ({seatNote(seat, messages)})
                </span>
              ))}
              {table.addresses && table.addresses.length > 0 && (
                <span className="soft hint">{table.addresses.join(', ')}</span>
              )}
            </span>
            <button
              type="button"
              className="button-quiet"
              disabled={busy}
              aria-label={t('admin.close-of', { table: table.id })}
              onClick={() => onClose(table)}
            >
              {t('admin.close')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BanFormProps {
  readonly tables: readonly ShownTable[];
  readonly busy: boolean;
  /** Says whether it was done. */
  onBan(who: string, reason: string): Promise<boolean>;
}
/** Who is to stay away, chosen among those at tables or typed. */
function BanForm({ busy, tables, onBan }: BanFormProps) {
  const { t } = useMessages();
  const [who, setWho] = useState('');
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void onBan(who, reason).then((done) => {
      if (!done) return;
      setWho('');
      setReason('');
    });
  };
  return (
    <form className="stack-small" onSubmit={submit}>
      <div className="field">
        <label htmlFor="ban-who">{t('admin.ban.who')}</label>
        <input
          id="ban-who"
          className="input"
          required
          placeholder="address:192.0.2.7"
          value={who}
          aria-describedby="ban-hint"
          list="ban-known"
          onChange={(event) => setWho(event.target.value)}
        />
        <datalist id="ban-known">
          {[...new Map(tables.flatMap(({ seats }) => seats.map(({ guest, name }) => [guest, name])))]
            .filter(([guest]) => guest)
            .map(([guest, name]) => (
              <option key={guest} value={`guest:${guest}`} label={name || t('admin.unnamed')} />
            ))}
        </datalist>
        <span id="ban-hint" className="soft hint">
          {t('admin.ban.hint')}
        </span>
      </div>
      <div className="field">
        <label htmlFor="ban-reason">{t('admin.ban.reason')}</label>
        <input
          id="ban-reason"
          className="input"
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      <div className="buttons">
        <button type="submit" className="button-quiet" disabled={busy}>
          {t('admin.ban')}
        </button>
      </div>
    </form>
  );
}

import type { FormEvent } from 'react';
import type { Speaker } from '@turntable/protocol/social.ts';
import { api } from '../../../api/http.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { usePersonDo, type Asks } from './usePersonDo.ts';

interface PersonDoProps {
  readonly table: string;
  readonly who: Speaker;
  readonly name: string;
  readonly muted: boolean;
  /** The host of a running game may give somebody's seat to a bot. */
  readonly mayKick: boolean;
}

/** Characters of a report's reason, at most. */
const MOST_REASON = 500;

/** Not reading somebody's words, taking their seat away, telling whoever runs the server: the last two ask once more. */
export function PersonDo({ table, who, name, muted, mayKick }: PersonDoProps) {
  const { asks, setAsks, reason, setReason, outcome, busy, ask, report } = usePersonDo();
  const send = (): void => {
    if (reason.trim()) void report(api.report(table, who, reason.trim()));
  };
  return (
    <div className="person-do">
      {asks === null && (
        <PersonChoices
          {...{ name, muted, mayKick, busy }}
          onMute={() => void ask(api.mute(table, who, !muted))}
          onAsk={setAsks}
        />
      )}
      {asks === 'kick' && typeof who === 'number' && (
        <Sure {...{ name, busy }} onYes={() => void ask(api.kick(table, who))} onNo={() => setAsks(null)} />
      )}
      {asks === 'report' && (
        <Report {...{ name, busy, reason }} onReason={setReason} onSend={send} onNo={() => setAsks(null)} />
      )}
      <p role="status" className="soft">
        {outcome}
      </p>
    </div>
  );
}

interface PersonChoicesProps extends Pick<PersonDoProps, 'name' | 'muted' | 'mayKick'> {
  readonly busy: boolean;
  onMute(): void;
  onAsk(what: Asks): void;
}

/** What may be done about somebody. */
function PersonChoices({ name, muted, mayKick, busy, onMute, onAsk }: PersonChoicesProps) {
  const { t } = useMessages();
  return (
    <div className="buttons">
      <button
        type="button"
        className="button-quiet"
        disabled={busy}
        aria-label={t(muted ? 'people.unmute-of' : 'people.mute-of', { name })}
        onClick={onMute}
      >
        {t(muted ? 'people.unmute' : 'people.mute')}
      </button>
      {mayKick && (
        <button
          type="button"
          className="button-quiet"
          aria-label={t('people.kick-of', { name })}
          onClick={() => onAsk('kick')}
        >
          {t('people.kick')}
        </button>
      )}
      <button
        type="button"
        className="button-quiet"
        aria-label={t('people.report-of', { name })}
        onClick={() => onAsk('report')}
      >
        {t('people.report')}
      </button>
    </div>
  );
}

interface SureProps {
  readonly name: string;
  readonly busy: boolean;
  onYes(): void;
  onNo(): void;
}

/** Whether a seat is really to be taken away. */
function Sure({ name, busy, onYes, onNo }: SureProps) {
  const { t } = useMessages();
  return (
    <div className="person-sure" role="group" aria-label={t('people.kick-of', { name })}>
      <p>{t('people.kick.text', { name })}</p>
      <div className="buttons">
        <button type="button" className="button-quiet" autoFocus onClick={onNo}>
          {t('people.kick.no')}
        </button>
        <button type="button" className="button-quiet" disabled={busy} onClick={onYes}>
          {t('people.kick.yes')}
        </button>
      </div>
    </div>
  );
}

interface ReportProps {
  readonly name: string;
  readonly busy: boolean;
  readonly reason: string;
  onReason(reason: string): void;
  onSend(): void;
  onNo(): void;
}

/** The form of a report about somebody, for whoever runs the server. */
function Report({ name, busy, reason, onReason, onSend, onNo }: ReportProps) {
  const { t } = useMessages();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSend();
  };
  return (
    <form className="person-sure" aria-label={t('people.report-of', { name })} onSubmit={submit}>
      <p>{t('people.report.text', { name })}</p>
      <label className="field">
        <span>{t('people.report.reason')}</span>
        <textarea
          className="input"
          rows={3}
          maxLength={MOST_REASON}
          autoFocus
          value={reason}
          onChange={(event) => onReason(event.target.value)}
        />
      </label>
      <div className="buttons">
        <button type="button" className="button-quiet" onClick={onNo}>
          {t('people.report.no')}
        </button>
        <button type="submit" className="button-quiet" disabled={busy || !reason.trim()}>
          {t('people.report.send')}
        </button>
      </div>
    </form>
  );
}

import { useState, type FormEvent, type ReactNode } from 'react';
import { useOnce } from '../../../device/useOnce.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { Sent } from '../../../session/props.ts';
import type { LogLine } from '../../../session/sentences.ts';
import { notify } from '../../../ui/announce.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Unbroken } from '../../../ui/Unbroken.tsx';
import '../../../ui/style/field.css';
import { correctedScores } from './correction.ts';
import type { JudgeModel } from './model.ts';
import { useMeant } from './use-meant.ts';

/** What a judge may do at any time (LV-3.1). */
export type Control = 'correct' | 'back' | 'end-style' | 'leave';

interface ControlRowProps {
  readonly model: JudgeModel;
  readonly online: boolean;
  onAsk(which: Control): void;
}

/** Buttons for what a judge does seldom: at the foot of the judge's screen, beside the stamp while one is awaited. */
export function ControlRow({ model, online, onAsk }: ControlRowProps) {
  const { t } = useMessages();
  const which: readonly Control[] = [
    'correct',
    'back',
    ...(model.endStyle ? ['end-style' as const] : []),
    'leave',
  ];
  return (
    <nav className="judge-do" aria-label={t('judge.do')}>
      {which.map((each) => (
        <button
          key={each}
          type="button"
          className="button-quiet"
          disabled={!online}
          onClick={() => onAsk(each)}
        >
          {t(`judge.${each}`)}
        </button>
      ))}
    </nav>
  );
}

interface ControlsProps {
  readonly model: JudgeModel;
  readonly names: readonly string[];
  /** The one that was asked for; null while none is. */
  readonly asked: Control | null;
  /** The last line of the log that still counts, if there is one. */
  readonly last: LogLine | undefined;
  onClose(): void;
  correct(scores: readonly number[], reason: string): Promise<Sent>;
  takeBack(reason: string): Promise<Sent>;
  endStyle(): Promise<Sent>;
  leave(): Promise<Sent>;
}

/** The question before each of them is done. */
export function Controls({ model, names, asked, last, onClose: close, ...does }: ControlsProps) {
  const { t, list } = useMessages();
  // Sent twice it would take back the move before, too.
  const { busy, once } = useOnce(async (send: () => Promise<Sent>) => {
    if ((await send()).ok) close();
  });
  return (
    <>
      <Dialog title={t('judge.correct')} open={asked === 'correct'} onClose={close} kind="drawer">
        <Correction
          sides={model.sides.map(({ seats, score }) => ({
            score,
            label: t('judge.correct.score', { names: list(seats.map((seat) => names[seat] ?? '')) }),
          }))}
          busy={busy}
          onSend={(scores, reason) => void once(() => does.correct(scores, reason))}
        />
      </Dialog>
      <Dialog title={t('judge.back')} open={asked === 'back'} onClose={close} kind="drawer">
        <TakeBack {...{ last, busy }} onSend={(reason) => void once(() => does.takeBack(reason))} />
      </Dialog>
      <Dialog title={t('judge.end-style')} open={asked === 'end-style'} onClose={close} kind="drawer">
        <Sure
          text={model.endStyle ? t(model.endStyle) : ''}
          yes={t('judge.end-style.yes')}
          busy={busy}
          onYes={() => void once(does.endStyle)}
          onNo={close}
        />
      </Dialog>
      <Dialog title={t('judge.leave')} open={asked === 'leave'} onClose={close} kind="drawer">
        <Sure
          text={t('judge.leave.text')}
          yes={t('judge.leave.yes')}
          busy={busy}
          onYes={() => void once(does.leave)}
          onNo={close}
        />
      </Dialog>
    </>
  );
}

interface CorrectionProps {
  readonly sides: readonly { readonly label: string; readonly score: number }[];
  readonly busy: boolean;
  onSend(scores: readonly number[], reason: string): void;
}
function Correction({ sides, busy, onSend }: CorrectionProps) {
  const { t } = useMessages();
  const [typed, setTyped] = useState<readonly (string | null)[]>(sides.map(() => null));
  const scores = correctedScores(
    sides.map(({ score }) => score),
    typed,
  );
  return (
    <WithReason
      yes={t('judge.correct.yes')}
      busy={busy}
      onSend={(reason) => onSend(scores.map(Number), reason)}
    >
      <div className="judge-correct">
        {sides.map(({ label }, i) => (
          <label key={i} className="field">
            <span>{label}</span>
            <input
              className="input"
              type="number"
              inputMode="numeric"
              min={0}
              max={999}
              step={1}
              required
              value={scores[i]}
              onChange={(event) => setTyped(typed.with(i, event.target.value))}
            />
          </label>
        ))}
      </div>
    </WithReason>
  );
}

interface TakeBackProps extends Pick<ControlsProps, 'last'> {
  readonly busy: boolean;
  onSend(reason: string): void;
}
function TakeBack({ last, busy, onSend }: TakeBackProps) {
  const { t } = useMessages();
  // The request does not say what: if somebody acts while the reason is typed, theirs would be taken back.
  const send = useMeant(last?.n, onSend, () => notify({ tone: 'caution', text: t('error.stale') }));
  return (
    <WithReason yes={t('judge.back.yes')} busy={busy} onSend={send}>
      <p>{t('judge.back.text')}</p>
      {last && (
        <p className="soft">
          <Unbroken text={t('judge.back.last', { line: last.text })} />
        </p>
      )}
    </WithReason>
  );
}

interface WithReasonProps {
  readonly yes: string;
  readonly busy: boolean;
  readonly children: ReactNode;
  onSend(reason: string): void;
}
/** A form that is not sent without a reason. */
function WithReason({ yes, busy, children, onSend }: WithReasonProps) {
  const { t } = useMessages();
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSend(reason.trim());
  };
  return (
    <form className="stack-small" onSubmit={submit}>
      {children}
      <label className="field">
        <span>{t('judge.reason')}</span>
        <input
          className="input"
          required
          pattern=".*\S.*"
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      <div className="buttons">
        <button type="submit" className="button" disabled={busy}>
          {yes}
        </button>
      </div>
    </form>
  );
}

interface SureProps {
  readonly text: string;
  readonly yes: string;
  readonly busy: boolean;
  onYes(): void;
  onNo(): void;
}
function Sure({ text, yes, busy, onYes, onNo }: SureProps) {
  const { t } = useMessages();
  return (
    <div className="stack-small">
      <p>{text}</p>
      <div className="buttons">
        <button type="button" className="button-quiet" onClick={onNo}>
          {t('judge.no')}
        </button>
        <button type="button" className="button" disabled={busy} onClick={onYes}>
          {yes}
        </button>
      </div>
    </div>
  );
}

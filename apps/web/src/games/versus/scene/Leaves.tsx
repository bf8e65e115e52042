import { useMessages } from '../../../i18n/messages.ts';
import './leaves.css';

/** Who leaves the game, and what that makes of the target. */
export interface Leaving {
  readonly how: 'knock-out' | 'sacrifice' | 'detonation';
  /** The locomotive's name; null: both leave. */
  readonly name: string | null;
  /** Its side, from left to right. */
  readonly at?: 0 | 1;
  /** Its fall follows a point that was argued: the locomotives stood apart, as small as in the courtroom. */
  readonly argued?: boolean;
  /** The target before, and now; null until it is shown. */
  readonly before: number;
  readonly now: number | null;
}

/** On the platform: who leaves the dome, and the target that turns. */
export function Leaves({ leaving: { name, before, now } }: { readonly leaving: Leaving }) {
  const { t } = useMessages();
  return (
    <div className="duel-leaves">
      <p>{name === null ? t('vs.leaves.both') : t('vs.leaves', { name })}</p>
      <p className="duel-target">
        {t('vs.target')}
        {now === null ? (
          <span>{before}</span>
        ) : (
          <>
            <s>{before}</s>
            <b key={now}>{now}</b>
          </>
        )}
      </p>
    </div>
  );
}

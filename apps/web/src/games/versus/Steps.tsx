import { useMessages } from '../../i18n/messages.ts';
import type { Part } from '../../session/show/show-queue.ts';
import './style/steps.css';

const ORDER = ['call', 'first', 'second', 'score'] as const satisfies readonly Part[];

interface StepsProps {
  /** What is being shown. */
  readonly part: Part;
  /** Values are read: there are steps to it. */
  readonly reads: boolean;
  /** Which of the two values is the reader's; null for a watcher. */
  readonly mine: 'first' | 'second' | null;
  onSkip(): void;
}

/** How far a call has been shown, as a bar of four steps, and a button to its end. Screen readers get it from the stage. */
export function Steps({ part, reads, mine, onSkip }: StepsProps) {
  const { t } = useMessages();
  const reached = ORDER.findIndex((step) => step === (part === 'result' ? 'score' : part));
  const name = (step: (typeof ORDER)[number]): string => {
    if (step === 'call') return t('vs.steps.call');
    if (step === 'score') return t('vs.steps.point');
    if (mine === null) return t(`vs.steps.${step}`);
    return t(step === mine ? 'vs.steps.yours' : 'vs.steps.theirs');
  };
  return (
    <div className="vs-steps">
      {reads && reached >= 0 && (
        <ol aria-hidden="true">
          {ORDER.map((step, at) => (
            <li key={step} data-state={at < reached ? 'done' : at === reached ? 'now' : 'next'}>
              {name(step)}
            </li>
          ))}
        </ol>
      )}
      <button type="button" className="button-quiet vs-steps-skip" onClick={onSkip}>
        {t('vs.show.skip')}
      </button>
    </div>
  );
}

import { useState, type ReactNode } from 'react';
import type { Preference } from '@turntable/protocol/picks.ts';
import { api } from '../../../api/http.ts';
import { useMedia } from '../../../device/useMedia.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { InBar, useHasBar } from '../../../session/bar/in-bar.tsx';
import { useAsk } from '../../../session/notices/useAsk.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { scopesFor, withAnswer, withoutAnswer, type Scope } from './scopes.ts';
import { Token, type TokenKind } from './Token.tsx';
import { useToldPresets } from './told-presets.ts';
import './asking.css';

/** A seat's presets, and how they are changed. */
export interface SeatPresets {
  readonly table: string;
  readonly seat: number;
  readonly answers: readonly Preference[];
}

/** Stores presets of a seat; shows a notice if that failed. */
function usePrefer({ table, seat }: SeatPresets): {
  readonly busy: boolean;
  prefer(next: readonly Preference[]): Promise<boolean>;
} {
  const { busy, ask } = useAsk();
  return { busy, prefer: (next) => ask(api.prefer(table, seat, next)) };
}

interface DontAskProps {
  readonly presets: SeatPresets;
  /** The kind of question, and the words of its decline. */
  readonly kind: string;
  readonly decline: string;
  /** The reader's side is ahead. */
  readonly ahead: boolean;
  readonly busy: boolean;
  /** Declines this time. */
  onDecline(): void;
}

/** Declines a question and those like it: while this stretch lasts, while ahead, or for the game. Nobody else sees it. */
export function DontAsk({ presets, kind, decline, ahead, busy, onDecline }: DontAskProps) {
  const { t } = useMessages();
  const { busy: storing, prefer } = usePrefer(presets);
  const choose = async (scope: Scope): Promise<void> => {
    if (await prefer(withAnswer(presets.answers, kind, scope))) onDecline();
  };
  return (
    <div className="vs-dont" role="group" aria-label={t('vs.dont', { decline })}>
      <p>{t('vs.dont', { decline })}</p>
      <div className="vs-dont-scopes">
        {scopesFor(ahead).map((scope) => (
          <button
            key={scope}
            type="button"
            disabled={busy || storing}
            title={t(`vs.dont.${scope}.means`)}
            onClick={() => void choose(scope)}
          >
            {t(`vs.dont.${scope}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

interface CrossedProps {
  readonly presets: SeatPresets;
  /** What each kind of question is called, and its disc. */
  readonly kinds: readonly { readonly kind: string; readonly label: string; readonly token: TokenKind }[];
  /** Something that happened is being shown. */
  readonly showing: boolean;
}

/** Below this width the bar has room for one crossed token, which counts the others. */
const ALL_IN_BAR = '(min-width: 44rem)';

/** The questions that are declined without asking, each with a way to be asked again: behind a button in the bar. */
export function Crossed({ presets, kinds, showing }: CrossedProps) {
  const hasBar = useHasBar();
  const told = useToldPresets(presets.answers, showing);
  const crossed = kinds.flatMap((each) => {
    const preset = told.find(({ kind, answer }) => kind === each.kind && answer === 'decline');
    return preset ? [{ ...each, preset }] : [];
  });
  if (crossed.length === 0) return null;
  const list = <CrossedList {...{ presets, crossed }} />;
  return hasBar ? (
    <InBar>
      <CrossedButton crossed={crossed}>{list}</CrossedButton>
    </InBar>
  ) : (
    list
  );
}

interface CrossedKinds {
  readonly crossed: readonly (CrossedProps['kinds'][number] & { readonly preset: Preference })[];
}

function CrossedList({ presets, crossed }: Pick<CrossedProps, 'presets'> & CrossedKinds) {
  const { t } = useMessages();
  const { busy, prefer } = usePrefer(presets);
  return (
    <ul className="vs-crossed" aria-label={t('vs.crossed')}>
      {crossed.map(({ kind, label, token, preset }) => (
        <li key={kind}>
          <Token kind={token} state="crossed" small />
          <span>
            {t('vs.crossed.one', {
              question: label,
              scope: preset.until ?? (preset.from === undefined ? 'game' : 'from'),
              from: preset.from ?? 0,
            })}
          </span>
          <button
            type="button"
            className="button-quiet"
            disabled={busy}
            aria-label={t('vs.crossed.ask.of', { question: label })}
            onClick={() => void prefer(withoutAnswer(presets.answers, kind))}
          >
            {t('vs.crossed.ask')}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The crossed tokens as a button; behind it, for how long each is declined. */
function CrossedButton({ crossed, children }: CrossedKinds & { readonly children: ReactNode }) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const all = useMedia(ALL_IN_BAR);
  const shown = all ? crossed : crossed.slice(0, 1);
  const count = crossed.length > shown.length ? crossed.length : undefined;
  return (
    <>
      <button
        type="button"
        className="vs-crossed-open"
        aria-haspopup="dialog"
        title={t('vs.crossed')}
        onClick={() => setOpen(true)}
      >
        {shown.map(({ kind, token }) => (
          <Token key={kind} kind={token} state="crossed" count={count} small />
        ))}
        <span>{t('vs.crossed.ask')}</span>
      </button>
      <Dialog title={t('vs.crossed')} open={open} onClose={() => setOpen(false)} kind="drawer">
        {children}
      </Dialog>
    </>
  );
}

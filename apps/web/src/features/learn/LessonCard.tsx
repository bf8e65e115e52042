import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useFocusKept } from '../../device/useFocusAfter.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { GameListing } from '../../session/listing.ts';
import { useName } from '../../session/me.ts';
import { useQuickGame } from '../../session/quick/useQuickGame.ts';
import type { Next } from './lesson.ts';

interface LessonCardProps {
  /** What is said here; nothing while others move. */
  readonly text: string | null;
  readonly next: Next;
  readonly first: boolean;
  readonly listing: GameListing;
  onBack(): void;
  onNext(): void;
}

/** What the teacher says, and the way on: read further, make the move, or have it made. */
export function LessonCard({ text, next, first, listing, onBack, onNext }: LessonCardProps) {
  const { t } = useMessages();
  const said = useRef<HTMLParagraphElement>(null);
  // Not to the text, which is read by itself.
  const { place, pressed } = useFocusKept(`${next} ${text}`);
  useEffect(() => {
    if (text) said.current?.scrollTo(0, 0);
  }, [text]);
  return (
    <section ref={place} tabIndex={-1} className="lesson" aria-label={t('learn.teacher')} onClick={pressed}>
      <p ref={said} className="lesson-text" aria-live="polite" tabIndex={0}>
        {text ?? t('learn.watch')}
      </p>
      <div className="buttons lesson-buttons">
        {!first && (
          <button type="button" className="button-quiet" onClick={onBack}>
            {t('learn.back')}
          </button>
        )}
        {(next === 'comment' || next === 'jump' || (next === 'other' && text)) && (
          <button type="button" className="button" onClick={onNext}>
            {t(next === 'jump' ? 'learn.jump' : 'learn.next')}
          </button>
        )}
        {(next === 'learner' || next === 'leave') && (
          <button type="button" className="button-quiet" onClick={onNext}>
            {t('learn.show')}
          </button>
        )}
        {next === 'end' && <RealGame listing={listing} />}
      </div>
    </section>
  );
}

/** After the lesson: a game against bots with one tap, or the form of a new table. */
function RealGame({ listing }: { readonly listing: GameListing }) {
  const { t } = useMessages();
  const [name] = useName();
  const { busy, play } = useQuickGame(listing, name);
  return (
    <>
      <button type="button" className="button" disabled={busy} onClick={() => void play()}>
        {t(busy ? 'home.dealing' : 'learn.done')}
      </button>
      <Link href={`/new/${listing.id}`} className="button-quiet">
        {t('home.friends')}
      </Link>
    </>
  );
}

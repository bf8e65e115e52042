import { useState } from 'react';
import { Redirect } from 'wouter';
import { recordOf } from '../../api/http.ts';
import { useAnswer } from '../../api/query.ts';
import { storedRecord } from '../../device/stored-record.ts';
import { listingOf } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { GameListing } from '../../session/listing.ts';
import { FailurePage, Loading } from '../../ui/page/states.tsx';
import { Findings } from './Findings.tsx';
import { ReviewFrame } from './ReviewFrame.tsx';
import { nameOf } from './stored.ts';
import { useReview, type Reviewed } from './useReview.ts';

/** The part of a record that the page reads; the worker validates all of it. */
interface Named {
  readonly game: string;
  readonly seats: readonly { readonly name?: string }[];
}

/** `/g/:id/review`: the review of a finished game. */
export default function ReviewPage({ id }: { readonly id: string }) {
  const { body: record, error, again } = useAnswer(['record', id], () => recordOf(id));
  if (error) return <FailurePage error={error} retry={again} />;
  if (!record) return <Loading />;
  return <Reviewing game={`/g/${id}`} storedAs={id} record={record} />;
}

/** `/replay/review`: the same of a record that came from a file. */
export function FileReview() {
  const [record] = useState(fromFile);
  if (!record) return <Redirect to="/replay" replace />;
  return <Reviewing game="/replay" storedAs={nameOf(record)} record={record} />;
}

function fromFile(): object | undefined {
  try {
    const read: unknown = JSON.parse(storedRecord() ?? 'null');
    return typeof read === 'object' && read !== null ? read : undefined;
  } catch {
    return undefined;
  }
}

interface ReviewingProps {
  /** Where the game itself is shown. */
  readonly game: string;
  /** The name under which the review is kept on this device. */
  readonly storedAs: string;
  readonly record: object;
}
function Reviewing({ game, storedAs, record }: ReviewingProps) {
  const reviewed = useReview(storedAs, record);
  const listing = listingOf(String((record as Named).game));
  if (!listing) return <FailurePage error={{ code: 'not-found' }} />;
  return (
    <ReviewFrame game={game} listing={listing}>
      <Found {...{ game, listing, reviewed }} record={record as Named} />
    </ReviewFrame>
  );
}

interface FoundProps {
  readonly game: string;
  readonly listing: GameListing;
  readonly record: Named;
  readonly reviewed: Reviewed;
}

function Found({ game, listing, record, reviewed }: FoundProps) {
  const { t } = useMessages();
  const names = (record.seats ?? []).map(({ name }, seat) => name ?? t('actor.seat', { seat: seat + 1 }));
  if ('failed' in reviewed) return <p role="alert">{t(`review.failed.${reviewed.failed}`)}</p>;
  if ('part' in reviewed)
    return (
      <p role="status">
        <label className="review-working">
          {t('review.working')} <progress value={reviewed.part} max={1} />
        </label>
      </p>
    );
  return <Findings {...{ game, listing, names }} review={reviewed.review} />;
}

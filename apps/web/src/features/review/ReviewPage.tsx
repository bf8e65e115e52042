import { Suspense, useRef, useState } from 'react';
import { Link, Redirect } from 'wouter';
import { recordOf } from '../../api/http.ts';
import { useAnswer } from '../../api/query.ts';
import { storedRecord } from '../../device/stored-record.ts';
import { listingOf } from '../../games/registry.ts';
import { useNaming } from '../../games/engine.ts';
import { useMessages } from '../../i18n/messages.ts';
import { signed } from '../../i18n/signed.ts';
import type { GameListing } from '../../session/listing.ts';
import { Page } from '../../ui/page/Page.tsx';
import { FailurePage, Loading } from '../../ui/page/states.tsx';
import { Chart } from './Chart.tsx';
import { CardsWorth, Fought, LuckShare } from './Facts.tsx';
import { shareChart } from './share-chart.ts';
import { Turning } from './Turning.tsx';
import { useReview, type Reviewed } from './useReview.ts';
import './review.css';

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
  return <Reviewing game="/replay" record={record} />;
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
  /** The name under which the review is kept on this device; a file's is made anew each time. */
  readonly storedAs?: string;
  readonly record: object;
}
function Reviewing({ game, storedAs, record }: ReviewingProps) {
  const { t } = useMessages();
  const reviewed = useReview(storedAs, record);
  const listing = listingOf(String((record as Named).game));
  if (!listing) return <FailurePage error={{ code: 'not-found' }} />;
  return (
    <Page title={t('review.title')} width="wide">
      <h1>{t('review.title')}</h1>
      <p>
        <Link href={game}>{t('review.back')}</Link>
      </p>
      <Suspense fallback={<Loading />}>
        <Found {...{ game, listing, reviewed }} record={record as Named} />
      </Suspense>
    </Page>
  );
}

interface FoundProps {
  readonly game: string;
  readonly listing: GameListing;
  readonly record: Named;
  readonly reviewed: Reviewed;
}

function Found({ game, listing, record, reviewed }: FoundProps) {
  const { t, list } = useMessages();
  const names = (record.seats ?? []).map(({ name }, seat) => name ?? t('actor.seat', { seat: seat + 1 }));
  const naming = useNaming(listing, names);
  const figure = useRef<HTMLElement>(null);
  if ('failed' in reviewed) return <p role="alert">{t(`review.failed.${reviewed.failed}`)}</p>;
  if ('part' in reviewed)
    return (
      <p role="status">
        <label>
          {t('review.working')} <progress value={reviewed.part} max={1} />
        </label>
      </p>
    );
  const { review } = reviewed;
  const seatsOf = (side: number): number[] =>
    review.sides.flatMap((each, seat) => (each === side ? [seat] : []));
  const sideName = (side: number): string => list(seatsOf(side).map((seat) => names[seat] ?? ''));
  const label = t('review.alt', {
    game: t(listing.name),
    winners: list(review.winners.map(sideName)),
    scores: review.scores.map(signed).join(' : '),
    moves: review.moves.length,
    turning: review.turning.length,
  });
  const share = (): void => {
    const drawing = figure.current?.querySelector('svg');
    if (drawing) void shareChart(drawing, label);
  };
  return (
    <div className="review">
      <figure ref={figure} className="review-figure">
        <figcaption>{t(review.open ? 'review.chances.open' : 'review.chances')}</figcaption>
        <Chart review={review} label={label} penSeat={(side) => seatsOf(side)[0] ?? side} />
        <p>{label}</p>
        <button type="button" className="button-quiet" onClick={share}>
          {t('review.share')}
        </button>
      </figure>
      <Turning {...{ game, review, names, naming }} />
      {review.luck && <LuckShare luck={review.luck} sideName={sideName} />}
      {review.lokoMoto && <Fought facts={review.lokoMoto} names={names} />}
      {review.lokoMoto && <CardsWorth facts={review.lokoMoto} names={names} />}
      <p className="soft">{t('review.how')}</p>
    </div>
  );
}

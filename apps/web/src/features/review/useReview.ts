import { useEffect, useState } from 'react';
import type { Review } from '@turntable/bots/review/review.ts';
import { storeReview, storedReview } from './stored.ts';
import type { FromReviewer, ToReviewer } from './words.ts';

/** Work for a review (ms); a game of 60 moves is done in 20 s on one core. */
const BUDGET = 18_000;

export type Reviewed =
  | { readonly part: number }
  | { readonly review: Review }
  | { readonly failed: Extract<FromReviewer, { t: 'failed' }>['why'] };

/** The review of a game, as it was kept under that name or as it is being made in a worker; `part` is how much is done. */
export function useReview(id: string, record: object): Reviewed {
  const [reviewed, setReviewed] = useState<Reviewed>({ part: 0 });
  useEffect(() => {
    let worker: Worker | undefined;
    let gone = false;
    const make = (): void => {
      worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'review' });
      worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => {
        if (data.t === 'done') setReviewed({ part: data.part });
        else if (data.t === 'failed') setReviewed({ failed: data.why });
        else {
          setReviewed({ review: data.review });
          void storeReview(id, data.review).catch(() => {});
        }
      };
      worker.onerror = () => setReviewed({ failed: 'away' });
      worker.postMessage({ record, budget: BUDGET } satisfies ToReviewer);
    };
    storedReview(id)
      .catch(() => undefined)
      .then((stored) => {
        if (gone) return;
        if (stored) setReviewed({ review: stored });
        else make();
      })
      .catch(() => {});
    return () => {
      gone = true;
      worker?.terminate();
    };
  }, [id, record]);
  return reviewed;
}

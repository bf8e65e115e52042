import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { PUZZLES } from '@turntable/bots/puzzles/list.ts';
import { ofDay } from '@turntable/bots/puzzles/puzzle.ts';
import { today } from '../../device/today.ts';
import { LinePuzzle, StatisticPuzzle } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Page } from '../../ui/page/Page.tsx';
import { Loading } from '../../ui/page/states.tsx';
import '../../ui/style/button.css';
import { Ruling } from './Ruling.tsx';
import './puzzles.css';

/** `/puzzles`: the puzzle of the day, all the others, and a claim to rule on. */
export default function Puzzles() {
  const { t } = useMessages();
  const daily = ofDay(today(), PUZZLES.length);
  const [at, setAt] = useState(daily);
  const puzzle = PUZZLES[at]!;
  const go = (step: number): void => setAt((at + step + PUZZLES.length) % PUZZLES.length);
  return (
    <Page title={t('puzzle.title')} width="wide">
      <div className="stack">
        <h1>{t('puzzle.title')}</h1>
        <section aria-labelledby="puzzle-now">
          <h2 id="puzzle-now">
            {at === daily ? t('puzzle.daily') : t('puzzle.nth', { n: at + 1, of: PUZZLES.length })}
          </h2>
          <Suspense fallback={<Loading />}>
            {puzzle.kind === 'lines' ? (
              <LinePuzzle key={puzzle.id} puzzle={puzzle} />
            ) : (
              <StatisticPuzzle key={puzzle.id} puzzle={puzzle} />
            )}
          </Suspense>
          <div className="buttons puzzle-way">
            <button type="button" className="button-quiet" onClick={() => go(-1)}>
              {t('puzzle.before')}
            </button>
            <button type="button" className="button-quiet" onClick={() => go(1)}>
              {t('puzzle.next')}
            </button>
            {at !== daily && (
              <button type="button" className="button-quiet" onClick={() => setAt(daily)}>
                {t('puzzle.to-daily')}
              </button>
            )}
          </div>
        </section>
        <Ruling />
        <p className="ways">
          <Link href="/map-report">{t('map-report.title')}</Link>
        </p>
      </div>
    </Page>
  );
}

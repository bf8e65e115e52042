import { STATISTIC_IDS, STATISTICS } from '@turntable/roster/statistics.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { unitBeside } from '../../../locomotives/figures.ts';
import { statisticName } from '../values.ts';
import { sideName } from './model/csv.ts';
import { sideOf, type BookSetup } from './model/book.ts';
import { interrupts, type Offer } from './model/offers.ts';
import type { Draft } from './model/draft.ts';
import { locomotiveOf } from './model/missing.ts';
import { targetsOf, tieAfterTag, waitsFor } from './model/run.ts';
import { OfferKey } from './Keys.tsx';
import { offerText } from './telling.ts';
import type { OpenBook } from './useBook.ts';
import { useReadOut } from './use-read-out.ts';
import { winnerOf, worthOf, type Points } from './winner.ts';

const SIDES = [0, 1] as const;

interface DraftCardProps extends PointsProps {
  readonly open: OpenBook;
  readonly draft: Draft;
}

/** The statistic that is called: its values if they are read out, who won, and what may come in between. */
// Long: the card is drawn from top to bottom.
export function DraftCard({ open, draft, points, onPoints }: DraftCardProps) {
  const { book, game, page } = open;
  const { setup } = book;
  const messages = useMessages();
  const { t } = messages;
  const waits = waitsFor(game.rules, setup, page, draft);
  const targets = targetsOf(game, setup, page, draft);
  const keys = interrupts(game.rules, setup, page, draft);
  const n = (STATISTIC_IDS as readonly string[]).indexOf(draft.statistic) + 1;
  const unit = unitBeside(messages, STATISTICS[n - 1]?.unit ?? '');
  const computed = waits.for === 'winner' ? waits.computed : undefined;
  const calling = sideOf(setup, draft.by);
  const margin = setup.scoring === 'margin' && !computed;
  // Who holds a foreign card may say that it has no value.
  const missing = draft.told.length > 0 || draft.against !== undefined ? [] : SIDES.filter((side) => mayMiss(open, draft, side)); // prettier-ignore
  const won = (side: 0 | 1 | null, tagged?: true): void =>
    open.tap({ ...winnerOf(setup, computed, side, points), ...(tagged && { tagged }) });
  const worth = SIDES.map((side) => worthOf(setup, computed, side, points));
  const tagging = tagsBack(setup, keys) || (isUnread(setup) && tieAfterTag(draft));
  return (
    <section className="book-card" aria-label={statisticName(messages, draft.statistic)}>
      <div className="book-called">
        <h2>
          <span className="figures">{n > 0 && n}</span> {statisticName(messages, draft.statistic)}
        </h2>
        <span className="soft">
          {t('book.called-by', { unit: unit || 'none', name: setup.names[draft.by]! })}
        </span>
      </div>
      {draft.acts.length > 0 && (
        <p className="soft">{draft.acts.map((act) => offerText(messages, setup, act)).join(' · ')}</p>
      )}
      {targets.length > 0 && (
        <>
          <p>{t('book.target.ask', { name: setup.names[1 - draft.by]! })}</p>
          <div className="book-keys">
            {targets.map((locomotive) => (
              <button
                key={locomotive}
                type="button"
                className="book-key"
                onClick={() => open.tap({ t: 'target', locomotive })}
              >
                <span className="figures">{locomotive + 1}</span>{' '}
                {setup.engines[1 - draft.by]![locomotive]!.name}
              </button>
            ))}
          </div>
        </>
      )}
      {targets.length === 0 && waits.for === 'winner' && (
        <>
          <div className="book-values">
            {SIDES.map((side) => (
              <label key={side}>
                <span className="soft">{sideName(setup, side)}</span>
                <ValueField
                  key={`${draft.statistic}/${draft.told.length}`}
                  said={draft.values[side]}
                  known={computed?.values[side]}
                  onValue={(value) => open.tap({ t: 'value', side, value })}
                />
              </label>
            ))}
          </div>
          {margin && <PointKeys points={points} onPoints={onPoints} />}
          <div className="book-winners">
            <Winner side={0} {...{ computed, calling, worth }} name={sideName(setup, 0)} onWon={won} />
            <button
              type="button"
              className="book-tie"
              aria-pressed={computed?.winner === null}
              onClick={() => won(null)}
            >
              <strong>{t('book.tie')}</strong>
              <span>{t('book.tie.break')}</span>
            </button>
            <Winner side={1} {...{ computed, calling, worth }} name={sideName(setup, 1)} onWon={won} />
          </div>
        </>
      )}
      {tagging && margin && waits.for === 'act' && <PointKeys points={points} onPoints={onPoints} />}
      {(keys.length + missing.length > 0 || tagging) && (
        <div className="book-keys">
          {keys.map((offer) => (
            <OfferKey key={JSON.stringify(offer.action)} open={open} offer={offer} />
          ))}
          {waits.for === 'winner' &&
            missing.map((side) => (
              <button
                key={side}
                type="button"
                className="book-key"
                title={t('book.none.hint')}
                onClick={() => open.tap({ t: 'none', side })}
              >
                {t('book.none.said', { name: sideName(setup, side) })}
              </button>
            ))}
          {tagging &&
            ([0, 1, null] as const).map((side) => (
              <button key={String(side)} type="button" className="book-key" onClick={() => won(side, true)}>
                {side === null ? t('book.tagged.tie') : t('book.tagged', { name: sideName(setup, side) })}
              </button>
            ))}
        </div>
      )}
    </section>
  );
}

function mayMiss({ book: { setup }, game, page }: OpenBook, draft: Draft, side: 0 | 1): boolean {
  const at = locomotiveOf(game, setup, page, draft, side);
  return at !== undefined && setup.engines[side]![at]!.values === undefined;
}

const isUnread = ({ engines: locomotives }: BookSetup): boolean =>
  locomotives.flat().some(({ values }) => !values);

/** Whether the caller's teammate may be tagged in without the book knowing it (DH-4.2). */
const tagsBack = (setup: BookSetup, keys: readonly Offer[]): boolean =>
  isUnread(setup) && keys.some(({ kind, action }) => kind === 'tag' && action.type === 'stand');

interface PointsProps {
  readonly points: Points;
  onPoints(points: Points): void;
}
/** The points of a margin that the book cannot reckon. */
function PointKeys({ points, onPoints }: PointsProps) {
  const { t } = useMessages();
  return (
    <div className="book-points" role="group" aria-label={t('book.points')}>
      {([1, 2, 3] as const).map((each) => (
        <button
          key={each}
          type="button"
          className="button-quiet figures"
          aria-pressed={points === each}
          onClick={() => onPoints(each)}
        >
          +{each}
        </button>
      ))}
    </div>
  );
}

interface WinnerProps {
  readonly side: 0 | 1;
  readonly computed: { readonly winner: 0 | 1 | null } | undefined;
  readonly calling: number;
  /** By side: the points that it would get. */
  readonly worth: readonly number[];
  readonly name: string;
  onWon(side: 0 | 1): void;
}
function Winner({ side, computed, calling, worth, name, onWon }: WinnerProps) {
  const { t } = useMessages();
  return (
    <button
      type="button"
      className="book-winner"
      data-computed={computed === undefined ? undefined : computed.winner === side}
      onClick={() => onWon(side)}
    >
      <strong>{t('book.won', { name })}</strong>
      <span>{t(calling === side ? 'book.won.on' : 'book.won.next', { points: worth[side]! })}</span>
    </button>
  );
}

/** A value as it is read out; what the cards say stands in it. */
function ValueField({
  said,
  known,
  onValue,
}: {
  readonly said: number | null;
  readonly known: number | 'infinity' | null | undefined;
  onValue(value: number | null): void;
}) {
  const { t } = useMessages();
  const { text, type, leave } = useReadOut({ said, known }, onValue);
  return (
    <input
      className="figures"
      inputMode="decimal"
      autoComplete="off"
      placeholder={known === null || known === undefined ? t('book.value') : undefined}
      value={text}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
    />
  );
}

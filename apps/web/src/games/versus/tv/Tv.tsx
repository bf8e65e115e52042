import { STATISTICS, STATISTIC_IDS } from '@turntable/roster/statistics.ts';
import type { Front } from '@turntable/roster/locomotive.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { figure, unitBeside } from '../../../locomotives/figures.ts';
import { Picture } from '../../../locomotives/Picture.tsx';
import { statisticName } from '../values.ts';
import type { TvTally } from './tally.ts';
import '../style/tv.css';

/** A side of a duel as a television shows it. */
export interface TvSide {
  /** Left out where it is one person. */
  readonly label?: string;
  readonly names: string;
  readonly score: number;
  readonly locomotive: Front | undefined;
  /** Of the locomotive among the side's, from 1, as those in the room say it. */
  readonly number: number | undefined;
  /** What it is about to do. */
  readonly role: string;
  readonly others: readonly {
    readonly front: Front;
    readonly number: number;
    readonly owner: string;
    readonly out?: boolean;
  }[];
  /** What is left to play, and what is gone. */
  readonly chips: readonly { readonly label: string; readonly used: boolean }[];
  readonly foot: string;
}

interface VersusTvProps {
  readonly sides: readonly [TvSide, TvSide];
  readonly tally: TvTally;
  /** What is called and not decided; values once they are read out. */
  readonly statistic: string | undefined;
  readonly values: readonly [number | 'infinity' | null, number | 'infinity' | null];
  readonly called: readonly string[];
}

/** The duel on a television: two sides, what is called, and the forty numbers by whom they were won. */
// Long: the picture is drawn from top to bottom.
export function VersusTv({ sides, tally, statistic, values, called }: VersusTvProps) {
  const messages = useMessages();
  const { t } = messages;
  const { last, winners } = tally;
  const n = (STATISTIC_IDS as readonly string[]).indexOf(statistic ?? '') + 1;
  const unit = (id: string): string =>
    unitBeside(messages, STATISTICS.find((one) => one.id === id)?.unit ?? '');
  // As the card prints it: the statistic's decimals, thousands grouped but in years.
  const shown = (id: string, value: number | 'infinity' | null | undefined): string => {
    if (value === 'infinity') return '∞';
    if (value === null || value === undefined) return '?';
    const of = STATISTICS.find((one) => one.id === id);
    return of ? figure(messages, value, of.decimals, of.unit === 'year') : String(value);
  };
  const [left, right] = sides;
  const winner = (at: 0 | 1): string => sides[at].label ?? sides[at].names;
  return (
    <div className="tv-duel">
      <SideColumn side={left} at={0} />
      <div className="tv-middle">
        <div className="tv-score figures">
          <span>{left.score}</span>
          <span className="tv-colon">:</span>
          <span>{right.score}</span>
        </div>
        {statistic !== undefined && (
          <div className="tv-card">
            <p>
              {n > 0 &&
                (unit(statistic) === ''
                  ? t('board.of-forty.bare', { n })
                  : t('board.of-forty', { n, unit: unit(statistic) }))}
            </p>
            <h2>{statisticName(messages, statistic)}</h2>
            <p className="tv-values figures">
              <strong>{shown(statistic, values[0])}</strong> <span>{t('board.against')}</span>{' '}
              <strong>{shown(statistic, values[1])}</strong>
            </p>
          </div>
        )}
        {last && (
          <p>
            {t('board.before', { statistic: statisticName(messages, last.statistic) })}
            <br />
            <strong className="figures">{shown(last.statistic, last.values[0])}</strong> {t('board.against')}{' '}
            <strong className="figures">{shown(last.statistic, last.values[1])}</strong>
            {unit(last.statistic) && ` ${unit(last.statistic)}`}:{' '}
            {last.winner === null ? t('board.nobody') : winner(last.winner)}
          </p>
        )}
      </div>
      <SideColumn side={right} at={1} />
      <div className="tv-forty">
        <p>
          <strong>{t('board.called', { count: called.length })}</strong>
          <span className="tv-key" data-won="0" /> {left.label ?? left.names}
          <span className="tv-key" data-won="1" /> {right.label ?? right.names}
          <span className="tv-key" data-won="none" /> {t('board.nobody')}
        </p>
        <ol className="tv-numbers figures">
          {STATISTIC_IDS.map((id, i) => {
            const winner = winners.get(id);
            const won = called.includes(id)
              ? winner === undefined || winner === null
                ? 'none'
                : winner
              : undefined;
            return (
              <li key={id} data-won={won} data-now={id === statistic || undefined}>
                {i + 1}
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}

function SideColumn({ side, at }: { readonly side: TvSide; readonly at: 0 | 1 }) {
  const { label, names, locomotive, number, role, others, chips, foot } = side;
  return (
    <section className="tv-side" data-side={at}>
      <p className="tv-names">
        {label && <span className="tv-team">{label}</span>} <span className="tv-people">{names}</span>
      </p>
      {locomotive && <Picture locomotive={locomotive} mirrored={at === 0} decorative />}
      <p className="tv-locomotive">
        <strong>
          {locomotive && <Numbered number={number} />}
          {locomotive?.name ?? ''}
        </strong>{' '}
        <span className="tv-role">{role}</span>
      </p>
      <ul className="tv-others">
        {others.map(({ front, number: of, owner, out }, i) => (
          <li key={i} data-out={out || undefined}>
            {others.length < 3 && <Picture locomotive={front} mirrored={at === 0} decorative />}
            <span>
              <Numbered number={of} />
              {front.name} {owner && <span className="tv-owner">{owner}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className="tv-chips">
        {chips.map(({ label: chip, used }) => (
          <span key={chip} data-used={used || undefined}>
            {chip}
          </span>
        ))}
      </p>
      <p className="tv-foot">{foot}</p>
    </section>
  );
}

/** The number of a locomotive before its name. */
function Numbered({ number }: { readonly number: number | undefined }) {
  return <span className="tv-number figures">{number} </span>;
}

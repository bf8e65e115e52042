import type { AnyGame, Viewer } from '@turntable/engine';
import type { ReplayReply } from '@turntable/protocol/replay.ts';
import { api, failureOf, recordUrl } from '../api/http.ts';
import type { GameEntry } from '../games/entry.ts';
import { useMessages } from '../i18n/messages.ts';
import { Fairness } from '../table/Fairness.tsx';
import type { LogLine } from '../table/sentences.ts';
import { notify } from '../ui/announce.ts';

interface ReplayPanelProps {
  readonly reply: ReplayReply;
  readonly entry: GameEntry;
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly lines: readonly LogLine[];
  readonly n: number;
  go(to: number): void;
  onLook(as: Viewer): void;
  onShared(): void;
}

/** Beside the board: whose eyes, what may be shown, the moves, the record and the seal on the deal. */
export function ReplayPanel(props: ReplayPanelProps) {
  const { reply, entry, game, names, lines, n, go, onLook, onShared } = props;
  const { table, place, as, viewers } = reply;
  const { t, say } = useMessages();
  const share = (open: boolean): void => {
    api
      .share(table.id, open)
      .then(onShared, (thrown: unknown) =>
        notify({ tone: 'caution', text: say(`error.${failureOf(thrown).code}`) }),
      );
  };
  const eyes = (viewer: Viewer): string =>
    typeof viewer === 'number' ? (names[viewer] ?? '') : t(`replay.eyes.${viewer}`);
  return (
    <div className="replay-panel">
      {viewers.length > 1 && (
        <label className="replay-eyes">
          <span>{t('replay.eyes')}</span>
          <select
            value={String(as)}
            onChange={({ target }) => onLook(viewers.find((viewer) => String(viewer) === target.value)!)}
          >
            {viewers.map((viewer) => (
              <option key={viewer} value={String(viewer)}>
                {eyes(viewer)}
              </option>
            ))}
          </select>
        </label>
      )}
      {place.shares !== undefined && (
        <fieldset className="replay-share">
          <legend>{t('replay.share')}</legend>
          <p className="soft">{t('replay.share.text')}</p>
          <div className="buttons">
            {[true, false].map((open) => (
              <button
                key={String(open)}
                type="button"
                className="button-quiet"
                aria-pressed={place.shares === open}
                onClick={() => share(open)}
              >
                {t(open ? 'replay.share.yes' : 'replay.share.no')}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <h2>{t('replay.moves')}</h2>
      <ol className="replay-moves">
        {lines.map((line, i) => (
          <li key={i}>
            <button type="button" aria-current={line.n === n ? 'step' : undefined} onClick={() => go(line.n)}>
              <span className="figures soft">{line.n}</span> {line.text}
            </button>
          </li>
        ))}
      </ol>
      {(table.seed ?? place.seed) !== undefined && (
        <a className="button-quiet" href={recordUrl(table.id)} download={`${entry.id}-${table.id}.json`}>
          {t('end.record')}
        </a>
      )}
      <Fairness table={table} place={place} game={game} />
    </div>
  );
}

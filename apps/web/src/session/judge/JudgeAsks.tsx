import type { TableReply } from '@turntable/protocol/http.ts';
import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import { api, failureOf } from '../../api/http.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';
import { answersFor } from '../agreeing.ts';
import './seat.css';

interface JudgeAsksProps {
  readonly table: TableInfo;
  readonly place: Place;
}

/** Who wishes to sit on the judge's seat, for those who have a say: host, contestants, who keeps the game for some of them, and the judge who names. */
// Long: one part of the page after another.
export function JudgeAsks({ table, place }: JudgeAsksProps) {
  const { t } = useMessages();
  const { judge } = table;
  const asks = judge?.asks ?? [];
  const isHead = place.judge === true && place.deputy !== true;
  const mine = answersFor(table, place);
  // A judge who keeps the game for the room agrees for it by naming somebody.
  const hasSay = place.host || (mine.length > 0 && !isHead);
  if (!judge || asks.length === 0 || table.status === 'over' || !(hasSay || isHead)) return null;
  const send = (asking: Promise<TableReply>): void => {
    asking.catch((thrown: unknown) =>
      notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) }),
    );
  };
  return (
    <section aria-label={t('judge.title')} role="status">
      {asks.map(({ id, name, as, named, yes }) => {
        const isDue = hasSay && (!judge.taken || named) && place.ask !== id;
        const agreed = mine.some((seat) => yes.includes(seat));
        return (
          <div key={id} className="judge-ask">
            <p>
              {t(as === 'deputy' ? 'judge.asks.deputy' : 'judge.asks', { name })}
              {isDue && <span className="soft"> {t('judge.asks.why')}</span>}
              {yes.length > 0 && (
                <span className="soft"> {t('judge.asks.agreed', { count: yes.length })}</span>
              )}
            </p>
            {isDue && !agreed && (
              <button
                type="button"
                className="button"
                aria-label={t('judge.asks.yes-of', { name })}
                onClick={() => send(api.answerJudge(table.id, id, true))}
              >
                {t('judge.asks.yes')}
              </button>
            )}
            {place.host && (
              <button
                type="button"
                className="button-quiet"
                aria-label={t('judge.asks.no-of', { name })}
                onClick={() => send(api.answerJudge(table.id, id, false))}
              >
                {t('judge.asks.no')}
              </button>
            )}
            {isHead &&
              !named &&
              (['deputy', 'judge'] as const).map((role) => (
                <button
                  key={role}
                  type="button"
                  className="button-quiet"
                  onClick={() => send(api.nameJudge(table.id, id, role))}
                >
                  {t(`judge.name.${role}`, { name })}
                </button>
              ))}
          </div>
        );
      })}
    </section>
  );
}

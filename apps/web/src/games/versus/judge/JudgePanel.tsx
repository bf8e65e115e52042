import { useState, type ReactNode } from 'react';
import type { SeenBy } from '@turntable/engine';
import { api, failureOf } from '../../../api/http.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { Seen } from '../../../session/connection.ts';
import type { Sent, Shared } from '../../../session/props.ts';
import type { LogLine } from '../../../session/sentences.ts';
import { Cards } from './Cards.tsx';
import { Claims } from './Claims.tsx';
import { claimsOf, ruledLast } from './claims.ts';
import { Contest } from './Contest.tsx';
import { ControlRow, Controls, type Control } from './Controls.tsx';
import { JudgeStage } from './JudgeStage.tsx';
import { lastRun } from './last-run.ts';
import type { JudgeModel } from './model.ts';
import { Ruling } from './Ruling.tsx';
import { Scores } from './Scores.tsx';
import { Similar } from './Similar.tsx';
import { nameOf } from './Values.tsx';
import '../../../session/judge/judge.css';
import './judge-stage.css';

export interface JudgePanelProps {
  readonly seen: Seen & { readonly view: SeenBy };
  readonly names: readonly string[];
  readonly online: boolean;
  /** The last line of the log that still counts, if there is one. */
  readonly last: LogLine | undefined;
  /** What the other side answers to a claim: lies on the stage. */
  readonly rejoinder?: ReactNode;
  send(decision: string, action: object, more?: Shared): Promise<Sent>;
  takeBack(reason: string): Promise<Sent>;
  /** Shows a notice that says why something was not done. */
  attempt(asking: Promise<Sent>): Promise<Sent>;
  /** Leaves the judge's seat where no server knows the table. */
  leave?(): Promise<Sent>;
}

/** The judge's own screen in place of the players' (LV-3.1): all cards, the score, the claims, and what a judge may do. */
// Long: lays the parts of the panel out.
export function JudgePanel({
  model,
  seen,
  names,
  online,
  last,
  rejoinder,
  send,
  takeBack,
  attempt,
  leave: leaves,
}: JudgePanelProps & { readonly model: JudgeModel }) {
  const messages = useMessages();
  const { t, list } = messages;
  const { table, view, log } = seen;
  const leave = (): Promise<Sent> =>
    leaves?.() ??
    attempt(
      api.leaveJudgeSeat(table.id).then(
        (): Sent => ({ ok: true }),
        (thrown: unknown): Sent => ({ ok: false, error: failureOf(thrown) }),
      ),
    );
  const decision = view.decisions.find(({ kind, actors }) => kind === 'judge' && actors.includes('judge'));
  const [asked, setAsked] = useState<Control | null>(null);
  const acts = decision !== undefined && table.status === 'running';
  const row = acts && <ControlRow {...{ model, online }} onAsk={setAsked} />;
  const claims = claimsOf(log);
  const run = lastRun(log);
  return (
    <div className="judge" data-ruling={model.claim !== null}>
      <div className="judge-top">
        <JudgeStage {...{ model, names }} run={run} ruled={model.endStyle ? ruledLast(log) : undefined} />
        {rejoinder}
      </div>
      <div className="judge-body">
        <div className="judge-main">
          <div className="judge-work">
            {model.claim && (
              <Ruling
                key={model.claim.decision}
                claim={model.claim}
                beside={row}
                filed={leaves === undefined}
                rule={send}
                {...{ names, online }}
              />
            )}
            {model.contest && <Contest model={model} contest={model.contest} />}
          </div>
          <div className="judge-rest">
            <Scores {...{ model, names }} />
            <Claims claims={claims} names={names} />
            <section>
              <h2>{t('judge.called.list')}</h2>
              <p className={model.called.length > 0 ? '' : 'soft'}>
                {model.called.length > 0
                  ? list(model.called.map((statistic) => nameOf(messages, statistic)))
                  : t('judge.called.none')}
              </p>
            </section>
          </div>
        </div>
        <div className="judge-aside">
          {model.claim && <Similar text={model.claim.text} game={table.game} />}
          <Cards {...{ model, names }} pinned={model.contest ?? run?.statistic ?? null} />
        </div>
      </div>
      {!model.claim && row}
      {acts && (
        <Controls
          {...{ model, names, asked, last, takeBack, leave }}
          onClose={() => setAsked(null)}
          correct={(scores, reason) => send(decision.id, { type: 'correct', scores, reason })}
          endStyle={() => send(decision.id, { type: 'end-style' })}
        />
      )}
    </div>
  );
}

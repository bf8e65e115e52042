import { grouped } from '../report.ts';
import type { Result } from './run.ts';

function spread(figures: readonly number[]): string {
  if (figures.length === 0) return 'none';
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
  const parts = [0.5, 0.95, 0.99].map((part) => `${Math.round(at(part))}`);
  return `${figures.length}; median ${parts[0]} ms, p95 ${parts[1]} ms, p99 ${parts[2]} ms, longest ${Math.round(sorted.at(-1)!)} ms`;
}

/** What a schedule of faults came to, for people. */
export function report(result: Result): string {
  const { plan, seconds, games, faults, acknowledged, views, handovers, back, away, longest, wrong } = result;
  const before = plan.before ?? 'nginx';
  const late = back.filter((ms) => ms > 2_000).length;
  return `\`node bench/faults.ts --seed ${plan.seed} --minutes ${plan.minutes} --nodes ${plan.nodes} --tables ${plan.tables} --before ${before}\`:
${plan.nodes} servers behind ${before}, one PostgreSQL (durable), one Redis; ${plan.tables} tables at a time, two players each.

${Math.round(seconds)} s, ${games} games begun. Faults: ${Object.entries(faults)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')}.

- ${grouped(acknowledged)} acknowledged actions, ${grouped(views)} views of players compared with the log
- ${wrong.length === 0 ? 'nothing lost, nothing twice, nothing out of order, no view that the log does not have' : `**${wrong.length} wrong**: ${wrong.slice(0, 10).join('; ')}`}
- ${handovers} times a table went to another server; players back after the new server had it: ${spread(back)}; ${late} after more than 2 s
- sockets lost while the table stayed: ${spread(away)}

The longest, by the last fault that began before they ended, with what their sockets met (ms since the last word of the server):

${longest.map((each) => `- ${each}`).join('\n')}
`;
}

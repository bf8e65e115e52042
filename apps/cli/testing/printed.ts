// Everything that can be printed, made small: what tests of paper look at.
import { GAMES } from '@turntable/games';
import {
  chanceDecision,
  drawEntry,
  keyedRng,
  play,
  quickRng,
  writeRecord,
  type Entry,
  type Act,
} from '@turntable/engine';
import { assemble, type Sources } from '@turntable/print/assemble.ts';
import { playedFrom, type Played } from '@turntable/print/finished.ts';
import { LAYOUTS, PAPERS } from '@turntable/print/paper.ts';
import { readRequest, type Options, type Request } from '@turntable/print/request.ts';
import { RULES } from '@turntable/print/rule-parts.ts';
import { LOCOMOTIVES } from '@turntable/roster/locomotives.ts';
import { LOCALES } from '@turntable/messages';
import { rulesText } from '@turntable/server/print/rules-text.ts';

/** Names that need every face: Hungarian letters, Greek, and a character that no face holds. */
export const NAMES = ['Űrhajós Ödön', 'Ελένη', 'Csörgő Győző', '駅'];
export const PUBLIC_URL = 'https://turntable.example.org';

const games = new Map<string, object>();

/** The record of a random game, played out; the same every time. */
export function finishedGame(id: string): object {
  let record = games.get(id);
  if (!record) games.set(id, (record = JSON.parse(JSON.stringify(random(id))) as object));
  return record;
}

function random(id: string): object {
  const game = GAMES.find((one) => one.id === id)!;
  const seats = id === 'loco-dome' ? 2 : 4;
  const setup = game.host(id === 'loko-moto' ? { hiddenAgendas: true } : {}, seats);
  const rng = quickRng(7);
  const log: Entry<Act>[] = [];
  let state = game.start(setup);
  for (;;) {
    const open = game.decisions(state).filter((decision) => !decision.standing);
    if (open.length === 0) break;
    const luck = chanceDecision(open);
    const decision = open[rng.below(open.length)]!;
    const actor = decision.actors[0]!;
    const entry = luck
      ? drawEntry(game, state, luck, keyedRng('a'.repeat(64), log.length))
      : { decision: decision.id, actor, action: choice(game, state, decision, rng) };
    const played = play(game, state, entry);
    if (!played.ok) throw new Error(`${id}: a listed action was refused`);
    state = played.step.state;
    log.push(entry);
  }
  return writeRecord(game, NAMES.slice(0, seats), state, log);
}

type Game = (typeof GAMES)[number];
/** A listed action: a purchase where there is one, so that records hold cards. */
function choice(
  game: Game,
  state: object,
  decision: ReturnType<Game['decisions']>[number],
  rng: ReturnType<typeof quickRng>,
): Act {
  // prettier-ignore
  const view = game.view(state, decision.actors[0] as number);
  const all = [...game.legalActions(view, decision)];
  const wanted = all.filter(({ type }) => type === 'buy' || type === 'build');
  const from = wanted.length > 0 && rng.below(4) > 0 ? wanted : all;
  return from[rng.below(from.length)]!;
}

/** What pages are made from in tests. */
export function sourcesOf(record?: object): Sources {
  const played: Played | undefined = record && playedFrom(record, true);
  return { locomotives: LOCOMOTIVES, rulesText, publicUrl: PUBLIC_URL, ...(played && { played }) };
}

interface Case {
  readonly name: string;
  readonly request: Request;
  readonly sources: Sources;
}
const SOME_LOCOMOTIVES = 'up-big-boy-4884-1,lner-a4-mallard,smr-pashina,sncf-241p,ear-59-garratt';

/** Every kind, sheet, layout, paper and language, with few cards each. */
export function* everything(): Generator<Case> {
  const kinds: readonly (readonly [string, Options, string?])[] = [
    ...['standard', 'small', 'square'].map((sheet) => ['map', { sheet }] as const),
    ...['loko-moto', 'double-header', 'loco-dome'].flatMap((sheet) => [
      ['score-sheet', { sheet }] as const,
      ['score-sheet', { sheet }, sheet] as const,
      ['record', {}, sheet] as const,
    ]),
    ...RULES.map((sheet) => ['rules', { sheet }] as const),
    ['statistics', {}],
    ...LAYOUTS.map((layout) => ['locomotive-cards', { layout, cards: SOME_LOCOMOTIVES }] as const),
    ...[undefined, ...LAYOUTS].flatMap((layout) => [
      ['train-cards', { cards: 'muki,hajtany,fogas,vectron', ...(layout && { layout }) }] as const,
      ['shape-cards', { cards: 'hook,wye,boat,lollipop', ...(layout && { layout }) }] as const,
    ]),
    ['shape-cards', { sheet: 'square' }],
    ['agenda-cards', {}],
    ['agenda-cards', { sheet: 'square' }],
    ['agenda-cards', {}, 'loko-moto'],
  ];
  for (const [kind, options, game] of kinds)
    for (const paper of PAPERS)
      for (const lang of LOCALES) {
        const name = [kind, ...Object.values(options), game && `of ${game}`, paper, lang]
          .filter(Boolean)
          .join(' ');
        const record = game === undefined ? undefined : finishedGame(game);
        yield { name, request: readRequest(kind, { ...options, paper, lang }), sources: sourcesOf(record) };
      }
}

/** The pages of a case. */
export const pagesOf = ({ request, sources }: Case) => assemble(request, sources);

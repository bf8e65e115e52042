import { TOPICS, type Tells, type Topic } from '@turntable/protocol/tells.ts';

/** What is told of a game, or of all games (null): of a game that has no topics of its own, the same as of all. */
export function topicsOf({ all, games }: Tells, game: string | null): readonly Topic[] {
  return game === null ? all : (games[game] ?? all);
}

/** A topic told of a game, or of all games (null), or told no more. */
export function withTopic(tells: Tells, game: string | null, topic: Topic, isOn: boolean): Tells {
  const before = topicsOf(tells, game);
  const next = TOPICS.filter((each) => (each === topic ? isOn : before.includes(each)));
  return game === null ? { ...tells, all: next } : { ...tells, games: { ...tells.games, [game]: next } };
}

/** The same told of a game as of all; or topics of its own, at first those of all. */
export function withSame(tells: Tells, game: string, isSame: boolean): Tells {
  const { [game]: _, ...others } = tells.games;
  return { ...tells, games: isSame ? others : { ...others, [game]: tells.all } };
}

import { TOPICS, type Tells, type Topic } from '@turntable/protocol/tells.ts';

/** The topics of a game, or of all games (null); a game without topics of its own has those of all. */
export function topicsOf({ all, games }: Tells, game: string | null): readonly Topic[] {
  return game === null ? all : (games[game] ?? all);
}

/** The same with a topic of a game, or of all games (null), added or removed. */
export function withTopic(tells: Tells, game: string | null, topic: Topic, isOn: boolean): Tells {
  const before = topicsOf(tells, game);
  const next = TOPICS.filter((each) => (each === topic ? isOn : before.includes(each)));
  return game === null ? { ...tells, all: next } : { ...tells, games: { ...tells.games, [game]: next } };
}

/** The same with a game that has the topics of all games, or topics of its own, at first those of all. */
export function withSame(tells: Tells, game: string, isSame: boolean): Tells {
  const { [game]: _, ...others } = tells.games;
  return { ...tells, games: isSame ? others : { ...others, [game]: tells.all } };
}

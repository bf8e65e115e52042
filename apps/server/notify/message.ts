import type { NoticeKind } from '@turntable/protocol/notify.ts';
import type { Channel } from './channels.ts';
import type { News } from './telling.ts';
import { wordsOf, type Words } from './words.ts';

/** A message, before each kind of channel formats it. */
export interface Message extends Words {
  /** The same whenever it is sent again. */
  readonly id: string;
  readonly kind: NoticeKind;
  /** The tables it is about. */
  readonly tables: readonly string[];
  /** What its link leads to, without a slash before it. */
  readonly path: string;
}

/** The most tables named in one message; a push service takes 4 KB, Discord 2000 characters. */
const MOST_NAMED: Readonly<Record<Channel['kind'], number>> = { push: 4, discord: 6, webhook: 20, mail: 20 };

/** One message for several notices, at least one. */
export async function messageOf(
  id: string,
  { kind, language }: Channel,
  news: readonly News[],
): Promise<Message> {
  const words = await wordsOf(news, language, MOST_NAMED[kind]);
  const tables = news.flatMap(({ row }) => row?.id ?? []);
  const [first] = news;
  if (news.length > 1 || !first) return { id, kind: 'digest', tables, path: '', ...words };
  const path = tables[0] === undefined ? 'notifications' : `t/${tables[0]}`;
  return { id, kind: first.notice.kind, tables, path, ...words };
}

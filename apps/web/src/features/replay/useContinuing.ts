import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Level } from '@turntable/protocol/messages.ts';
import type { ReplayReply } from '@turntable/protocol/replay.ts';
import { api, failureOf } from '../../api/http.ts';
import { stillHere } from '../../device/still-here.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useName } from '../../session/me.ts';
import { notify } from '../../ui/announce.ts';

/** The choices of the form. */
export interface Wish {
  readonly who: 'bots' | 'alone';
  /** With bots: one's own seat, and how strong they are. */
  readonly seat: number;
  readonly level: Level;
  readonly deal: 'redrawn' | 'true';
}
interface From {
  readonly reply: Pick<ReplayReply, 'table' | 'as'>;
  /** The record, if it came from a file. */
  readonly record: object | undefined;
  readonly n: number;
}

/** Makes a table that goes on from the move, and goes there unless the reader has left meanwhile. */
export function useContinuing({ reply: { table, as }, record, n }: From) {
  const { t, say } = useMessages();
  const [name] = useName();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const go = async ({ who, seat, level, deal }: Wish): Promise<void> => {
    const wish = { n, as, deal, who: who === 'alone' ? { kind: who } : { kind: who, seat, level, name } };
    setBusy(true);
    const isHere = stillHere();
    try {
      const made = await (record ? api.continueRecord(record, wish) : api.continueTable(table.id, wish));
      if (isHere()) navigate(`/t/${made.table.id}`);
    } catch (thrown) {
      const { code, detail } = failureOf(thrown);
      notify({ tone: 'caution', text: detail === 'LV-1.6' ? t('import.hidden') : say(`error.${code}`) });
      setBusy(false);
    }
  };
  return { busy, go };
}

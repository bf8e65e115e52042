import type { TableEvent, TableRow } from '../../storage/rows.ts';

// Events name the seat that spoke and the name it bore, both of which somebody else may have later. Who it was is kept beside the
// table and told to nobody.

type Spoken = Pick<TableRow, 'spoke'>;

/** Notes that a guest says what will be event `seq`; nothing where the last words from that place were theirs, or of who looks on. */
export function spokeAfter({ spoke = [] }: Spoken, by: TableEvent['by'], guest: string, seq: number): Spoken {
  if (by === 'watcher' || spoke.findLast((each) => each.by === by)?.guest === guest) return {};
  return { spoke: [...spoke, { by, guest, from: seq }] };
}

/** Who said an event; null: somebody who was deleted, undefined: it was said before this was noted. */
export function speakerOf(
  { spoke = [] }: Spoken,
  { by, seq }: Pick<TableEvent, 'by' | 'seq'>,
): string | null | undefined {
  return spoke.findLast((each) => each.by === by && each.from <= seq)?.guest;
}

/** The same without a guest who is deleted. */
export function spokeWithout({ spoke }: Spoken, guest: string): Spoken {
  if (!spoke) return {};
  return { spoke: spoke.map((each) => (each.guest === guest ? { ...each, guest: null } : each)) };
}

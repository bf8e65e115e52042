import { useCallback, useState } from 'react';

/** Pencil marks are the reader's own: kept in this browser, by table and seat, and never sent. */
const keyOf = (table: string, as: string | number): string => `turntable.pencil.${table}.${as}`;

/** The marks in stored text; anything that is not a list of section ids is no mark. */
export function readMarks(text: string | null, known: ReadonlySet<string>): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(parsed)) return [];
    return [...new Set(parsed)].filter((id): id is string => typeof id === 'string' && known.has(id));
  } catch {
    return [];
  }
}

/** Sets or erases a mark. */
export function toggleMark(marks: readonly string[], id: string): readonly string[] {
  return marks.includes(id) ? marks.filter((other) => other !== id) : [...marks, id];
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export interface Pencil {
  readonly marks: readonly string[];
  toggle(id: string): void;
  add(ids: readonly string[]): void;
  erase(): void;
}

/** The reader's pencil marks on a table's map, kept between visits. */
export function usePencil(table: string, as: string | number, known: ReadonlySet<string>): Pencil {
  const key = keyOf(table, as);
  const [marked, setMarked] = useState(() => ({ key, marks: readMarks(stored(key), known) }));
  let { marks } = marked;
  if (marked.key !== key) {
    marks = readMarks(stored(key), known);
    setMarked({ key, marks });
  }
  const change = useCallback(
    (edit: (marks: readonly string[]) => readonly string[]) =>
      setMarked((before) => {
        const after = edit(before.marks);
        try {
          localStorage.setItem(before.key, JSON.stringify(after));
        } catch {
          // Without storage the marks last as long as the page.
        }
        return { key: before.key, marks: after };
      }),
    [],
  );
  return {
    marks,
    toggle: (id) => change((list) => toggleMark(list, id)),
    add: (ids) => change((list) => [...new Set([...list, ...ids])]),
    erase: () => change(() => []),
  };
}

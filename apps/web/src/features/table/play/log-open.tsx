import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useAfterPaint } from '../../../device/useAfterPaint.ts';
import { useMark } from '../../../device/useMark.ts';

interface LogOpen {
  readonly open: boolean;
  set(open: boolean): void;
}
const Shared = createContext<LogOpen>({ open: false, set: () => {} });

/** Whether the log of the table around it is open, and how that is changed. */
export const useLogOpen = (): LogOpen => use(Shared);

/** Provides whether the log is open; a change renders only the components that read it. */
export function WithLog({ children }: { readonly children: ReactNode }) {
  const [open, set] = useState(false);
  useMark('log-open', open);
  return <Shared value={useMemo(() => ({ open, set }), [open])}>{children}</Shared>;
}

interface BesideLogProps {
  /** The log lies over the board instead of beside it. */
  readonly over: boolean | undefined;
  readonly children: ReactNode;
}

/** The part beside the log. The log appears at once; the board is laid out for the room left right after that was painted. */
export function BesideLog({ over, children }: BesideLogProps) {
  const { open } = useLogOpen();
  const late = useAfterPaint(open);
  const beside = over ? open : late;
  return (
    <div className={beside ? 'play-body play-body-log' : 'play-body'} data-log-over={over}>
      {children}
    </div>
  );
}

/** What is shown while the log is closed. */
export function WithoutLog({ children }: { readonly children: ReactNode }) {
  return useLogOpen().open ? null : children;
}

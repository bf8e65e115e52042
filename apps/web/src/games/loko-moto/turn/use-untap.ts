import { useRef } from 'react';
import type { Turn } from './use-turn.ts';

/** Takes back what the last tap picked or let go: the first tap of a double tap, which only zooms. */
export function useUntap({ plan, setPlan }: Pick<Turn, 'plan' | 'setPlan'>): {
  /** Called before a tap does anything. */
  note(): void;
  untap(): void;
} {
  const before = useRef(plan);
  return {
    note: () => void (before.current = plan),
    untap() {
      if (plan !== before.current) setPlan(before.current);
    },
  };
}

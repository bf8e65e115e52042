import { useSyncExternalStore } from 'react';

export const SYSTEMS = ['us', 'metric'] as const;
/** The units in which a reader wants figures. */
export type System = (typeof SYSTEMS)[number];

const KEY = 'turntable.units';
const listeners = new Set<() => void>();
let system: System | undefined;

/** The chosen system; until one is chosen, US units only where they are in use. */
function current(): System {
  if (system) return system;
  try {
    const stored = localStorage.getItem(KEY);
    system = SYSTEMS.find((one) => one === stored);
  } catch {
    // Nothing kept.
  }
  return (system ??= navigator.language === 'en-US' ? 'us' : 'metric');
}

function choose(next: System): void {
  system = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // The choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // Another tab may choose, too; a null key: all that was stored has been cleared.
  const other = ({ key }: StorageEvent): void => {
    if (key !== KEY && key !== null) return;
    system = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', other);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', other);
  };
}

/** The chosen system, and the way to choose another. */
export function useUnits(): readonly [System, (next: System) => void] {
  return [useSyncExternalStore(subscribe, current), choose];
}

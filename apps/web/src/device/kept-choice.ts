import { useSyncExternalStore } from 'react';

/**
 * A hook for what somebody chooses once for all that this device shows: the choice, and the way to choose another. It is kept under
 * the key, and followed in every tab; `usual` says what holds until something is chosen.
 */
export function keptChoice<Value extends string>(
  key: string,
  values: readonly Value[],
  usual: () => Value,
): () => readonly [Value, (next: Value) => void] {
  const listeners = new Set<() => void>();
  let chosen: Value | undefined;

  function current(): Value {
    if (chosen) return chosen;
    try {
      const stored = localStorage.getItem(key);
      chosen = values.find((one) => one === stored);
    } catch {
      // Nothing kept.
    }
    return (chosen ??= usual());
  }

  function choose(next: Value): void {
    chosen = next;
    try {
      localStorage.setItem(key, next);
    } catch {
      // The choice then lasts as long as the page.
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    // Another tab may choose, too; a null key: all that was stored has been cleared.
    const other = (event: StorageEvent): void => {
      if (event.key !== key && event.key !== null) return;
      chosen = undefined;
      listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', other);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', other);
    };
  }

  return function useChoice() {
    return [useSyncExternalStore(subscribe, current), choose];
  };
}

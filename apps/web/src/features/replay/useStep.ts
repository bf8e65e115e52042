import { useEffect, useState } from 'react';
import { isUnderWindow } from '../../ui/page-keys.ts';
import { addressed, keyed } from './steps.ts';

/** Where in a game of that many updates one looks, and a way to go elsewhere; the address and the arrow keys follow. */
export function useStep(count: number): readonly [n: number, go: (to: number) => void] {
  const [n, setN] = useState(() => addressed(location.hash, count));
  const go = (to: number): void => {
    setN(to);
    history.replaceState(history.state, '', `#${to}`);
  };
  useEffect(() => {
    const follow = (): void => setN(addressed(location.hash, count));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [count]);
  useEffect(() => {
    const step = (event: KeyboardEvent): void => {
      const busy =
        event.target instanceof Element &&
        event.target.closest('input, select, dialog, [role="application"], svg');
      if (busy || isUnderWindow() || event.altKey || event.ctrlKey || event.metaKey) return;
      const to = keyed(event.key, n, count);
      if (to === undefined) return;
      event.preventDefault();
      setN(to);
      history.replaceState(history.state, '', `#${to}`);
    };
    addEventListener('keydown', step);
    return () => removeEventListener('keydown', step);
  }, [n, count]);
  return [n, go];
}

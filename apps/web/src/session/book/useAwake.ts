import { useEffect, useState } from 'react';

/** Keeps the screen on; false where the browser cannot, so that the reader has to change the phone's settings. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(true);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let gone = false;
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      if (!('wakeLock' in navigator)) return setAwake(false);
      navigator.wakeLock.request('screen').then(
        (got) => {
          if (gone) void got.release();
          else {
            lock = got;
            setAwake(true);
          }
        },
        () => setAwake(false),
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
  return awake;
}

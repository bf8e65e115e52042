import type { TestContext } from 'node:test';

/** Gives what lets time pass at once (ms), by the wall clock, which stands otherwise, and by the steady one. No timer runs out by it. */
export function letTimePass({ mock }: TestContext): (ms: number) => void {
  mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const steady = performance.now.bind(performance);
  let ahead = 0;
  mock.method(performance, 'now', () => steady() + ahead);
  return (ms) => {
    ahead += ms;
    mock.timers.setTime(Date.now() + ms);
  };
}

import { AssertionError } from 'node:assert';
import { until } from '@turntable/testkit/until.node.ts';

/**
 * Checks again until it holds; after three minutes what was wrong the last time fails the test. For what a page tells nobody: a
 * place that it measures, what it fills in once the server has answered. What never may be otherwise is checked once instead.
 */
export async function holds(check: () => void | Promise<void>): Promise<void> {
  let wrong: AssertionError | undefined;
  const held = async (): Promise<boolean> => {
    try {
      await check();
      return true;
    } catch (error) {
      wrong = error instanceof AssertionError ? error : undefined;
      if (!wrong) throw error;
      return false;
    }
  };
  try {
    await until(held, 'what was checked to hold');
  } catch (error) {
    throw wrong ?? error;
  }
}

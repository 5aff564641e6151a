import { setImmediate } from 'node:timers/promises';

/** That many take some milliseconds. */
const ITEMS_PER_YIELD = 1000;

/** The same as `map`; of a long list others have their turn in between, so that the server goes on answering. */
export async function mapWithYield<T, R>(all: readonly T[], toResult: (one: T) => R): Promise<R[]> {
  const results: R[] = [];
  for (const [at, one] of all.entries()) {
    if (at > 0 && at % ITEMS_PER_YIELD === 0) await setImmediate();
    results.push(toResult(one));
  }
  return results;
}

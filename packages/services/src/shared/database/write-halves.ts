const SPLIT_FROM = 100;

/**
 * Writes the two halves of many side by side, on two connections: the engine works on one while the other waits for its
 * disk. Waits for both also when one fails, so that nothing is being written when a lock is released.
 */
export async function writeHalves<T, R>(items: readonly T[], write: (half: readonly T[]) => Promise<R>): Promise<R[]> {
  const middle = items.length < SPLIT_FROM ? items.length : Math.ceil(items.length / 2);
  const halves = [items.slice(0, middle), items.slice(middle)].filter((half) => half.length > 0);
  return waitForAll(halves.map(write));
}

/** Of works side by side, each of which must have ended before anything else goes on. @throws what the first of them threw */
export async function waitForAll<R>(works: readonly Promise<R>[]): Promise<R[]> {
  const ends = await Promise.all(
    works.map((work) =>
      work.then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      ),
    ),
  );
  return ends.map((end) => {
    if ('error' in end) throw end.error;
    return end.value;
  });
}

/**
 * The same items, each next one requested while the consumer still works on the last: reading and working overlap, and one
 * item more is in memory. A consumer that stops early ends the source once the pending item has arrived.
 */
export async function* readAhead<Item>(source: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let pending = source.next();
  try {
    for (;;) {
      const { value, done } = await pending;
      if (done) return;
      pending = source.next();
      // Its failure is thrown when it is awaited; a consumer that stops before has no use for it.
      pending.catch(() => undefined);
      yield value;
    }
  } finally {
    await source.return(undefined);
  }
}

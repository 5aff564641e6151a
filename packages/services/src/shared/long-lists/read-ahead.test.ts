import { describe, expect, it } from 'vitest';
import { readAhead } from './read-ahead.ts';

/** Counts what was requested of it, and whether it was ended. */
function counted(size: number, failAt = Number.POSITIVE_INFINITY) {
  const state = { requested: 0, isEnded: false };
  async function* read() {
    try {
      for (let item = 0; item < size; item += 1) {
        state.requested += 1;
        if (item === failAt) throw new Error('the cursor is gone');
        yield item;
      }
    } finally {
      state.isEnded = true;
    }
  }
  return { state, source: read() };
}

describe('readAhead', () => {
  it('gives the same items in order, the next one being read while one is worked on', async () => {
    const { state, source } = counted(4);
    const seen: [number, number][] = [];
    for await (const item of readAhead(source)) {
      await Promise.resolve();
      seen.push([item, state.requested]);
    }
    expect(seen).toEqual([
      [0, 2],
      [1, 3],
      [2, 4],
      [3, 4],
    ]);
    expect(state.isEnded).toBe(true);
  });

  it('ends the source when the consumer stops early', async () => {
    const { state, source } = counted(100);
    for await (const item of readAhead(source)) if (item === 3) break;
    expect(state).toEqual({ requested: 5, isEnded: true });
  });

  it('throws what the source throws, behind the items before', async () => {
    const { state, source } = counted(5, 2);
    const seen: number[] = [];
    const reading = (async () => {
      for await (const item of readAhead(source)) seen.push(item);
    })();
    await expect(reading).rejects.toThrow('the cursor is gone');
    expect(seen).toEqual([0, 1]);
    expect(state.isEnded).toBe(true);
  });

  it('has nothing unhandled when the source fails after the consumer has stopped', async () => {
    const { source } = counted(5, 1);
    for await (const item of readAhead(source)) if (item === 0) break;
    await new Promise((resolve) => setImmediate(resolve));
  });
});

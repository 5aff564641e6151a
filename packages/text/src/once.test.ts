import { expect, test } from 'vitest';
import { once } from './once.ts';

test('reads at the first call and not before, and once, whatever was read', () => {
  let reads = 0;
  const read = once(() => {
    reads++;
    return undefined;
  });
  expect(reads).toBe(0);
  expect([read(), read()]).toEqual([undefined, undefined]);
  expect(reads).toBe(1);
});

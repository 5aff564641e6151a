import { expect, it, vi } from 'vitest';
import { remembering } from './remembering.ts';

it('reads a text once, until as many others were read as it keeps', () => {
  const read = vi.fn((text: string) => [text.length]);
  const lengthOf = remembering(read, 2);
  expect([lengthOf('ab'), lengthOf('abc'), lengthOf('ab')]).toEqual([[2], [3], [2]]);
  expect(read).toHaveBeenCalledTimes(2);
  lengthOf('abcd');
  lengthOf('ab');
  expect(read).toHaveBeenCalledTimes(3);
  lengthOf('abc');
  expect(read).toHaveBeenCalledTimes(4);
});

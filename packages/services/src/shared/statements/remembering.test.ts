import { expect, it, vi } from 'vitest';
import { remembering } from './remembering.ts';

it('reads a text once while it is among the latest', () => {
  const read = vi.fn((text: string) => [text.length]);
  const lengthOf = remembering(read, 2);
  expect([lengthOf('ab'), lengthOf('abc'), lengthOf('ab')]).toEqual([[2], [3], [2]]);
  expect(read).toHaveBeenCalledTimes(2);
  lengthOf('abcd');
  lengthOf('ab');
  lengthOf('abc');
  expect(read).toHaveBeenCalledTimes(3);
});

it('forgets a text after as many others as it keeps, twice over', () => {
  const read = vi.fn((text: string) => text);
  const same = remembering(read, 2);
  for (const text of ['a', 'b', 'c', 'd', 'e']) same(text);
  same('a');
  expect(read).toHaveBeenCalledTimes(6);
});

it('keeps a text that is asked for again and again', () => {
  const read = vi.fn((text: string) => text === 'yes');
  const isYes = remembering(read, 2);
  for (const text of ['no', 'a', 'no', 'b', 'no', 'c', 'no', 'd', 'no']) isYes(text);
  expect(read.mock.calls.filter(([text]) => text === 'no')).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { chosenIn } from './use-selection.ts';

it('rows that were chosen under another filter are not chosen', () => {
  const selection = { list: '{"status":"failed"}', ids: new Set(['a', 'b']) };
  expect([...chosenIn(selection, '{"status":"failed"}')]).toEqual(['a', 'b']);
  expect([...chosenIn(selection, '{}')]).toEqual([]);
});

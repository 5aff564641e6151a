import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['short', 100, 'short'],
  ['One paragraph.\nAnother one. And more', 26, 'One paragraph.'],
  ['A. Very long sentence here. Then another one goes on', 40, 'A. Very long sentence here.'],
  ['words without any end at all', 20, 'words without any'],
  ['aaaaaaaaaaaaaaaaaaaa', 10, 'aaaaaaaaaa'],
  ['aaaaaaaaa😀aaaaaaa', 10, 'aaaaaaaaa'],
])('%j at %i', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
  expect(text.startsWith(cutText(text, most))).toBe(true);
});

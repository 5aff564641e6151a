import { expect, test } from 'vitest';
import { findCommonLines, withoutLines } from './common-lines.ts';

const page = (...lines: string[]) => ({ text: lines.join('\n') });

test('what stands on most pages is the frame of the site, a day is not', () => {
  const pages = ['One', 'Two', 'Three', 'Four'].map((own) => page('We make pumps.', '2 October 2026', own));
  expect([...findCommonLines(pages)]).toEqual(['We make pumps.']);
});

test('on two pages nothing is a frame', () => {
  expect(findCommonLines([page('Same'), page('Same')]).size).toBe(0);
});

test('a page of nothing else stays as it is', () => {
  const frame = new Set(['We make pumps.']);
  expect(withoutLines('We make pumps.\nA depot opens.', frame)).toBe('A depot opens.');
  expect(withoutLines('We make pumps.', frame)).toBe('We make pumps.');
});

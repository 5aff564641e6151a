import { expect, test } from 'vitest';
import { quotedStretches } from './quoted-stretches.ts';

const quotesIn = (paragraph: string) =>
  quotedStretches(paragraph).map(([start, end]) => paragraph.slice(start + 1, end));

test.each([
  ['She says “we grow” and „wir wachsen“.', ['we grow', 'wir wachsen']],
  ['Il dit « oui » et "non".', [' oui ', 'non']],
  ['“No end. We grow.', ['No end. We grow.']],
  ['Nothing, it’s plain.', []],
])('finds what is quoted in %j', (paragraph, quotes) => {
  expect(quotesIn(paragraph)).toEqual(quotes);
});

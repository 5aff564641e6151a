import { expect, it } from 'vitest';
import { splitAtQuote } from './split-at-quote.ts';

it('a quote is cut out of the text around it', () => {
  expect(splitAtQuote('Acme opened an office in Oslo today.', 'an office in Oslo')).toEqual({
    before: 'Acme opened ',
    quote: 'an office in Oslo',
    after: ' today.',
  });
});

it('a line break or doubled space within the quote is the same words', () => {
  expect(splitAtQuote('opened an\n  office (new) here', ' an office (new) ').quote).toBe('an\n  office (new)');
});

it.each([
  ['words that are not there', 'Acme raised money'],
  ['nothing', ''],
  ['blanks', '  '],
])('%s highlight nothing and keep the text', (_what, quote) => {
  expect(splitAtQuote('Acme opened an office.', quote)).toEqual({
    before: 'Acme opened an office.',
    quote: '',
    after: '',
  });
});

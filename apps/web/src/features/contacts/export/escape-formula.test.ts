import { describe, expect, test } from 'vitest';
import { escapeFormula } from './escape-formula.ts';

/** The cases of the server's guard (shared/csv/cells/formula-guard.test.ts): both kinds of file follow one rule. */
describe('the formula guard', () => {
  test.each([
    '=1+1',
    '+4930123',
    '+49-30-123',
    '+1 A1',
    '+49 30*2',
    '-5',
    '@sum',
    '\t=1',
    '\rx',
    '\nx',
    '  =1',
    '\u00a0=1',
    "'=1",
    "' '-x",
    '\uFF1D1',
    '\uFF0B1',
    '\uFF0D1',
    '\uFF201',
  ])('puts one apostrophe before %j', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
  });

  test.each(['', 'Acme', '1-2', "O'Hara", "'Acme", "'", ' ', 'a=b', '11-50', '+49 30 123', '+49 (0)30 1234567'])(
    'leaves %j alone',
    (text) => {
      expect(escapeFormula(text)).toBe(text);
    },
  );
});

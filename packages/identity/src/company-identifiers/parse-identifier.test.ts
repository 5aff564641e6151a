import { describe, expect, it } from 'vitest';
import { RIGHT_NUMBERS, WRONG_NUMBERS } from './check-digit.cases.ts';
import { identifierLink } from './identifier-link.ts';
import { REGISTER_KINDS } from './kinds.ts';
import { identifierKey, isValidIdentifier, parseIdentifier } from './parse-identifier.ts';
import { REFUSALS, SPELLINGS } from './spelling.cases.ts';

const casesOf = (numbers: Record<string, string>) =>
  Object.entries(numbers).flatMap(([kind, text]) => text.split(' ').map((number) => [kind, number] as const));
const right = casesOf(RIGHT_NUMBERS);
const wrong = casesOf(WRONG_NUMBERS);

describe('a company identifier', () => {
  it('is checked by at least 200 cases of check digits', () => {
    expect(new Set([...right, ...wrong].map(String)).size).toBeGreaterThanOrEqual(200);
  });

  it.each(right)('takes the %s %s', (kind, number) => {
    expect(parseIdentifier(kind, number)).toEqual({ kind, value: number });
  });

  it.each(wrong)('refuses the mistyped %s %s', (kind, number) => {
    expect(parseIdentifier(kind, number)).toMatchObject({ problem: expect.stringContaining('wrong check digit') });
  });

  it.each(SPELLINGS)('reads the %s "%s" as %s', (kind, text, value) => {
    expect(parseIdentifier(kind, text)).toEqual({ kind, value });
    expect(isValidIdentifier({ kind, value })).toBe(true);
    expect(isValidIdentifier({ kind, value: ` ${value}` })).toBe(false);
  });

  it.each(REFUSALS)('refuses the %s "%s": %s', (kind, text, reason) => {
    expect(parseIdentifier(kind, text)).toMatchObject({ problem: expect.stringContaining(reason) });
  });

  it('has one key in all its spellings, also when its check digits are wrong', () => {
    for (const [kind, text, value] of SPELLINGS) expect(identifierKey(kind, text)).toBe(`${kind}:${value}`);
    expect(identifierKey('siren', '552 032 536')).toBe(identifierKey('siren', '552.032.536'));
    expect(identifierKey('erp', ' A.1 ')).toBe('erp:A.1');
  });

  it('links each register’s identifier to a page that reads as the same identifier, and own ones nowhere', () => {
    const known = new Map(SPELLINGS.map(([kind, , value]) => [kind, value]));
    for (const kind of REGISTER_KINDS) {
      const value = known.get(kind) ?? '';
      const link = identifierLink({ kind, value });
      expect(link).toMatch(/^https:\/\//);
      expect(parseIdentifier(kind, link ?? '')).toEqual({ kind, value });
    }
    expect(identifierLink({ kind: 'hubspot', value: '123' })).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOMAIN_CASES, NO_DOMAIN_CASES } from './domain/domain-key.cases.ts';
import { domainKey } from './domain/domain-key.ts';
import { EMAIL_CASES, NO_EMAIL_CASES } from './email-key.cases.ts';
import { emailKey } from './email-key.ts';
import { NAME_CASES, NO_NAME_CASES } from './name-key.cases.ts';
import { nameKey } from './name-key.ts';
import { NO_PHONE_CASES, PHONE_CASES } from './phone-key.cases.ts';
import { phoneKey } from './phone-key.ts';
import { NO_PROFILE_CASES, PROFILE_CASES } from './profile-key.cases.ts';
import { profileKey } from './profile-key.ts';

const phoneWithHint = (text: string) => {
  const [number = '', country = null] = text.split('|');
  return phoneKey(number, country);
};

const KINDS = [
  { kind: 'profile', key: profileKey, cases: PROFILE_CASES, none: NO_PROFILE_CASES },
  { kind: 'email', key: emailKey, cases: EMAIL_CASES, none: NO_EMAIL_CASES },
  { kind: 'phone', key: phoneWithHint, cases: PHONE_CASES, none: NO_PHONE_CASES },
  { kind: 'name', key: nameKey, cases: NAME_CASES, none: NO_NAME_CASES },
  { kind: 'domain', key: domainKey, cases: DOMAIN_CASES, none: NO_DOMAIN_CASES },
] as const;

describe.each(KINDS)('$kind', ({ key, cases, none }) => {
  const isSame = (one: string, other: string) => key(one) !== null && key(one) === key(other);
  const texts = [...cases.map(([one]) => one), ...cases.map(([, other]) => other), ...none.map(([text]) => text)];
  const spelling = fc.oneof(
    fc.constantFrom(...texts),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.tuple(fc.constantFrom(...texts), fc.string({ unit: 'grapheme', maxLength: 6 })).map((parts) => parts.join('')),
    fc
      .tuple(fc.constantFrom(...texts), fc.nat(60), fc.string({ unit: 'binary', maxLength: 3 }))
      .map(([text, at, more]) => {
        return text.slice(0, at) + more + text.slice(at);
      }),
  );

  it.each(cases)('%j and %j: %s, %s', (one, other, verdict) => {
    expect([key(one), key(other)]).not.toContain(null);
    expect(isSame(one, other) ? 'same' : 'different').toBe(verdict);
    expect(isSame(other, one) ? 'same' : 'different').toBe(verdict);
  });

  it.each(none)('%j is no key: %s', (text) => expect(key(text)).toBeNull());

  it('gives a key that is its own key', () => {
    fc.assert(
      fc.property(spelling, (text) => {
        const first = key(text);
        if (first !== null) expect(key(first)).toBe(first);
      }),
      { numRuns: 3000 },
    );
  });

  it('is an equivalence on what has a key', () => {
    const keys = new Map(texts.map((text) => [text, key(text)]));
    const equalsOf = (one: string) => texts.filter((other) => keys.get(one) !== null && keys.get(one) === key(other));
    for (const [text, known] of keys) {
      const equals = known === null ? [] : equalsOf(text);
      expect(equals.includes(text)).toBe(known !== null);
      for (const other of new Set(equals)) expect(keys.get(other)).toBe(known);
    }
  });

  it('has at most one key for a text, composed or not, and whatever stands around it', () => {
    for (const text of texts.filter((one) => key(one) !== null)) {
      expect(key(text.normalize('NFD'))).toBe(key(text));
      expect(key(` ${text}\u00a0`)).toBe(key(text));
    }
  });
});

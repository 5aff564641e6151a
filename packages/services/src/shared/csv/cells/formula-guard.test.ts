import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guardPhone, guardText, unguardText } from './formula-guard.ts';

const hostileText = fc.oneof(
  fc.string(),
  fc.string({
    unit: fc.constantFrom("'", ' ', '\u00a0', '=', '+', '-', '@', '\t', '\r', ';', '|', '\uFF1D', 'a', '1'),
  }),
);

describe('the formula guard', () => {
  test.each([
    '=1+1',
    '+4930123',
    '+49-30-123',
    '+1 A1',
    '+49 30*2',
    '+1 -1',
    '+49 -30 -1234567',
    '+49- 30',
    '+1 /2',
    '+1 1/2',
    '+5 .5',
    '+5. 5',
    '+1  2',
    '+1 (-2)',
    '+1 ()2',
    '+49 30 -1',
    '-5',
    '@sum',
    '\rx',
    '  =1',
    "'=1",
    "' '-x",
    '\uFF1D1',
    '\uFF0B1',
    '\uFF0D1',
    '\uFF201',
  ])('puts one apostrophe before %j', (text) => {
    expect(guardText(text)).toBe(`'${text}`);
  });

  test.each([
    '',
    'Acme',
    '1-2',
    "O'Hara",
    "'Acme",
    "'",
    ' ',
    'a=b',
    '11-50',
    '+49 30 123',
    '+49 (0)30 1234567',
    '+49(0)30 12-34',
    '+1 (555) 123-4567',
  ])('leaves %j alone', (text) => {
    expect(guardText(text)).toBe(text);
    expect(unguardText(text)).toBe(text);
  });

  test.each([
    ['X;=WEBSERVICE(CHAR(104)&A1);', "X;'=WEBSERVICE(CHAR(104)&A1);"],
    ['a; =1|@x', "a;' =1|'@x"],
    ['a\t-1', "a\t'-1"],
    ['\t=1', "'\t'=1"],
    ['=1;=2', "'=1;'=2"],
    ['a;b', 'a;b'],
  ])('guards what another list separator would make a cell of %j', (text, guarded) => {
    expect(guardText(text)).toBe(guarded);
    expect(unguardText(guarded)).toBe(text);
  });

  test('leaves no text alone that starts with a sign, but digits with a blank between two of them', () => {
    const texts = fc.string({ unit: fc.constantFrom('+', '-', '/', '.', '(', ')', ' ', '1', '2') });
    fc.assert(
      fc.property(texts, (text) => {
        const isAlone = guardText(`+${text}`) === `+${text}`;
        if (isAlone) expect(text).toMatch(/[\d)] [\d(]/);
        if (isAlone) expect(text).not.toMatch(/[./-] | [./-]|\/\d+$/);
      }),
    );
  });

  test('is taken off a phone number that an earlier file guarded', () => {
    expect(unguardText("'+49 30 123")).toBe('+49 30 123');
    expect(unguardText(guardText("'+49 30 123"))).toBe("'+49 30 123");
  });

  test('is taken off without a difference for every text', () => {
    fc.assert(fc.property(hostileText, (text) => unguardText(guardText(text)) === text));
  });

  test('is not mistaken in text that was never guarded', () => {
    fc.assert(fc.property(hostileText, (text) => guardText(text) !== text || unguardText(text) === text));
  });
});

describe('the guard of a column of phone numbers', () => {
  test.each(['+4930-1234567', '+49 (0)30/123', '+1.202.555.0101', '030 123', '+49 30 123'])(
    'leaves %j as typed',
    (phone) => {
      expect(guardPhone(phone)).toBe(phone);
    },
  );

  test.each(['+1;=1', '+A1', '+1\t2', '+1\n2', '=1', '-1', '@1', "+cmd|'/c calc'!A1", '+49 30 ext 5'])(
    'guards %j',
    (text) => {
      expect(guardPhone(text)).toBe(guardText(text));
      expect(guardPhone(text)).toMatch(/^'/);
    },
  );
});

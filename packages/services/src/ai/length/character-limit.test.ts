import fc from 'fast-check';
import { expect, it } from 'vitest';
import { characterCount, LIMIT_PROFILES, limitOfProfile, trimToLimit } from './character-limit.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const graphemesOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

it.each([
  ['exactly the limit', 'a'.repeat(300), 300, false],
  ['one more', 'a'.repeat(301), 300, true],
  ['fewer graphemes than units', FAMILY.repeat(28), 300, true],
])('counts the strictest way: %s', (_what, text, length, isTrimmed) => {
  const limited = trimToLimit(text);
  expect(limited.isTrimmed).toBe(isTrimmed);
  expect(characterCount(limited.text)).toBeLessThanOrEqual(length);
});

it('cuts to 297 and three dots', () => {
  expect(trimToLimit('x'.repeat(400))).toEqual({ text: `${'x'.repeat(297)}...`, isTrimmed: true });
});

it.each([
  ['a family of four', FAMILY],
  ['a letter with marks', 'e\u0301\u0323'],
  ['a flag', '🇩🇪'],
  ['a hand with a skin tone', '👍🏽'],
  ['a Korean syllable of three parts', '\u1112\u1161\u11ab'],
])('never splits %s', (_what, grapheme) => {
  for (let before = 290; before <= 300; before++) {
    const { text } = trimToLimit('a'.repeat(before) + grapheme.repeat(9));
    expect(text.length).toBeLessThanOrEqual(300);
    expect(text.slice(0, -3).replace(/^a+/, '').replaceAll(grapheme, '')).toBe('');
  }
});

it('makes lone halves of a pair whole, trimmed or not', () => {
  expect(trimToLimit('a\ud83d b')).toEqual({ text: 'a\ufffd b', isTrimmed: false });
  expect(trimToLimit(`${'a'.repeat(296)}\ud83d${'b'.repeat(20)}`).text.isWellFormed()).toBe(true);
});

it('leaves only the dots of a text that is one grapheme', () => {
  expect(trimToLimit(`a${'\u0301'.repeat(400)}`)).toEqual({ text: '...', isTrimmed: true });
});

const piece = fc.oneof(
  fc.constantFrom(
    FAMILY,
    '🇫🇷',
    '👩🏿‍🚀',
    'e\u0301',
    'שלום',
    'مرحبا',
    '\u202babc\u202c',
    '\ud83d',
    '\udc68',
    '\u200d',
    ' ',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const anyText = fc.array(piece, { maxLength: 80 }).map((pieces) => pieces.join(''));

it('gives well-formed text within the limit by every count, a prefix of whole graphemes, for any text', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 3, max: 400 }), (text, limit) => {
      const { text: result, isTrimmed } = trimToLimit(text, limit);
      const whole = text.toWellFormed();
      expect(result.isWellFormed()).toBe(true);
      expect(result.length).toBeLessThanOrEqual(limit);
      expect([...result].length).toBeLessThanOrEqual(limit);
      expect(graphemesOf(result).length).toBeLessThanOrEqual(limit);
      expect(isTrimmed).toBe(whole.length > limit);
      if (!isTrimmed) {
        expect(result).toBe(whole);
        return;
      }
      const kept = result.slice(0, -3);
      const parts = graphemesOf(whole);
      const count = graphemesOf(kept).length;
      expect(parts.slice(0, count).join('')).toBe(kept);
      expect(kept.length + (parts[count]?.length ?? 0)).toBeGreaterThan(limit - 3);
    }),
    { numRuns: 300, seed: 5 },
  );
});

it('changes nothing the second time', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = trimToLimit(text).text;
      expect(trimToLimit(once)).toEqual({ text: once, isTrimmed: false });
    }),
    { numRuns: 200, seed: 6 },
  );
});

it('knows the profiles', () => {
  expect(LIMIT_PROFILES).toEqual({ free: 200, paid: 300 });
  expect([limitOfProfile('free'), limitOfProfile('paid'), limitOfProfile('custom', 120)]).toEqual([200, 300, 120]);
});

it.each([2, -1, 1.5, Number.NaN])('refuses a limit of %s', (limit) => {
  expect(() => trimToLimit('text', limit)).toThrow(RangeError);
});

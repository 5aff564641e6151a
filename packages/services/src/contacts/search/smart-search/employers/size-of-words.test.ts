import { describe, expect, it } from 'vitest';
import { sizeAt } from './size-of-words.ts';

const UNSAID = { min: null, max: null };
const sizeOf = (words: string, said = UNSAID as { min: number | null; max: number | null }, sentence = words) =>
  sizeAt(words, sentence, said)?.size ?? null;

it.each([
  ['50-250 MA', { min: 50, max: 250 }],
  ['entre dix et cinquante salariés', { min: 10, max: 50 }],
  ['más de doscientas personas', { min: 200, max: null }],
  ['50 to 200', { min: 50, max: 200 }],
  ['5000+', { min: 5000, max: null }],
  ['small', { min: null, max: 50 }],
  ['pequeñas', { min: null, max: 50 }],
  ['PME', { min: null, max: 250 }],
  ['bis 15 Mitarbeiter', { min: null, max: 15 }],
  ['80 oder 90 Leute je Werk', { min: 80, max: 90 }],
  ['over 50 and under 200 employees', { min: 50, max: 200 }],
])('"%s" is a size', (words, size) => {
  expect(sizeOf(words)).toEqual(size);
});

it.each([
  ['mid-sized, 50 to 300 people', { min: 50, max: 300 }, { min: 50, max: 300 }],
  ['mid-sized, 50 to 300 people', UNSAID, { min: 50, max: 300 }],
  ['big firms only (5000+)', { min: 5000, max: null }, { min: 5000, max: null }],
  ['big firms only (5000+)', { min: 6000, max: null }, { min: 5000, max: null }],
  ['around 200 people', { min: 200, max: 200 }, { min: 100, max: 400 }],
])('of several, as in "%s", is the one in numbers', (words, said, size) => {
  expect(sizeOf(words, said)).toEqual(size);
});

it.each([
  ['80 oder 90 Leute je Werk', { min: 80, max: 900 }, { min: 80, max: 90 }],
  ['90 oder 80 Leute je Werk', { min: 80, max: 90 }, null],
  ['um 80 Leute', { min: 80, max: null }, null],
  ['payment firms', { min: 10, max: 20 }, null],
  ['payment firms', UNSAID, null],
])('in "%s" is what stands there, whatever a model says: %o', (words, said, size) => {
  expect(sizeOf(words, said)).toEqual(size);
});

describe('the size of a sentence', () => {
  it.each([
    ['more than 50 employees', { min: 50, max: null }],
    ['50 employees', { min: 50, max: null }],
    ['no more than 50', UNSAID],
  ])('is that of its own words, where a model has copied a part of them: "%s"', (words, said) => {
    expect(sizeOf(words, said, 'no more than 50 employees')).toEqual({ min: null, max: 50 });
  });

  it.each([
    ['over 10000 employees', 'over 11000 employees', { min: 11_000, max: null }, { min: 10_000, max: null }],
    ['over 10,000 employees', 'over 10,900 employees', { min: 10_900, max: null }, { min: 10_000, max: null }],
    ['over 25,000 employees', 'over 20,000 employees', { min: 20_000, max: null }, { min: 25_000, max: null }],
    ['with 200 people within 50 km', '50 to 200 people', { min: 50, max: 200 }, { min: 200, max: 200 }],
    ['within 50 km', '50 to 200 people', { min: 50, max: 200 }, null],
    ['big firms', 'large firms', UNSAID, null],
  ])('"%s" is its own where a model has copied no words: "%s"', (sentence, words, said, size) => {
    expect(sizeOf(words, said, sentence)).toEqual(size);
  });

  it.each(['200 people within 50 km', 'firms with 200 people within 50 km'])('has no distance in it: "%s"', (words) => {
    const { size, parts } = sizeAt(words, 'CTOs in firms with 200 people within 50 km', { min: 50, max: 200 }) ?? {};
    expect(size).toEqual({ min: 200, max: 200 });
    expect(parts).toMatchObject([{ start: 19, end: 29 }]);
  });
});

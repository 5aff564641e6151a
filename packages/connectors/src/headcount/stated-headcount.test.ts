import { describe, expect, it } from 'vitest';
import { KEPT_ASIDE } from './further-sentences.fixtures.ts';
import { COUNTS_OF_ITS_OWN, COUNTS_OF_OTHERS, NARROWED_COUNTS } from './other-companies.fixtures.ts';
import { ENGLISH, FRENCH, GERMAN, SPANISH } from './sentences.fixtures.ts';
import { findStatedHeadcount } from './stated-headcount.ts';

const NAMES = ['Northwind Robotics', 'Northwind'];
const personsIn = (text: string) => findStatedHeadcount(text, NAMES)?.persons ?? null;

describe('a sentence of a company’s own page', () => {
  it.each([...ENGLISH, ...GERMAN, ...FRENCH, ...SPANISH, ...KEPT_ASIDE])(
    '%j counts %s of its own people',
    (sentence, persons) => expect(personsIn(sentence)).toBe(persons),
  );

  it.each(COUNTS_OF_ITS_OWN)('%j counts %i of its own people', (sentence, persons) =>
    expect(personsIn(sentence)).toBe(persons),
  );

  it.each([...COUNTS_OF_OTHERS, ...NARROWED_COUNTS])('%j counts no one of its own', (sentence) =>
    expect(personsIn(sentence)).toBeNull(),
  );

  it('is the quote, and a part of the company before it is passed over', () => {
    const text = 'Our support team has 8 employees.\nWe make robots. We employ 1,200 people. Call us.';
    expect(findStatedHeadcount(text, NAMES)).toEqual({ persons: 1200, quote: 'We employ 1,200 people.' });
  });

  it('without a name of the company counts by "we" alone', () => {
    expect(findStatedHeadcount('We employ 85 people.', [])?.persons).toBe(85);
    expect(findStatedHeadcount('Northwind employs 85 people.', [])).toBeNull();
  });

  it('knows a name with signs of its own', () => {
    const text = 'C++ (Labs) & Co-op employs 85 people.';
    expect(findStatedHeadcount(text, ['c++ (labs) & co-op'])?.persons).toBe(85);
  });

  it.each([
    'we, and '.repeat(48),
    'We employ 5 people, '.repeat(20),
    'today, '.repeat(55),
    'founded, we, our, '.repeat(20),
    'über über '.repeat(30),
    '1 people '.repeat(40),
  ])('made to keep the reader busy is read in a moment: %j', { timeout: 60_000 }, (part) => {
    expect(personsIn(`${part}we employ 5 x\n`.repeat(2000))).toBeNull();
  });
});

import { editDistance } from '@workbench/text/edit-distance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgivenErrors } from './similar-names.ts';
import { hasSimilarWord } from './similar-word.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const isSimilar = (text: string, word: string, errors: number, part: 'whole' | 'beginning' = 'whole') =>
  hasSimilarWord(bytes(text), bytes(word), errors, part);

/** A letter is one unit of the text there, whatever its size. */
const codeOf = (letter: string) => String.fromCharCode(0x4e00 + ((letter.codePointAt(0) ?? 0) % 0x3000));

describe('hasSimilarWord', () => {
  // Of one, two, three and four bytes, some with the same first ones.
  const alphabets = [
    ['a', 'b', 'c'],
    ['а', 'п', 'р'],
    ['a', 'п', 'ウ', 'ヴ', '𠀀', '𠀁'],
  ];

  it.each(alphabets.map((letters) => [letters]))('agrees with the edit distance in %j', (letters) => {
    const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 2 }), (one, other, errors) => {
        expect(isSimilar(`x ${one} y`, other, errors)).toBe(
          [one, 'x', 'y'].some(
            (text) => editDistance([...text].map(codeOf).join(''), [...other].map(codeOf).join(''), errors) <= errors,
          ),
        );
      }),
      { numRuns: 1500 },
    );
  });

  it('finds a word that begins so, and not a part of one', () => {
    expect(isSimilar('the arlomont group', 'arlpmo', 1, 'beginning')).toBe(true);
    expect(isSimilar('the arlomont group', 'arlpmo', 1)).toBe(false);
    expect(isSimilar('the arlomont group', 'lomont', 1)).toBe(false);
  });
});

it.each([
  ['acme', 0],
  ['acmes', 1],
  ['arlomont', 1],
  ['volkswage', 2],
  ['12345678', 0],
  ['acme.com', 0],
])('in %s so many errors are forgiven: %i', (word, errors) => expect(forgivenErrors(word)).toBe(errors));

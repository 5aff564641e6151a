import { editDistance } from '@workbench/text/edit-distance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgivenErrors } from './similar-name-test.ts';
import { hasSimilarWord } from './similar-word.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const isSimilar = (text: string, word: string, errors: number, part: 'whole' | 'beginning' = 'whole') =>
  hasSimilarWord(bytes(text), bytes(word), errors, part);

describe('hasSimilarWord', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 });

  it('agrees with the edit distance', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 2 }), (one, other, errors) => {
        expect(isSimilar(`x ${one} y`, other, errors)).toBe(
          [one, 'x', 'y'].some((text) => editDistance(text, other, errors) <= errors),
        );
      }),
      { numRuns: 3000 },
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

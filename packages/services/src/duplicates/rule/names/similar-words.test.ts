import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areSimilarWords } from './similar-words.ts';

const WORDS = ['acme', 'acmes', 'robot', 'robots', 'robotics', 'north', 'northern', 'stone', 'stones', 'bank', 'tools'];
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 });

it('answers the same whichever of two names comes first', () => {
  fc.assert(
    fc.property(words, words, (a, b) => areSimilarWords(a, b) === areSimilarWords(b, a)),
    {
      numRuns: 2000,
    },
  );
});

it('pairs equal words before similar ones', () => {
  expect(areSimilarWords(['robots', 'robot', 'acme'], ['acme', 'robot', 'robots'])).toBe(true);
});

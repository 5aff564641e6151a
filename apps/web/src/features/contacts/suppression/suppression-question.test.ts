import { expect, it } from 'vitest';
import { suppressionQuestion } from './suppression-question.ts';

it('names the person', () => {
  expect(suppressionQuestion(['Marta Horvat'], 1)).toEqual(['Add Marta Horvat to the do-not-contact list?', '']);
});

it('names a few and counts the rest', () => {
  expect(suppressionQuestion(['Ada', 'Ben'], 2)).toEqual(['Add 2 contacts to the do-not-contact list?', 'Ada, Ben. ']);
  expect(suppressionQuestion([...'abcdefg'], 7)[1]).toBe('a, b, c, d, e and 2 more. ');
  expect(suppressionQuestion([], 1200)).toEqual(['Add 1,200 contacts to the do-not-contact list?', '']);
});

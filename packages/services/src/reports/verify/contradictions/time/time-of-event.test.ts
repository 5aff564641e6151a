import { expect, it } from 'vitest';
import { partsOfItsTime } from './time-of-event.ts';

const CLAIM = 'Harlow Brakes has opened a test track.';
const partsOf = (sentence: string) => partsOfItsTime(CLAIM, [sentence], ['Harlow Brakes']);

it('leaves out what hangs on a word that the claim lacks', () => {
  const [part = ''] = partsOf('Harlow Brakes, founded in 1962, has opened a test track.');
  expect(part).not.toContain('1962');
  expect(part).toContain('has opened a test track');
});

it('needs no more for one word without end than for as many letters in words', () => {
  const timeOf = (sentence: string) => {
    const begunAt = performance.now();
    partsOf(sentence);
    return performance.now() - begunAt;
  };
  const [words, word] = ['ordinary '.repeat(4000), 'o'.repeat(36_000)].map((text) => `${CLAIM} ${text}`);
  timeOf(words ?? '');
  expect(timeOf(word ?? '')).toBeLessThan(20 * timeOf(words ?? ''));
});

import { describe, expect, it } from 'vitest';
import {
  ABOUT_WORK,
  EMPLOYERS,
  EXCLUSIONS,
  LOCATIONS,
  NO_PEOPLE,
  OTHERS,
  PRIVATE_TRAITS,
  RIGHT_WORDS,
  SIZES,
} from './read-sentence.costly-cases.ts';
import { toCases } from './read-sentence.fixtures.ts';
import { readSentence } from './read-sentence.ts';

function parsedOf(sentence: string) {
  const reading = readSentence(sentence);
  if (!reading.ok) throw new Error(`refused: ${sentence}`);
  return reading.parsed;
}

describe('what would cost money for other people than the ones who are looked for', () => {
  it.each(toCases(EXCLUSIONS))('leaves over what "$sentence" excludes', ({ sentence, expected }) => {
    const { filters, leftOver } = parsedOf(sentence);
    expect(filters).toEqual(expected);
    expect(leftOver).not.toEqual([]);
  });

  it.each(toCases(SIZES))('reads the bound in "$sentence"', ({ sentence, expected }) => {
    const { filters, leftOver } = parsedOf(sentence);
    expect(filters).toEqual(expected);
    expect(leftOver).toEqual([]);
  });

  it.each(toCases(OTHERS))(
    'says which words of "$sentence" describe no one who is looked for',
    ({ sentence, expected }) => {
      const { filters, leftOver } = parsedOf(sentence);
      expect(filters).toEqual(expected);
      expect(leftOver).not.toEqual([]);
    },
  );

  it.each(toCases(RIGHT_WORDS))('corrects no word of "$sentence"', ({ sentence, expected }) => {
    const { filters, corrections } = parsedOf(sentence);
    expect(filters).toEqual(expected);
    expect(corrections).toEqual([]);
  });

  it.each(toCases(LOCATIONS))('reads only where the people are in "$sentence"', ({ sentence, expected }) => {
    expect(parsedOf(sentence).filters).toEqual(expected);
  });

  it.each(toCases(EMPLOYERS))('reads the employer in "$sentence"', ({ sentence, expected }) => {
    expect(parsedOf(sentence).filters).toEqual(expected);
  });

  it.each(NO_PEOPLE.trim().split('\n'))('refuses "%s"', (sentence) => {
    expect(readSentence(sentence).ok).toBe(false);
  });

  it.each(PRIVATE_TRAITS.trim().split('\n'))('searches for no people by "%s"', (sentence) => {
    expect(readSentence(sentence).ok).toBe(false);
  });

  it.each(toCases(ABOUT_WORK))('searches by the work that "$sentence" names', ({ sentence, expected }) => {
    expect(parsedOf(sentence).filters).toEqual(expected);
  });
});

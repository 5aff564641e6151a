import { completeNumbers } from './complete-numbers.ts';

const PERCENT = /\s?(?:%|(?:per ?cent|percent|prozent|pour ?cent|por ?ciento|pct)(?!\p{L}))/giu;

/** The percentages of a text: "100 %", "fifty per cent". */
export const percentagesIn = (text: string): number[] =>
  [...text.matchAll(PERCENT)].flatMap(({ index }) => {
    const words = text.slice(Math.max(0, index - 40), index).match(/[\p{L}\p{M}\d.,]+/gu) ?? [];
    return completeNumbers(words.slice(-4).join(' ')).slice(-2);
  });

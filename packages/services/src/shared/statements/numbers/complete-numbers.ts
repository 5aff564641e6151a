import { numbersFrom } from './number-sums.ts';
import { tokensOf } from './number-tokens.ts';
import { NUMBER_WORDS, SCALE_WORDS } from './number-words.ts';

/** The numbers of a text in their order, each as a whole: "40 million" is no 40. */
export function completeNumbers(text: string): number[] {
  const tokens = tokensOf(text);
  const found: number[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at] ?? '';
    if (!/^\d/.test(first) && !NUMBER_WORDS.has(first) && !SCALE_WORDS.has(first)) continue;
    const readings = numbersFrom(tokens, at).flatMap((numbers) => numbers.at(-1) ?? []);
    found.push(...readings.map(({ value }) => value));
    at += (readings[0]?.length ?? 1) - 1;
  }
  return found;
}

/** Letters as patterns write them, without the flag "i": what stands beside a match may tell by its case. Pure. */

/** Latin, Greek and Cyrillic with the marks that go on them: scripts that set words apart by spaces. */
const SPACED = '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}';
const SPACED_MARKS = '\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff';
const SPACED_ONLY = new RegExp(`^[${SPACED}\\P{L}]*$`, 'u');

/** True without letters of Japanese, Thai and other scripts in which words stand side by side. */
export const isSpaced = (text: string): boolean => SPACED_ONLY.test(text);

/** As a class has them. */
export const SPACED_LETTERS = `${SPACED}${SPACED_MARKS}0-9`;

/**
 * Signs of a class that, right beside a text, make another text of it. "をmarta" is "marta" in a Japanese sentence, while
 * "émarta" is someone else; a text that has such letters itself may go on with any.
 */
export const lettersBeside = (text: string): string => (isSpaced(text) ? SPACED_LETTERS : '\\p{L}\\p{M}\\p{N}');

/** "a" and "A"; "σ", "ς" and "Σ". */
export function casesOf(sign: string): string[] {
  const upper = sign.toUpperCase();
  const cases = [sign, sign.toLowerCase(), upper, upper.toLowerCase(), ...(upper === 'Σ' ? ['ς'] : [])];
  return [...new Set(cases)].filter((one) => [...one].length === 1);
}

/** A phrase with the common words for it. */
export type Idiom = readonly [RegExp, string];

/**
 * A verb in its forms (base, third person, past, participle, progressive), each replaced by the same form of a common verb,
 * so that tense and voice stay. @param tail what follows, as a pattern @param suffix what replaces the tail
 */
export function verbIdiom(forms: string, tail: string, common: string, suffix = ''): Idiom[] {
  const replacements = common.split(' ');
  // "Put" and "cut" are base and past alike: news tells the past.
  const byForm = new Map(forms.split(' ').map((form, index): [string, string] => [form, replacements[index] ?? '']));
  return [...byForm].map(
    ([form, word]): Idiom => [new RegExp(`(?<![\\p{L}-])${form}${tail}`, 'giu'), `${word}${suffix}`],
  );
}

export const phrases = (pattern: string, words: string): Idiom => [
  new RegExp(`(?<![\\p{L}-])(?:${pattern})(?!\\p{L})`, 'giu'),
  words,
];

export const replaceIdioms = (text: string, idioms: readonly Idiom[]): string =>
  idioms.reduce((rest, [pattern, words]) => rest.replace(pattern, words), text);

import { ACRONYMS } from './acronyms.ts';
import { replaceIdioms } from './idiom.ts';
import { ENGLISH_IDIOMS } from './idioms-en.ts';
import { FOREIGN_IDIOMS } from './idioms-foreign.ts';
import { inFigures } from './quantities.ts';
import { withResolvedDays } from './resolve-days.ts';

const IDIOMS = [...ACRONYMS, ...ENGLISH_IDIOMS, ...FOREIGN_IDIOMS];

/** A check compares each of its sentences with the same few texts. */
const KNOWN_MAX = 200;
const known = new Map<string, string>();

/**
 * A sentence in the form in which two are compared: figures for quantities, full days, letters for offices and bodies, and
 * common verbs for phrases. @param day of the text that it stands in or cites, which "yesterday" is counted from
 */
export function canonicalText(text: string, day: string | null): string {
  const key = `${day}|${text}`;
  const canonical = known.get(key) ?? replaceIdioms(withResolvedDays(inFigures(text), day), IDIOMS);
  known.delete(key);
  known.set(key, canonical);
  // The first is the one that was used longest ago.
  const [oldest = ''] = known.size > KNOWN_MAX ? known.keys() : [];
  known.delete(oldest);
  return canonical;
}

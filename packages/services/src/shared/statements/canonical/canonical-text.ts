import { remembering } from '../remembering.ts';
import { ACRONYMS } from './acronyms.ts';
import { replaceIdioms } from './idiom.ts';
import { ENGLISH_IDIOMS } from './idioms-en.ts';
import { FOREIGN_IDIOMS } from './idioms-foreign.ts';
import { inFigures } from './quantities.ts';
import { withResolvedDays } from './resolve-days.ts';

const IDIOMS = [...ACRONYMS, ...ENGLISH_IDIOMS, ...FOREIGN_IDIOMS];

const KNOWN_MAX = 500;
/** Of the day, "|" and the text. */
const canonicalOf = remembering((key) => {
  const at = key.indexOf('|');
  const day = key.slice(0, at);
  return replaceIdioms(withResolvedDays(inFigures(key.slice(at + 1)), day === '' ? null : day), IDIOMS);
}, KNOWN_MAX);

/**
 * A sentence in the form in which two are compared: figures for quantities, full days, letters for offices and bodies, and
 * common verbs for phrases. @param day of the text that it stands in or cites, which "yesterday" is counted from
 */
export const canonicalText = (text: string, day: string | null): string => canonicalOf(`${day ?? ''}|${text}`);

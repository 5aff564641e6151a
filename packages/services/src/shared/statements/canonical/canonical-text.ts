import { ACRONYMS } from './acronyms.ts';
import { replaceIdioms } from './idiom.ts';
import { ENGLISH_IDIOMS } from './idioms-en.ts';
import { FOREIGN_IDIOMS } from './idioms-foreign.ts';
import { inFigures } from './quantities.ts';
import { withResolvedDays } from './resolve-days.ts';

/**
 * A sentence in the form in which two are compared: figures for quantities, full days, letters for offices and bodies, and
 * common verbs for phrases. @param day of the text that it stands in or cites, which "yesterday" is counted from
 */
export const canonicalText = (text: string, day: string | null): string =>
  replaceIdioms(withResolvedDays(inFigures(text), day), IDIOMS);

const IDIOMS = [...ACRONYMS, ...ENGLISH_IDIOMS, ...FOREIGN_IDIOMS];

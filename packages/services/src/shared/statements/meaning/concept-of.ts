import { stripMarks } from '@workbench/text/fold';
import { stemmer } from 'stemmer';
import { remembering } from '../remembering.ts';
import { GERMAN_CONCEPTS } from './concepts-de.ts';
import { ENGLISH_CONCEPTS } from './concepts-en.ts';
import { FRENCH_CONCEPTS, SPANISH_CONCEPTS } from './concepts-romance.ts';
import { LOCATION_CONCEPTS } from './locations.ts';

/** A word that ends in "!" stands for this form alone: "works" is a factory, "work" is none. */
const EXACT = /!$/;

const FORMS = new Map<string, string>();
const STEMS = new Map<string, string>();
for (const line of [
  ...ENGLISH_CONCEPTS,
  ...GERMAN_CONCEPTS,
  ...FRENCH_CONCEPTS,
  ...SPANISH_CONCEPTS,
  ...LOCATION_CONCEPTS,
]) {
  const words = line.split(' ').map((word) => stripMarks(word));
  const concept = `=${(words[0] ?? '').replace(EXACT, '')}`;
  for (const word of words) {
    const form = word.replace(EXACT, '');
    if (!FORMS.has(form)) FORMS.set(form, concept);
    if (EXACT.test(word)) continue;
    // Porter gives "succeed" and "succeeding" different stems.
    for (const inflected of [form, `${form}s`, `${form}ed`, `${form}ing`])
      if (!STEMS.has(stemmer(inflected))) STEMS.set(stemmer(inflected), concept);
  }
}

/** More words than the texts of a report have. */
const KNOWN_MAX = 5000;
/** What a folded word means: the sign of its group, which all words of the group share, else its stem. */
export const conceptOf = remembering((word) => {
  const stem = stemmer(word);
  return FORMS.get(word) ?? STEMS.get(stem) ?? stem;
}, KNOWN_MAX);

/** For a reader: without the sign. */
export const conceptWord = (concept: string): string => concept.replace(/^=/, '');

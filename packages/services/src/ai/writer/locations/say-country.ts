import { countryNameIn, type Translated } from '../../locations/country-names.ts';

/** A location as a sentence has it: \"in der Schweiz\", \"in die Schweiz\"; \"à Lyon\"; \"en El Cairo\", \"a El Cairo\". */
export interface LocationPhrases {
  in: string;
  to: string;
}

/** A country with the prepositions of a language; null for a code without a name. */
export function sayCountry(code: string, language: Translated): LocationPhrases | null {
  const name = countryNameIn(code, language);
  if (name === null) return null;
  if (language === 'de') return sayInGerman(code, name);
  if (language === 'es') return sayInSpanish(code, name);
  const phrase = sayInFrench(code, name);
  return { in: phrase, to: phrase };
}

const GERMAN = {
  feminine: new Set(['CH', 'TR', 'UA', 'SK', 'MN', 'DO', 'CF', 'CD', 'CG']),
  masculine: new Set(['IR', 'IQ', 'LB', 'SD', 'YE', 'SS']),
  plural: new Set(['US', 'NL', 'PH', 'AE', 'BS', 'MV', 'SC']),
};

function sayInGerman(code: string, name: string): LocationPhrases {
  if (GERMAN.feminine.has(code)) return { in: `in der ${declined(name)}`, to: `in die ${name}` };
  if (GERMAN.masculine.has(code)) return { in: `im ${name}`, to: `in den ${name}` };
  if (GERMAN.plural.has(code))
    return { in: `in den ${declined(name).replace(/(?<=[a-z])(?<![ns])$/, 'n')}`, to: `in die ${declined(name)}` };
  return { in: `in ${name}`, to: `nach ${name}` };
}

/** "Vereinigte Arabische Emirate" behind an article: "Vereinigten Arabischen …". */
const declined = (name: string): string => name.replace(/\b(\p{Lu}\p{L}+e) (?=\p{Lu})/gu, '$1n ');

const FRENCH = {
  plural: new Set(['US', 'NL', 'PH', 'AE', 'BS', 'MV', 'SC', 'FJ', 'KM', 'SB', 'MH']),
  /** Islands and towns without an article. */
  bare: new Set(['CU', 'MT', 'CY', 'SG', 'MC', 'TW', 'BH', 'DJ', 'MG', 'MU', 'HK', 'MO', 'PR', 'GI', 'SM']),
  masculineWithE: new Set(['MX', 'KH', 'MZ', 'ZW', 'SR', 'BZ']),
};

function sayInFrench(code: string, name: string): string {
  if (FRENCH.plural.has(code)) return `aux ${name}`;
  if (FRENCH.bare.has(code)) return `à ${name}`;
  const isFeminine = /e$|ée$/.test(name.split(' ')[0] ?? '') && !FRENCH.masculineWithE.has(code);
  return isFeminine || /^[AEIOUÉÈÎÔÂ]/.test(name) ? `en ${name}` : `au ${name}`;
}

const SPANISH: Record<string, 'el' | 'la' | 'los'> = { GB: 'el', NL: 'los', AE: 'los', DO: 'la', CF: 'la' };

function sayInSpanish(code: string, name: string): LocationPhrases {
  const article = SPANISH[code];
  if (article === undefined) return { in: `en ${name}`, to: `a ${name}` };
  return { in: `en ${article} ${name}`, to: `${article === 'el' ? 'al' : `a ${article}`} ${name}` };
}

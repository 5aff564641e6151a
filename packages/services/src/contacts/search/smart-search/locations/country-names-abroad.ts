import { parseTable } from '../sentence/vocabulary.ts';
import { COUNTRY_TABLE } from './country-names.ts';

const LANGUAGES = ['de', 'fr', 'es'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Names of countries that are first names or words of another meaning. */
const OTHER_MEANING =
  /^(?:dominique|maurice|jersey|insel|island|chili|grenade|malte|chine|inde|oman|togo|mali|tchad|kuba|irak)$/i;

/** Countries by their German, French and Spanish names of one word: "Ägypten", "Norvège", "Tailandia". */
export function countryNamesAbroad(): { value: string; words: string[] }[] {
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const abroad = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }));
  const countries = new Set(parseTable(COUNTRY_TABLE).map(({ value }) => value));
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes.flatMap((code) => {
    const value = english.of(code);
    if (value === undefined || !countries.has(value)) return [];
    const words = abroad.flatMap((names) => names.of(code) ?? []).filter((name) => /^\p{L}{4,}$/u.test(name));
    return [{ value, words: words.filter((name) => !OTHER_MEANING.test(name)) }];
  });
}

import { cleanName } from '../clean-fields.ts';

export type Honorific = 'mr' | 'ms' | 'dr' | 'prof';

/** A name taken apart. A part that is uncertain is empty; `full` has all of them but titles. */
export interface PersonName {
  full: string;
  given: string;
  family: string;
  honorifics: Honorific[];
}

const HONORIFICS: Record<Honorific, RegExp> = {
  mr: /^(?:mr|sir|herr|m|monsieur|sr|señor|don)\.?$/i,
  ms: /^(?:mrs|ms|miss|frau|mme|mlle|madame|sra|srta|señora|doña)\.?$/i,
  dr: /^(?:dr|dra)\.?$/i,
  prof: /^(?:prof|professor)\.?$/i,
};
/** Titles that no one is greeted with. */
const OTHER_TITLE = /^(?:mx|dipl|ing|dipl\.-ing|mag|lic|eng|h\.?c)\.?$/i;
/** Small words that begin a family name: "van der Meer", "de la Cruz". In capitals they may be a given name. */
const PARTICLE =
  /^(?:van|von|vom|de|der|den|del|della|di|da|dos|das|do|du|la|le|ter|ten|zu|zum|zur|af|av|el|al|bin|ibn|st\.)$/;
/** Frequent family names of languages that say the family name first: which one is the given name is uncertain. */
const FAMILY_FIRST =
  /^(?:nguyen|nguyễn|tran|trần|pham|phạm|hoang|vu|vo|dang|bui|wang|zhang|liu|huang|zhao|zhou|xu|sun|zhu|guo|gao|chen|li|wu|yang|lin|kim|park|choi|jung|kang|cho|tanaka|suzuki|sato|takahashi|watanabe|yamamoto|nakamura|kobayashi|nagy|kovács|szabó|tóth|horváth|varga|kiss)$/i;

/** "Prof. Dr. Anna de la Cruz" is a professor and a doctor whose given name is Anna. */
export function readPersonName(text: string): PersonName {
  const words = cleanName(text).split(' ').filter(Boolean);
  const honorifics: Honorific[] = [];
  while (words.length > 0) {
    const [word = ''] = words;
    const found = (Object.keys(HONORIFICS) as Honorific[]).find((one) => HONORIFICS[one].test(word));
    if (found === undefined && !OTHER_TITLE.test(word)) break;
    if (found !== undefined) honorifics.push(found);
    words.shift();
  }
  return { full: words.join(' '), honorifics, ...partsOf(words, honorifics.length > 0) };
}

function partsOf(words: readonly string[], hasTitle: boolean): Pick<PersonName, 'given' | 'family'> {
  const [first = '', ...rest] = words;
  if (first === '') return { given: '', family: '' };
  if (PARTICLE.test(first)) return { given: '', family: words.join(' ') };
  // A title with one name behind it has a family name: "Mr Smith" is no Smith to his friends.
  if (rest.length === 0) return hasTitle ? { given: '', family: first } : { given: first, family: '' };
  const isUncertain = /^\p{L}\.?$/u.test(first) || !/\p{Script=Latin}/u.test(first) || FAMILY_FIRST.test(first);
  if (isUncertain) return { given: '', family: '' };
  return { given: first, family: familyOf(rest) };
}

/** The last name with its small words: "María José de la Cruz" is a "de la Cruz". */
function familyOf(rest: readonly string[]): string {
  const particle = rest.findIndex((word) => PARTICLE.test(word));
  return particle >= 0 ? rest.slice(particle).join(' ') : (rest.at(-1) ?? '');
}

/** "Dr. Marta Oliveira" is "Marta"; the whole name where the given one is not certain. */
export function firstNameOf(text: string): string {
  const { given, full } = readPersonName(text);
  return given !== '' ? given : full === '' ? '' : cleanName(text);
}

import { cleanName } from '../clean-fields.ts';

export type Honorific = 'mr' | 'ms' | 'dr' | 'prof' | 'lord' | 'lady';

/** A name taken apart. A part that is uncertain is empty; `full` has all of them but titles. */
export interface PersonName {
  full: string;
  given: string;
  family: string;
  honorifics: Honorific[];
  /** "Sir Peter Hall": in English a Sir Peter. */
  isKnight: boolean;
}

const HONORIFICS: Record<Honorific, RegExp> = {
  mr: /^(?:mr|herr|m|monsieur|sr|señor|don)\.?$/i,
  ms: /^(?:mrs|ms|miss|frau|mme|mlle|madame|sra|srta|señora|doña|dña)\.?$/i,
  dr: /^(?:dra?|docteure?|doctora?|doktor|dr\.?-?(?:ing|med|phil|jur|rer|oec|habil))\.?$/i,
  prof: /^(?:prof|pr|professor|professorin|professeure?|profesora?|prof\.?ª|catedrátic[oa])\.?$/i,
  lord: /^lord$/i,
  lady: /^lady$/i,
};
/** Titles that no one is greeted with. */
const OTHER_TITLE =
  /^(?:sir|dame|baron|baroness|graf|gräfin|freiherr|freifrau|fürst|fürstin|prinz|prinzessin|ritter|edler|rev|reverend|hon|lt|col|capt|captain|maj|gen|cdr|sgt|cpt|adm|cllr|fr|jr|sr\.-ing|mx|ra|rain|rae|stb|wp|notar|notarin|dipl|ing|dipl\.-ing|mag|lic|eng|h\.?c)\.?$/i;
/** What stands before a given name and is said with it: "Sister Mary". */
const SAID_TITLE =
  /^(?:sister|brother|father|rabbi|imam|pastor|judge|justice|senator|ambassador|schwester|bruder|pater|pfarrer|pfarrerin|pastorin|rabbiner|familie|sœur|soeur|frère|père|abbé|rabbin|hermana|hermano|padre|sor|fray|familia|famille)$/i;
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
  const isKnight = /^(?:sir|dame)$/i.test(words[0] ?? '');
  while (words.length > 0) {
    const [word = ''] = words;
    const found = (Object.keys(HONORIFICS) as Honorific[]).find((one) => HONORIFICS[one].test(word));
    if (found === undefined && !OTHER_TITLE.test(word)) break;
    if (found !== undefined) honorifics.push(found);
    words.shift();
  }
  if (words.length > 2 && /^(?:jr|sr|junior|senior|i{2,3}|iv)\.?$/i.test(words.at(-1) ?? '')) words.pop();
  return { full: words.join(' '), honorifics, isKnight, ...partsOf(words, honorifics.length > 0) };
}

function partsOf(words: readonly string[], hasTitle: boolean): Pick<PersonName, 'given' | 'family'> {
  const [first = '', ...rest] = words;
  if (first === '' || (SAID_TITLE.test(first) && rest.length > 0)) return { given: '', family: '' };
  if (PARTICLE.test(first)) return { given: '', family: words.join(' ') };
  // A title with one name behind it has a family name: "Mr Smith" is no Smith to his friends.
  if (rest.length === 0) return hasTitle ? { given: '', family: first } : { given: first, family: '' };
  const isUncertain = /^\p{L}\.?$/u.test(first) || !/\p{Script=Latin}/u.test(first) || FAMILY_FIRST.test(first);
  if (isUncertain) return { given: '', family: '' };
  // "María del Carmen Ruiz", "María de los Ángeles Ruiz".
  const devotion = /^mar[ií]a (?:del? (?:carmen|pilar|mar|rosario|rocío)|de (?:los|las|la) \p{L}+) (?=\p{Lu})/iu.exec(
    [first, ...rest].join(' '),
  )?.[0];
  if (devotion !== undefined) {
    const given = devotion.trim();
    return { given, family: familyOf(rest.slice(given.split(' ').length - 1)) };
  }
  const [second = '', ...others] = rest;
  if (others.length > 0 && isDoubleName(first, second))
    return { given: `${first} ${second}`, family: familyOf(others) };
  return { given: first, family: familyOf(rest) };
}

/** Given names that belong together without a hyphen: "María José", "Jean Paul". */
const DOUBLE =
  /^(?:mar[ií]a (?:jos[eé]|carmen|teresa|isabel|luisa|dolores|pilar|[aá]ngeles|victoria|elena|jes[uú]s|cristina|bel[eé]n|mar|paz|rosa|eugenia|fernanda|laura)|jos[eé] (?:mar[ií]a|luis|antonio|manuel|carlos|miguel|[aá]ngel|ram[oó]n|ignacio|javier|juan|pablo)|juan (?:carlos|jos[eé]|antonio|manuel|pablo|luis|francisco|miguel|ignacio)|(?:ana|rosa|eva|luz|carmen) (?:mar[ií]a|isabel|bel[eé]n|luisa|rosa|cristina|elena)|(?:luis|miguel|carlos|pedro|francisco|v[ií]ctor|marco) (?:miguel|[aá]ngel|alberto|antonio|jos[eé]|javier|manuel|pablo|fernando|enrique|eduardo)|jean (?:paul|pierre|luc|claude|marie|michel|louis|fran[cç]ois|christophe|baptiste|jacques|marc|yves|philippe)|marie (?:claude|laure|france|christine|h[eé]l[eè]ne|pierre|claire|anne)|anne (?:marie|sophie|laure|claire|lena)|hans (?:peter|joachim|j[uü]rgen|werner|georg)|karl (?:heinz|theodor|ludwig))$/iu;
const isDoubleName = (first: string, second: string) => DOUBLE.test(`${first} ${second}`);

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

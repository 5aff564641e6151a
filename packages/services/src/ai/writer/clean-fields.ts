/** What people type when they know nothing. */
const PLACEHOLDER =
  /^(?:n\/?a|none|null|nil|undefined|unknown|unbekannt|inconnu|desconocido|tbd|tba|name|company|title|test|x+)$/i;
const HONORIFIC =
  /^(?:mr|mrs|ms|miss|mx|sir|dr|prof|herr|frau|dipl|ing|m|mme|mlle|monsieur|madame|sr|sra|srta|don|doña)\.?$/i;
/** Degrees and the like after a name. */
const CREDENTIAL = /^(?:[A-Z]{2,}[A-Za-z]*|Ph\.?D\.?|M\.?Sc\.?|B\.?Sc\.?|M\.?A\.?|Jr\.?|Sr\.?|I{1,3}|Esq\.?|Dr\.?)$/;

/** A field as it can be said: one line, without placeholders and braces; empty when nothing is left that says something. */
export function cleanField(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  const isPlaceholder = PLACEHOLDER.test(line) || /^[[<({].*[\]>)}]$/.test(line) || /\{\{|\}\}/.test(line);
  return isPlaceholder || !/[\p{L}\p{N}]/u.test(line) ? '' : line;
}

/**
 * A person's name as it can be said: "OLIVEIRA, MARTA (she/her) 🚀" is "Marta Oliveira", "Marta Oliveira, MBA" loses
 * the degree. Titles before the name stay: they are the person's own.
 */
export function cleanName(text: string): string {
  const bare = cleanField(
    text.replace(/\([^)]*\)|["“”«»]/g, ' ').replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}/gu, ' '),
  );
  const [first = '', ...rest] = bare.split(',').map((part) => part.trim());
  const behind = rest.filter((part) => part !== '');
  const isTurned =
    behind.length === 1 && behind[0]?.split(' ').every((word) => !CREDENTIAL.test(word) || word.length > 4);
  const name = isTurned ? `${behind[0]} ${first}` : first;
  return nameCase(
    name
      .replace(/\s+/g, ' ')
      .replace(/[\s.,;:!?-]+$/, (end) =>
        /^\./.test(end) && /\b\p{L}{1,2}$/u.test(name.slice(0, -end.length)) ? '.' : '',
      )
      .trim(),
  );
}

/** Only a name without any difference of case is changed: "MCDONALD" is lost anyway, "McDonald" stays. */
function nameCase(name: string): string {
  const isPlain = name === name.toLowerCase() || (name === name.toUpperCase() && name.length > 3);
  if (!isPlain) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase());
}

/** "Dr. Marta Oliveira" is "Marta"; the whole name when the first one is only an initial or missing. */
export function firstNameOf(text: string): string {
  const name = cleanName(text);
  const words = name.split(' ').filter((word) => !HONORIFIC.test(word));
  const first = words[0] ?? '';
  // A title with one name behind it is a title with a surname: "Mr Smith" is no Smith to his friends.
  if (words.length === 1 && words.length < name.split(' ').length) return name;
  return /^\p{Script=Latin}\.?$/u.test(first) ? name : first;
}

/**
 * "Head of Sales at Northwind
 * Speaker" is "Head of Sales": the rest is in other fields or nowhere.
 */
export function cleanTitle(text: string, company: string): string {
  const [first = ''] = cleanField(text).split(/\s+[|•·/]\s+|\s*[|•]\s*/);
  const behind = /^(.*?)(?:\s*@\s*|\s+(?:at|bei|chez|en)\s+|,\s*)(.+)$/i.exec(first);
  const isOwn = behind?.[2] !== undefined && company !== '' && behind[2].toLowerCase() === company.toLowerCase();
  return ((isOwn ? behind?.[1] : first) ?? '').replace(/[\s.,;:!?-]+$/, '').trim();
}

/** "Financial Services" inside a sentence is "financial services"; "SaaS" and "IT" stay. German keeps its capitals. */
export function cleanIndustry(text: string, language: string): string {
  const industry = cleanField(text).replace(/[\s.,;:!?-]+$/, '');
  return language === 'de'
    ? industry
    : industry.replace(/(?<![\p{L}\p{N}&])\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu, (word) => word.toLowerCase());
}

const A_SOUND = /^(?:eu|ew|one|once|uni(?!n|m)|us(?:er?|ers|age|ability)\b|uk|us\b|ub|ur[ou]|ut[ei])/i;
const AN_SOUND = /^(?:hono(?!l)|hour|heir|honest)/i;
/** Letters whose name begins with a vowel. */
const AN_LETTER = /^[AEFHILMNORSX]$/;

/** "a Head of Sales", "an Account Executive", "an HR manager", "a UX designer". */
export function withArticle(noun: string): string {
  const [word = ''] = noun.split(/[\s/-]/);
  const isSpelt =
    /^[A-Z][A-Z&.]*\d*$/.test(word) &&
    (word.length < 6 || /[&.]/.test(word)) &&
    !/^(?:AREA|LEAD|HEAD|SALES|CHIEF|OWNER|TEAM)$/.test(word);
  if (isSpelt) return `${AN_LETTER.test(word[0] ?? '') ? 'an' : 'a'} ${noun}`;
  const isVowel = AN_SOUND.test(word) || (/^[aeiouáéíóúäöü]/i.test(word) && !A_SOUND.test(word));
  return `${isVowel || /^(?:8|11|18)/.test(word) ? 'an' : 'a'} ${noun}`;
}

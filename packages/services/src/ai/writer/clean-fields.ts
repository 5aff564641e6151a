import { BARE_LEGAL_FORM_PATTERN } from '@workbench/identity/legal-forms';

/** What people type when they know nothing. */
const PLACEHOLDER =
  /^(?:n\/?a|none|null|nil|undefined|unknown|unbekannt|inconnu|desconocido|tbd|tba|name|company|title|test|x+)$/i;

/** A field as it can be said: one line, without placeholders and braces; empty when nothing is left that says something. */
export function cleanField(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  const isPlaceholder =
    PLACEHOLDER.test(line) ||
    /^(?:unknown|unbekannt|n\/?a)(?: (?:unknown|unbekannt|n\/?a))+$/i.test(line) ||
    /^[[<({].*[\]>)}]$/.test(line) ||
    /\{\{|\}\}/.test(line);
  return isPlaceholder || !/[\p{L}\p{N}]/u.test(line) ? '' : line;
}

/**
 * "Head of Sales at Northwind
 * Speaker" is "Head of Sales": the rest is in other fields or nowhere.
 */
export function cleanTitle(text: string, company: string): string {
  const [first = ''] = cleanField(text)
    .replace(/\s*\((?:[a-z*]{1,6}\/)+[a-z*]{1,6}\)|\s+[mwdfhx](?:\/[mwdfhx])+$/gi, '')
    .split(/\s+[|•·/]\s+|\s*[|•]\s*/);
  if (NO_TITLE.test(first)) return '';
  const behind = /^(.*?)(?:\s*@\s*|\s+(?:at|bei|chez|en)\s+|,\s*)(.+)$/i.exec(first);
  const isOwn = behind?.[2] !== undefined && company !== '' && behind[2].toLowerCase() === company.toLowerCase();
  const title = ((isOwn ? behind?.[1] : first) ?? '').replace(/[\s,;:!?-]+$/, '').trim();
  // "RR. HH." keeps its stop.
  return /(?<!\p{L})\p{Lu}{1,3}\.$/u.test(title) ? title : title.replace(/[\s.]+$/, '');
}

/** What people write there who have no title now, or who tell something else. */
const NO_TITLE =
  /^(?:currently |actively )?(?:retired|unemployed|looking|seeking|searching|open to|between jobs|available|former|ex[- ]|aspiring|student$|self[- ]employed|freelance(?:r)?$|i |i['’]m |we |helping|works? |working|mom|mum|dad|mother|father|passionate|enthusiast|dreamer|human|at |im ruhestand|in rente|rentner|pensionier|arbeitss?uch|arbeitslos|auf jobsuche|auf der suche|selbst(?:st)?ändig|ehemalig|frei(?:beruflich|e mitarbeit)|en recherche|à la recherche|a la recherche|retraité|sans emploi|au chômage|à l['’]écoute|ancien|indépendante?$|en b[uú]squeda|buscando|jubilad|desemplead|en paro|aut[oó]nom|antigu|disponible)/i;
/** What stands in the place of an employer. */
const NO_COMPANY =
  /^(?:self[- ]?employed|freelance(?:r)?|retired|unemployed|currently looking|looking for .*|open to work|seeking .*|confidential|stealth(?: mode)?(?: startup| company)?|various|several|independent|private|student|home|none|selbst(?:st)?ändig|freiberuflich|arbeitslos|arbeitssuchend|im ruhestand|vertraulich|diverse|indépendante?|sans emploi|retraitée?|confidentiel|aut[oó]nom[oa]|jubilad[oa]|desemplead[oa]|confidencial|varios|por cuenta propia)$/i;

const LEGAL_FORM = new RegExp(String.raw`,?\s+(?:${BARE_LEGAL_FORM_PATTERN}|GMBH|SPA)\.?$`);

/** A company as people call it: without the legal form at its end. */
export function cleanCompany(text: string): string {
  const [name = ''] = cleanField(text).split(
    /\s*\|\s*|\s+\((?:formerly|ehemals|vormals|anciennement|antes|hiring|a |an )|\s+[–—-]\s+(?:an? |part of|ein |une? |una )/i,
  );
  if (NO_COMPANY.test(name)) return '';
  const short = name.replace(LEGAL_FORM, '').replace(LEGAL_FORM, '');
  return short.length > 1 ? short : name;
}

/** Degrees and the like after a name. */
const CREDENTIAL = /^(?:[A-Z]{2,}[A-Za-z]*|Ph\.?D\.?|M\.?Sc\.?|B\.?Sc\.?|M\.?A\.?|Jr\.?|Sr\.?|I{1,3}|Esq\.?|Dr\.?)$/;
const PARTICLES = /(?<=^|[\s])(?:Van|Von|De|Der|Den|Del|Della|Di|Da|Dos|Du|La|Le|Ter|Zu)(?=\s)/g;

/**
 * A person's name as it can be said: "OLIVEIRA, MARTA (she/her) 🚀" is "Marta Oliveira", "Marta Oliveira, MBA" loses
 * the degree. Titles before the name stay: they are the person's own.
 */
export function cleanName(text: string): string {
  const bare = cleanField(
    text.replace(/\([^)]*\)|["“”«»]/g, ' ').replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}/gu, ' '),
  );
  if (isNoPerson(bare)) return '';
  const [first = '', ...rest] = bare.split(',').map((part) => part.trim());
  const behind = rest.filter((part) => part !== '');
  const isTurned =
    behind.length === 1 && behind[0]?.split(' ').every((word) => !CREDENTIAL.test(word) || word.length > 4);
  const name = isTurned ? `${behind[0]} ${first}` : first;
  return nameCase(familyNameLast(withoutEndMark(name.replace(/\s+/g, ' ').trim())));
}

/** An address, a department, a role, two people: no one who is greeted by that. */
const isNoPerson = (name: string): boolean =>
  // "De la Hoz y Lara" is one family name.
  /@|\s(?:&|\+|and|und|et)\s\p{Lu}|^\S+ y \p{Lu}|\sy\s\p{Lu}\S* \p{Lu}/u.test(name) ||
  /^the\s/i.test(name) ||
  /(?:^|\s)(?:department|dept|team|office|desk|group|abteilung|sekretariat|service|equipe|équipe|departamento|equipo|reception|empfang)\.?$/i.test(
    name,
  ) ||
  /^(?:hr|info|sales|support|marketing|admin|contact|office|team|einkauf|vertrieb|personal|ventas|achats|ceo|cfo|cto|coo|director|manager|owner|founder|president|geschäftsführer|geschäftsführung|directeur|directrice|gerente|sir or madam|to whom it may concern|customer|kunde|client)(?:\s(?:team|department|manager|director))?$/i.test(
    name,
  ) ||
  /^(\S+) \1$/i.test(name);

/** An initial keeps its full stop. */
const withoutEndMark = (name: string) =>
  name
    .replace(/[\s.,;:!?-]+$/, (end) =>
      /^\./.test(end) && /\b\p{L}{1,2}$/u.test(name.slice(0, -end.length)) ? '.' : '',
    )
    .trim();

const IS_CAPITALS = /^\p{Lu}[\p{Lu}'’-]{2,}$/u;

/** "TANAKA Yuki": the name in capitals is the family name, as forms of many countries have it. */
function familyNameLast(name: string): string {
  const words = name.split(' ');
  const isMixed = words.some((word) => /\p{Ll}/u.test(word));
  const count = words.findIndex((word) => !IS_CAPITALS.test(word));
  if (!isMixed || count <= 0) return name;
  return [...words.slice(count), ...words.slice(0, count)].join(' ');
}

/** Only words without any difference of case are changed: "McDonald" stays. */
function nameCase(name: string): string {
  const words = name.split(' ');
  const isLower = name === name.toLowerCase();
  const isUpper = name === name.toUpperCase() && name.length > 3;
  if (!isLower && !isUpper) return words.map((word) => (IS_CAPITALS.test(word) ? capitalised(word) : word)).join(' ');
  return words.length === 1 && isUpper
    ? capitalised(name)
    : capitalised(name).replace(PARTICLES, (word) => word.toLowerCase());
}

const capitalised = (text: string) =>
  text
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase());

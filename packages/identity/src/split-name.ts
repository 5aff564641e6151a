/** Particles that begin a last name. */
export const PARTICLES = new Set(
  'af al av bin da dal de del della der di do dos du el la le lo san santa ten ter van vom von zu zum zur'.split(' '),
);
/** "Dr.", and compounds that end with a full stop: "Dr.-Ing.", "Dipl.-Kfm.", "h.c.". */
export const TITLES =
  /^(?:(?:dr|prof|mr|mrs|ms|mx|ing|dipl|sir|hon|herr|frau)\.?|mag\.|h\.c\.|(?:dr|prof|dipl)\.(?:-?\p{L}{1,8}\.)+)$/iu;
export const SUFFIXES = /^(?:jr|sr|ii|iii|iv)\.?$/i;
/** Before a last name alone: "Frau Schmidt". */
const HONORIFICS = /^(?:dr|prof|mr|mrs|ms|mx|herr|frau)\.?$/i;
const DEGREES = /^(?:(?:e?mba|ph\.?d|d\.?phil|m\.?sc|b\.?sc|ll\.?m|esq)\.?|MD|JD|BA|MA|CPA|CFA|PMP)$/iu;
/** Short degrees are also names in small letters: "Demba Ba". */
const SHORT_DEGREES = /^(?:md|jd|ba|ma)$/i;
/** Behind a comma: what someone does. */
const ROLES =
  /(?:director|manager|founder|partner|president|engineer|consultant|owner|officer|developer|lead|leiter|leiterin|geschäftsführer|geschäftsführerin|inhaber|inhaberin|gerente|directora|gérante?|directrice|directeur)$/iu;
const GIVEN_NAMES_MAX = 3;

interface SplitName {
  firstName: string;
  lastName: string;
}

/**
 * "Dr. Ludwig van Beethoven" is Ludwig / van Beethoven, and "García López, Ana" Ana / García López. What a source hides
 * ("Marta Ol***a"), titles, degrees and remarks in brackets are left out. One word alone is a first name, behind "Mr" or
 * "Frau" a last one.
 */
export function splitName(name: string): SplitName {
  const [before = '', after = ''] = withoutRemarks(name)
    .split(',', 2)
    .map((part) => part.trim());
  const family = wordsOf(before);
  const given = withoutTitles(wordsOf(after), 1);
  if (family.length > 0 && given.length > 0 && isTurned(family, given)) {
    return { firstName: given.join(' '), lastName: family.join(' ') };
  }
  return splitInOrder(family);
}

function splitInOrder(all: readonly string[]): SplitName {
  const words = withoutDegrees(withoutTitles(all, 2));
  const [first = '', second] = words;
  if (second === undefined) return { firstName: first, lastName: '' };
  if (words.length === 2 && HONORIFICS.test(first)) return { firstName: '', lastName: second };
  const at = lastNameAt(words);
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}

/** "Smith, John" and "van der Berg, Jan" are turned around; behind "John Smith," there may be a degree or a role. */
function isTurned(family: readonly string[], given: readonly string[]): boolean {
  const [first = ''] = family;
  if (family.length === 1 || PARTICLES.has(first.toLowerCase()) || SUFFIXES.test(family.at(-1) ?? '')) return true;
  if (TITLES.test(first) || given.length > GIVEN_NAMES_MAX || ROLES.test(given.at(-1) ?? '')) return false;
  const isWritten = isInCapitals(family) ? () => true : (word: string) => !isInCapitals([word]);
  return given.every((word) => looksLikeGivenName(word) && isWritten(word));
}

function looksLikeGivenName(word: string): boolean {
  if (DEGREES.test(word) || SUFFIXES.test(word) || TITLES.test(word)) return false;
  return /^\p{Lu}\.$/u.test(word) || /^[^\p{Ll}.][^.]*$/u.test(word);
}

/** An initial is one in either spelling. */
const isInCapitals = (words: readonly string[]) => {
  const text = words.join('');
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
};

function withoutTitles(words: readonly string[], left: number): string[] {
  const titles = words.findIndex((word, at) => !TITLES.test(word) || words.length - at <= left);
  return words.slice(Math.max(titles, 0));
}

function withoutDegrees(words: readonly string[]): string[] {
  const isDegree = (word: string) => DEGREES.test(word) && !(SHORT_DEGREES.test(word) && word !== word.toUpperCase());
  const rest = [...words];
  while (rest.length > 2 && !isInCapitals(rest) && isDegree(rest.at(-1) ?? '')) rest.pop();
  return rest;
}

/** "Marta Oliveira (she/her)", "Marta Oliveira | Growth"; where nothing else is there, it is the name. */
function withoutRemarks(name: string): string {
  const [bare = ''] = name.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ').split(/\s[|•·–—]+\s/);
  return bare.trim() === '' ? name : bare;
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word) && !word.includes('*'));

function lastNameAt(words: readonly string[]): number {
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && PARTICLES.has(word.toLowerCase()));
  if (particle > 0) return particle;
  const hasSuffix = words.length > 2 && SUFFIXES.test(words.at(-1) ?? '');
  return words.length - (hasSuffix ? 2 : 1);
}

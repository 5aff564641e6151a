/** Particles that begin a last name. */
export const PARTICLES = new Set(
  'af al av bin da dal de del della der di do dos du el la le lo san santa ten ter van vom von zu zum zur'.split(' '),
);
export const TITLES = /^(?:dr|prof|mr|mrs|ms|mx|ing|dipl|sir|hon|herr|frau)\.?$/i;
export const SUFFIXES = /^(?:jr|sr|ii|iii|iv)\.?$/i;

/**
 * "Dr. Ludwig van Beethoven" is Ludwig / van Beethoven, and "Oliveira, Marta" Marta / Oliveira. What a source hides
 * ("Marta Ol***a") is left out. One word alone is a first name.
 */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [before = '', after = ''] = name.split(',', 2).map((part) => part.trim());
  // "Smith, John" is turned around; "John Smith, PhD" has two words before the comma already.
  const isTurned = after !== '' && wordsOf(before).length === 1;
  const words = wordsOf(isTurned ? `${after} ${before}` : before);
  while (words.length > 2 && TITLES.test(words[0] ?? '')) words.shift();
  if (words.length < 2) return { firstName: words[0] ?? '', lastName: '' };
  if (isTurned) return { firstName: wordsOf(after).join(' '), lastName: wordsOf(before).join(' ') };
  const at = lastNameAt(words);
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '' && !word.includes('*'));

function lastNameAt(words: string[]): number {
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && PARTICLES.has(word.toLowerCase()));
  if (particle > 0) return particle;
  const hasSuffix = words.length > 2 && SUFFIXES.test(words.at(-1) ?? '');
  return words.length - (hasSuffix ? 2 : 1);
}

import { functionWordStems } from './function-words.ts';
import { conceptOf } from './meaning/concept-of.ts';
import { otherTenseStems } from './verb-roots.ts';
import { foldedWords, NEUTRAL } from './word-stems.ts';

const FIRST_PERSON =
  /(?<!\p{L})(?:we|our|us|wir|unser\p{L}{0,2}|nous|notre|nos|nosotros|nuestr[oa]s?|hemos|\p{Ll}{2,}[aei]mos)(?!\p{L})/iu;

/** What joins or sets against each other: words on both sides of it are not said of each other. */
const JOINT =
  /(?<!\p{L})(?:and|but|or|nor|not|rather|instead|while|whereas|replacing|und|oder|aber|nicht|sondern|statt|während|et|ou|mais|pas|y|e|o|pero|no|sino)(?!\p{L})|;/iu;

/** They change with the tense and the person. */
const HELPING = new Set('a an the has have had is are was were been its their this that'.split(' '));

/** Whether a claim is a sentence with words left out, in whatever tense, and the company for "we". */
export function isLiteral(claim: string, sentence: string, names: readonly string[]): boolean {
  const name = new Set(foldedWords(names.join(' ')));
  const known = foldedWords(sentence.replace(/;/g, ' and '));
  const tenses = otherTenseStems(claim, [sentence]);
  const small = functionWordStems(claim, [sentence]);
  const isFree = (word: string) =>
    name.has(word) || HELPING.has(word) || (NEUTRAL.has(word) && known.includes(word)) || small.has(conceptOf(word));
  if (!names.some((one) => sentence.includes(one)) && !FIRST_PERSON.test(sentence)) return false;
  const claimed = foldedWords(claim);
  // "Raised $900 million" is not "raised $40 million at a valuation of $900 million".
  const isAfterSame = (index: number) => {
    const [before = '', number = ''] = [claimed[index - 1], claimed[index]];
    const stated = known[known.indexOf(number) - 1] ?? '';
    return stated === before || name.has(stated) || (tenses.has(conceptOf(before)) && !NEUTRAL.has(stated));
  };
  let at = -1;
  return claimed.every((word, index) => {
    if (isFree(word)) return true;
    if (/^\d/.test(word) && index > 0 && !isAfterSame(index)) return false;
    const next = known.indexOf(word, at + 1);
    if (next < 0) return !known.includes(word) && tenses.has(conceptOf(word));
    const isLeap = at >= 0 && known.slice(at + 1, next).some((one) => JOINT.test(one) && !claimed.includes(one));
    at = next;
    return !isLeap;
  });
}

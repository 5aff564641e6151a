import { isSmallWord, wordsOf } from '../wording/sentence-words.ts';
import type { SourceSentence } from '../wording/source-sentence.ts';
import { describesOtherParty } from './described-party.ts';
import { SELF, SELF_NOUN } from './first-person.ts';
import { findName, namesOther } from './named-parties.ts';

const OF_COMPANY =
  /(?:^|\s|['’(])(?:of|for|from|by|with|to|at|against|behind|than|like|von|vom|der|des|bei|beim|für|mit|gegen|an|aus|durch|de|du|des|d['’]|chez|pour|par|avec|à|au|aux|del|para|por|con|a|en)\s?(?:(?:the|die|der|den|dem|das|la|le|les|el|los|las|l['’]|firma|gesellschaft|société|entreprise|maison|empresa|compañía|sociedad|mercantil|company|firm|grupo|groupe|group)\s?)*$/iu;
/** "La société Roussel" is Roussel. */
const CALLED =
  /^(?:sprecher(?:in)?|geschäftsführung|spokes(?:man|woman|person)|management|direction|porte-parole|portavoz|dirección|firma|unternehmen|gesellschaft|société|entreprise|maison|empresa|compañía|sociedad|mercantil|firm|company|grupo|groupe|group|gruppe)$/iu;
const POSSESSIVE = /(?<!\p{L})(?:its|their|sein\p{L}{0,2}|ihr\p{L}{0,2}|son|sa|ses|leurs?|sus?)(?!\p{L})/iu;

/**
 * Whether what stands where the claim has the company is another party, or only a part of the company.
 * @param isSubject whether the claim begins with the company: then it acts, and does not stand behind a preposition
 */
export function meansOtherParty(
  slot: string,
  { before, words }: SourceSentence,
  names: readonly string[],
  isSubject: boolean,
  claim: string,
): boolean {
  const mention = findName(slot, names);
  if (mention !== null) {
    const rest = slot.slice(mention.end);
    const lead = slot.slice(0, mention.start);
    const head = wordsOf(lead)
      .filter((word) => !isSmallWord(word))
      .at(-1);
    // "Acme raised its profit" of "Profit at Acme rose".
    if (
      head !== undefined &&
      isSubject &&
      POSSESSIVE.test(claim) &&
      wordsOf(claim).some((word) => word.meaning === head.meaning)
    )
      return false;
    const isComplement =
      OF_COMPANY.test(lead) && wordsOf(lead).some((word) => !isSmallWord(word) && !CALLED.test(word.text));
    if (isSubject && isInRelativeClause(lead, rest)) return true;
    if (isSubject && isAfterRelative(rest)) return true;
    if (isComplement && (!/^\s?[:,–]/.test(rest) || namesOther(lead) || isOwnersName(lead, rest))) return true;
    return isSubject && /^['’]s?\s\p{L}/u.test(rest);
  }
  if (SELF.test(slot))
    return (
      isSubject &&
      /(?<!\p{L})(?:our|unser\p{L}{0,2}|notre|nos|nuestr[oa]s?)\s\p{L}/iu.test(slot) &&
      !SELF_NOUN.test(slot) &&
      !/(?<!\p{L})(?:we|wir|nous|nosotros|hemos|\p{Ll}{2,}[aei]mos)(?!\p{L})/iu.test(slot)
    );
  if (names.some((name) => words.includes(name)) && !isSubject) return false;
  return namesOther(slot) || describesOtherParty(slot, before, names);
}

/** "Jane Pike, who once ran Carrow Homes, has founded …": the company stands beside the one who acts. */
const isInRelativeClause = (lead: string, rest: string): boolean =>
  /\p{L},\s(?:who|whose|die|der|das|deren|dessen|qui|dont|que|quien|cuy[oa])\s[^,]*$/u.test(lead) &&
  /^[^,]{0,40},/.test(rest);

/** "Acme dismissed its supplier, which closed …": what stands behind the pronoun is done by the supplier. */
const isAfterRelative = (rest: string): boolean => {
  const [before = '', behind] = rest.split(
    /,\s(?:der|die|das|welche[rsm]?|which|who|qui|quien(?:es)?)\s(?=[^,]*$)|\s(?:qui)\s(?=[^,]*$)/u,
  );
  return behind !== undefined && wordsOf(before).some((word) => !isSmallWord(word));
};

/** "El rival de Acme, Globex, cerró …": the name behind the comma is that of the one who acts. */
const isOwnersName = (lead: string, rest: string): boolean =>
  /(?:\s|^)(?:of|von|der|des|de|du|del|d['’]|de la)\s?$/iu.test(lead) && /^,\s\p{Lu}[^,]*,/u.test(rest);

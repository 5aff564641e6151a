import { isCommonWord } from '../../../shared/statements/common-words.ts';
import type { SourceSentence } from './source-sentence.ts';
import { isSmallWord, type Word, wordsOf } from './words-of.ts';

/** The company speaks. */
const SELF =
  /(?<!\p{L})(?:we|we['’](?:re|ve)|our|us|wir|uns|unser\p{L}{0,2}|nous|notre|nos|nosotros|nuestr[oa]s?|hemos|\p{Ll}{2,}(?:amos|emos|imos))(?!\p{L})/iu;
/** "Our team": the company by another word. */
const SELF_NOUN =
  /(?<!\p{L})(?:our|unser\p{L}{0,2}|notre|nuestr[oa])\s(?:(?:whole|entire|own|ganzes|ganze|toute)\s)?(?:company|firm|team|group|business|organisation|organization|house|studio|start-?up|unternehmen|firma|haus|team|gruppe|betrieb|entreprise|société|maison|équipe|groupe|empresa|compañía|casa|equipo|grupo)(?!\p{L})/iu;
const OF_COMPANY =
  /(?:^|\s|['’(])(?:of|for|from|by|with|to|at|against|behind|than|like|von|vom|der|des|bei|beim|für|mit|gegen|an|aus|durch|de|du|des|d['’]|chez|pour|par|avec|à|au|aux|del|para|por|con|a|en)\s?(?:(?:the|die|der|den|dem|das|la|le|les|el|los|las|l['’]|firma|société|entreprise|empresa|company|grupo|groupe|group)\s?)*$/iu;

/**
 * Whether the sentence has another party, or only a part of the company, where the claim has the company. Compared is what
 * stands before the word that follows the company's name in the claim.
 */
export function isRoleOfOther(claim: string, source: SourceSentence, names: readonly string[]): boolean {
  const named = findName(claim, names);
  if (named === null) return false;
  const words = wordsOf(source.words);
  const before = wordsOf(claim.slice(0, named.start)).filter((word) => !isSmallWord(word));
  const after = wordsOf(claim.slice(named.end)).filter((word) => !isSmallWord(word));
  const next = firstIn(after, words);
  if (before.length > 0) {
    const previous = firstIn([...before].reverse(), words);
    if (previous === undefined) return false;
    const end = next === undefined || next.start < previous.end ? source.words.length : next.start;
    return isOther(source.words.slice(previous.end, end), source, names, false);
  }
  if (next === undefined) return false;
  const isInverted = names.some((name) => source.words.slice(next.end, next.end + name.length + 25).includes(name));
  const slot = source.words.slice(0, next.start);
  if (isInverted && !names.some((name) => slot.includes(name))) return false;
  return isOther(slot, source, names, true);
}

const firstIn = (some: readonly Word[], words: readonly Word[]): Word | undefined => {
  for (const one of some.slice(0, 3)) {
    const found = words.find((word) => word.meaning === one.meaning && !isSmallWord(word));
    if (found !== undefined) return found;
  }
  return undefined;
};

function findName(text: string, names: readonly string[]): { start: number; end: number } | null {
  for (const name of names) {
    const start = text.indexOf(name);
    if (start >= 0) return { start, end: start + name.length };
  }
  return null;
}

/** @param isSubject whether the claim begins with the company: then it acts, and does not stand behind a preposition */
function isOther(
  slot: string,
  { before, words }: SourceSentence,
  names: readonly string[],
  isSubject: boolean,
): boolean {
  const mention = findName(slot, names);
  if (mention !== null) {
    const rest = slot.slice(mention.end);
    const lead = slot.slice(0, mention.start);
    const isComplement = OF_COMPANY.test(lead) && wordsOf(lead).some((word) => !isSmallWord(word));
    if (isSubject && isInRelativeClause(lead, rest)) return true;
    if (isComplement && (!/^\s?[:,–]/.test(rest) || namesOther(lead))) return true;
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
  return namesOther(slot) || isDescriptionOfOther(slot, before, names);
}

/** "Jane Pike, who once ran Carrow Homes, has founded …": the company stands beside the one who acts. */
const isInRelativeClause = (lead: string, rest: string): boolean =>
  /\p{L},\s(?:who|whose|die|der|das|deren|dessen|qui|dont|que|quien|cuy[oa])\s[^,]*$/u.test(lead) &&
  /^[^,]{0,40},/.test(rest);

/** Names after the first word; nouns have capitals in German, so that an article before one makes it none. */
function namesOther(slot: string): boolean {
  const capitals = [...slot.matchAll(/(?<![\p{L}\d])\p{Lu}[\p{L}\d&.-]+/gu)].filter(
    ({ 0: word }) => !isCommonWord(word),
  );
  return capitals.some(({ 0: word, index }) => {
    const lead = slot.slice(0, index);
    if (/(?:^|\s)(?:der|die|das|den|dem|des|im|am|beim|zum|zur|vom|ein|eine|einen|einem|einer)\s$/iu.test(lead))
      return false;
    return !(
      index === 0 &&
      /^(?:The|A|An|It|They|In|On|At|After|With|As|From|For|By|Under|Since|This|That|Il|Elle|Ils|Elles|L|D|En|Au|À|Après|Depuis|Hier|Lundi|Mardi|Mercredi|Jeudi|Vendredi|El|Los|La|Las|Tras|Desde|Ayer|Sie|Er|Es|Nun|Jetzt|Seit|Nach|Mit|Am|Im|Zum)$/u.test(
        word,
      )
    );
  });
}

/** "The courier opened …" after "Fardale Post, a courier, …". */
function isDescriptionOfOther(slot: string, before: readonly string[], names: readonly string[]): boolean {
  const noun = /^(?:The|Das|Der|Die|Le|La|L['’]|El)\s?(\p{L}+)/u.exec(slot.trim())?.[1];
  if (noun === undefined) return false;
  if (isLikelyOfOther(noun, before.at(-1) ?? '', names)) return true;
  const earlier = before.findLast((one) => one.toLowerCase().includes(noun.toLowerCase()));
  const owner = new RegExp(`(?<!\\p{L})${noun}\\s(\\p{Lu}[\\p{L}\\d-]+)`, 'u').exec(earlier ?? '')?.[1];
  if (owner !== undefined && !names.some((name) => name.includes(owner))) return true;
  return earlier !== undefined && !names.some((name) => earlier.includes(name)) && !SELF.test(earlier);
}

const COMPANY_NOUN =
  /^(?:company|firm|group|business|manufacturer|maker|producer|supplier|start-?up|unternehmen|firma|gruppe|konzern|betrieb|hersteller|entreprise|société|groupe|fabricant|empresa|compañía|grupo|fabricante)$/iu;

/** "Ashdown Tea shares a yard with Mirfield Coffee. The roaster …": most likely the one that was named last. */
function isLikelyOfOther(noun: string, sentence: string, names: readonly string[]): boolean {
  const mention = findName(sentence, names);
  if (mention === null || COMPANY_NOUN.test(noun)) return false;
  const rest = sentence.slice(mention.end);
  return /(?:with|from|to|of|by|mit|von|an|neben|à|de|avec|con|a)\s(?:\p{Lu}[\p{L}\d&.-]+\s?){1,3}[.;]?$/u.test(rest);
}

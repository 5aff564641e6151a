import { withoutCodes } from '../../../shared/statements/numbers/number-codes.ts';
import { hasSameRole } from '../../../shared/statements/parties/transfer-roles.ts';
import { numberValuesIn } from '../../../shared/statements/stated-numbers.ts';
import type { CheckedCitation } from '../citation/check-citation.ts';
import { callsPreviousUntrue, isCalledUntrue } from './called-untrue.ts';
import { isEndOfRange, turnsResultAround } from './number-bounds.ts';
import { isNumberOfOtherKind, takesPositionOfOther } from './number-kind-and-position.ts';
import { isNumberOfPart, joinsOtherNumber, turnsChangeAround, withoutDayNumbers } from './number-relations.ts';
import { isRoleOfOther } from './parties/company-role.ts';
import { isOnlyReported } from './reported-speech.ts';
import { isReversed } from './time/later-reversal.ts';
import { isStillToCome } from './time/not-yet-happened.ts';
import { isNearMiss } from './wording/near-miss.ts';
import { omitsContrast, omitsUnit } from './wording/omitted-qualifier.ts';
import { replacesWord } from './wording/replaced-word.ts';
import { turnsDirectionAround } from './wording/reversed-direction.ts';
import { type SourceSentence, sourceSentenceOf } from './wording/source-sentence.ts';
import { takesFromNextSentence } from './wording/words-from-next-sentence.ts';

const SAME_NAME =
  /(?<!\p{L})(?:gleichnamige?[rsnm]?|namensvetter|namensgleich\p{L}*|homonymes?|du même nom|de même nom|del mismo nombre|homónim[oa]s?|tocay[oa]|of the same name|namesakes?|same-named)(?!\p{L})/iu;
const UNCONNECTED =
  /(?<!\p{L})(?:not (?:connected|affiliated|related|linked|to be confused)|nothing to do with|unrelated|no (?:relation|connection|link|ties) (?:to|with)|nichts (?:damit )?zu tun|rien à voir|sans (?:lien|rapport)|aucun lien|nada que ver|sin relación|ninguna relación)(?!\p{L})/iu;
/** "The dentist of the same name has nothing to do with it": which of the two is meant is open. Biscuits have names, too. */
const isAboutNamesake = (sentence: string, isSure: boolean) =>
  isSure
    ? SAME_NAME.test(sentence) && UNCONNECTED.test(sentence)
    : SAME_NAME.test(sentence) || UNCONNECTED.test(sentence);

const UNTRUE = 'Its source says that it is not so';
const NAMESAKE = 'Its source says this about another company of a similar name';
const NUMBER_OF_OTHER = 'In its source the number is about something else';

interface Claim {
  claim: string;
  source: SourceSentence;
  citation: CheckedCitation;
  names: readonly string[];
}

const hasNamesake = ({ source, citation }: Claim, isSure: boolean) =>
  citation.item.proof !== 'own_domain' &&
  [...source.before, ...source.after].some((one) => isAboutNamesake(one, isSure));

/** Each finds that the sentence, or the rest of its text, says something else than the claim, and why. */
const SOURCE_RULES: Record<string, [reason: string, isFound: (compared: Claim) => boolean]> = {
  untrue: [UNTRUE, ({ claim, source }) => isCalledUntrue(source.words) && !isCalledUntrue(claim)],
  untrueNext: [UNTRUE, ({ source }) => source.after.slice(0, 1).some(callsPreviousUntrue)],
  reported: ['Its source tells only that others say so', ({ claim, source }) => isOnlyReported(claim, source)],
  toCome: [
    'Its source tells it as still to come',
    ({ claim, source, citation }) => isStillToCome(claim, source.words, citation.item.date),
  ],
  reversed: ['Its source says that it was taken back', ({ claim, source, names }) => isReversed(claim, source, names)],
  nearMiss: ['Its source says that it almost happened', ({ claim, source }) => isNearMiss(claim, source.words)],
  role: [
    'Its source says this about another party',
    ({ claim, source, names }) =>
      isRoleOfOther(claim, source, names) && !hasSameRole(claim, [source.words], { names: [...names], isOwn: false }),
  ],
  part: [
    'Its source says this of a part of the company',
    ({ claim, source }) => omitsUnit(claim, source.words) || omitsContrast(claim, source.words, source.after[0] ?? ''),
  ],
  direction: [
    'Its source has the places the other way round',
    ({ claim, citation }) => citation.sourceSentences.some((one) => turnsDirectionAround(claim, one)),
  ],
  elsewhere: [
    'Its quoted sentence does not say all of it',
    ({ claim, source, names }) => takesFromNextSentence(claim, source, names),
  ],
  replaced: [
    'Its quoted sentence says this of something else',
    ({ claim, source, names }) => replacesWord(claim, source, names),
  ],
  namesake: [NAMESAKE, (compared) => hasNamesake(compared, false)],
  namesakeSure: [NAMESAKE, (compared) => hasNamesake(compared, true)],
  numberKind: [NUMBER_OF_OTHER, (compared) => isNumberOfOtherKind(...withoutDays(compared))],
  numberPosition: [NUMBER_OF_OTHER, (compared) => takesPositionOfOther(...withoutDays(compared))],
  numberChange: [NUMBER_OF_OTHER, (compared) => turnsChangeAround(...withoutDaysAndCodes(compared))],
  numberChangeSure: [NUMBER_OF_OTHER, (compared) => turnsChangeAround(...withoutDaysAndCodes(compared), true)],
  numberPart: [NUMBER_OF_OTHER, (compared) => isNumberOfPart(...withoutDaysAndCodes(compared))],
  numberRange: [NUMBER_OF_OTHER, (compared) => isEndOfRange(...withoutDays(compared))],
  numberResult: [NUMBER_OF_OTHER, (compared) => turnsResultAround(...withoutDays(compared))],
  numberJoined: [NUMBER_OF_OTHER, (compared) => joinsOtherNumber(...withoutDaysAndCodes(compared))],
};

const withoutDays = ({ claim, source }: Claim): [string, string] => [
  withoutDayNumbers(claim),
  withoutDayNumbers(source.words),
];
const withoutDaysAndCodes = (compared: Claim): [string, string] => {
  const [claim, sentence] = withoutDays(compared);
  return [withoutCodes(claim), withoutCodes(sentence)];
};

/** The rules that were right about every labelled statement that they reject. */
const SURE_RULES: ReadonlySet<string> = new Set([
  'untrue',
  'untrueNext',
  'direction',
  'namesakeSure',
  'numberChangeSure',
  'numberPart',
]);

/**
 * Why one of several citations surely says something else. Its figures are compared in those that have one of them, and
 * one that has it as the claim does is enough.
 */
export function certainContradiction(
  claim: string,
  citations: readonly CheckedCitation[],
  names: readonly string[],
): string | null {
  const figures = numberValuesIn(claim);
  const hasFigure = ({ quoted }: CheckedCitation) =>
    [...numberValuesIn(quoted.join('\n'))].some((one) => figures.has(one));
  const reasons = citations.map((one) => contradictingSource(claim, one, names, SURE_RULES));
  const isBorneOut = citations.some((one, at) => reasons[at] === null && hasFigure(one));
  return reasons.find((reason) => reason !== null && !(reason === NUMBER_OF_OTHER && isBorneOut)) ?? null;
}

/**
 * Why the sentence that a claim was made from, or the rest of its text, says something else; null when it does not.
 * @param rules names of those that decide; default all
 */
export function contradictingSource(
  claim: string,
  citation: CheckedCitation,
  names: readonly string[],
  rules?: ReadonlySet<string>,
): string | null {
  const compared = { claim, citation, names, source: sourceSentenceOf(claim, citation) };
  for (const [name, [reason, isFound]] of Object.entries(SOURCE_RULES))
    if ((rules?.has(name) ?? true) && isFound(compared)) return reason;
  return null;
}

import type { CheckedCitation } from '../check-citation.ts';
import { isRoleOfOther } from './company-role.ts';
import { isReversed } from './later-reversal.ts';
import { leavesOutContrast, leavesOutPart } from './left-out-part.ts';
import { isNumberOfPart, joinsOtherNumber, turnsChangeAround, withoutDayNumbers } from './number-role.ts';
import { isOnlyReported } from './reported-speech.ts';
import { sourceSentenceOf } from './source-sentence.ts';
import { isStillToCome } from './still-to-come.ts';
import { takesFromElsewhere } from './taken-from-elsewhere.ts';

/** "The dentist of the same name has nothing to do with it": which of the two is meant is open. */
const isAboutNamesake = (sentence: string) =>
  /(?<!\p{L})(?:gleichnamige?[rsnm]?|namensvetter|namensgleich\p{L}*|homonymes?|du même nom|de même nom|del mismo nombre|homónim[oa]s?|tocay[oa]|of the same name|namesakes?|same-named|not (?:connected|affiliated|related|linked|to be confused)|nothing to do with|unrelated|no (?:relation|connection|link|ties) (?:to|with)|nichts (?:damit )?zu tun|rien à voir|sans (?:lien|rapport)|aucun lien|nada que ver|sin relación|ninguna relación)(?!\p{L})/iu.test(
    sentence,
  );

/** Why the sentence that a claim was made from, or the rest of its text, says something else; null when it does not. */
export function contradictingSource(claim: string, citation: CheckedCitation, names: readonly string[]): string | null {
  const source = sourceSentenceOf(claim, citation);
  if (isOnlyReported(claim, source)) return 'Its source tells only that others say so';
  if (isStillToCome(claim, source.words, citation.item.date)) return 'Its source tells it as still to come';
  if (isReversed(claim, source, names)) return 'Its source says that it was taken back';
  if (isRoleOfOther(claim, source, names)) return 'Its source says this about another party';
  if (leavesOutPart(claim, source.words) || leavesOutContrast(claim, source.words, source.after[0] ?? ''))
    return 'Its source says this of a part of the company';
  if (takesFromElsewhere(claim, source, names)) return 'Its quoted sentence does not say all of it';
  if (citation.item.proof !== 'own_domain' && [...source.before, ...source.after].some(isAboutNamesake))
    return 'Its source says this about another company of a similar name';
  if (
    [turnsChangeAround, isNumberOfPart, joinsOtherNumber].some((isOther) =>
      isOther(withoutDayNumbers(claim), withoutDayNumbers(source.words)),
    )
  )
    return 'In its source the number is about something else';
  return null;
}

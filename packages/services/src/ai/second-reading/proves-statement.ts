import { hedgesIn } from '../../shared/statements/certainty.ts';
import { conceptOf } from '../../shared/statements/meaning/concept-of.ts';
import { eventOfWord } from '../../shared/statements/meaning/event-kinds.ts';
import { HARMLESS_WORDS, REASON_WORDS } from '../check/claims/statement-words.ts';
import { isOfOtherTimeOrParty, withoutOffer } from '../check/facts/contradicted-sentences.ts';
import { foldPreservingLength, wordsIn } from '../check/words/fold-preserving-length.ts';
import { SYNONYM_GROUPS_BY_WORD } from '../check/words/synonyms.ts';
import type { UnsupportedClaim } from '../written-message.ts';
import { contentWords, partyWords, type ReadSentence } from './read-sentence.ts';
import { hasKin } from './word-kinship.ts';

const SHARED_MIN = 2;
/** Less than one word in three may be the writer's own, of a text in the same language. */
const OWN_SHARE = 3;
/** What people write down of a talk: "wants", "asked for". */
const SAYING =
  /^(?:ask\w*|want\w*|said|say|mention\w*|wrote|write\w*|told|lik\w+|wish\w*|request\w*|interest\w*|wunsch\w*|gewunscht|gesagt|sagt\w*|gebeten|gefragt|angefragt|erwahn\w*|interess\w*|gesprochen|demand\w*|souhait\w*|voul\w*|dit|parl\w*|pid\w+|dij\w+|quer\w+|quier\w+|coment\w*|desea\w*)$/;

/**
 * Whether passages share the content of a sentence that states an event, a relation or something else: its events, as sure
 * as they are said, most of its words where both are in one language, and some in any case. That it says what they say is
 * the reading's to decide.
 */
export function provesStatement(claim: UnsupportedClaim, sentence: ReadSentence): boolean {
  const { basis, isOfBasisLanguage, language, passages, request } = sentence;
  const parties = partyWords(request);
  const isNoted = passages.some(({ source }) => source === 'note' || source === 'goal');
  const given = new Set([...basis, ...wordsIn(request.campaignGoal), ...wordsIn(request.recipientTitle)]);
  const isKnown = (word: string) => hasKin(word, given) || (isNoted && SAYING.test(word));
  const wordsOf = (text: string) => contentWords(text).filter((word) => !parties.has(word));
  // What the sender would like to do states nothing, unless the check found its words there.
  const isWhole = claim.text === sentence.text;
  const stated = wordsOf(isWhole ? withoutOffer(sentence.text) : `${withoutOffer(sentence.text)} ${claim.text}`);
  const words = stated.filter((word) => !HARMLESS_WORDS[language].has(word) && !REASON_WORDS[language].has(word));
  const unknown = words.filter((word) => !isKnown(word));
  const shared = wordsOf(sentence.text).filter((word) => hasKin(word, basis));
  if (!isAsSure(sentence) || contradictsPassages(sentence) || unknown.some((word) => eventOfWord(word) !== undefined))
    return false;
  const own = isWhole ? [] : wordsOf(claim.text);
  if (claim.kind === 'relation' && !isNoted && !own.every((word) => hasKin(word, basis))) return false;
  if (!isOfBasisLanguage) return shared.length > 0 && own.filter(isTranslatable).every(isKnown);
  const isMostlyKnown = unknown.length === 0 || unknown.length * OWN_SHARE < words.length;
  return shared.length >= SHARED_MIN && isMostlyKnown && own.every(isKnown);
}

/** A fact by which a sentence is said to be proven says it of another time or party. */
const contradictsPassages = ({ text, passages, request }: ReadSentence): boolean =>
  passages.some(({ fact, source }) => fact !== null && source === 'fact' && isOfOtherTimeOrParty(text, fact, request));

/** Of a word that is known in several languages its lack in another one says something. */
const isTranslatable = (word: string) => SYNONYM_GROUPS_BY_WORD.has(word) || conceptOf(word).startsWith('=');

const DENIAL =
  /(?<![\w'])(?:not|no|never|none|without|nicht|nie|niemals|kein\w*|ohne|ne|n'\w+|pas|jamais|sans|nunca|jamas|sin|ni|nearly|almost|hardly|beinahe|fast|kaum|presque|casi)(?!\w)|n't\b/i;
/** What a note says did not come about, or came to nothing. */
const REFUSAL =
  /(?<!\w)(?:refus\w+|declin\w+|cancel\w*|reject\w*|withdr\w+|call(?:ed|s) off|fail\w*|abgesagt|abgelehnt|storniert|gescheitert|fehlgeschlagen|annul\w+|echou\w+|rechaz\w+|fracas\w+)(?!\w)/i;
/** What is still to come, in words that `hedgesIn` leaves out. */
const PLAN = /(?<!\w)(?:woll\w+|veu\w+|voul\w+|allez|vont|van a|quier\w+|prev\w+|geplant\w*|about to)(?!\w)/i;

/** Nothing is said as done that the passages deny or only plan, and nothing denied that they do not deny. */
function isAsSure({ text, passages, request }: ReadSentence): boolean {
  const claimed = hedgesIn(text);
  const folded = foldPreservingLength(text);
  const isDenied = claimed.has('denied') || DENIAL.test(folded);
  const isPlanned = claimed.has('planned') || claimed.has('possible') || PLAN.test(folded);
  const denies = (words: string) => hedgesIn(words).has('denied') || DENIAL.test(words);
  const given = [...passages.map((passage) => passage.text), request.campaignGoal];
  if (DENIAL.test(folded) && !given.some(denies)) return false;
  return passages.every((passage) => {
    const hedges = hedgesIn(passage.text);
    if (!isPlanned && hedges.has('planned')) return false;
    if (passage.source !== 'fact')
      return isDenied || REFUSAL.test(folded) || !(DENIAL.test(passage.text) || REFUSAL.test(passage.text));
    return (isDenied || !hedges.has('denied')) && (isPlanned || !hedges.has('possible'));
  });
}

import { hasActorMismatch, isNamedForOther } from '../../../shared/statements/actor-mismatch.ts';
import { hedgesIn } from '../../../shared/statements/certainty.ts';
import { eventPositions } from '../../../shared/statements/meaning/event-kinds.ts';
import { hasSameRole } from '../../../shared/statements/parties/transfer-roles.ts';
import type { CheckedCitation, VerificationContext } from '../citation/check-citation.ts';
import { certainContradiction, contradictingSource } from '../contradictions/find-contradiction.ts';
import { takesBack } from '../contradictions/time/retraction.ts';
import { UNCERTAIN, unsupportedCertainty } from './check-certainty.ts';
import { unsupportedOpenings } from './check-openings.ts';
import { numberOfOther, saidOfOther, turnedAround } from './check-parties.ts';
import { unsupportedNumber, unsupportedWord } from './check-words.ts';
import { type Comparison, compareSentence } from './compare-sentence.ts';
import { reportedEvents } from './parts-on-same-event.ts';

type Rule = (compared: Comparison) => string | null;

/** Each finds why a sentence is not borne out; the first that finds something decides. */
const RULES: Record<string, Rule> = {
  number: ({ sentence, citations, telling, isWhole, events, context }) =>
    isWhole || (events.size > 0 && telling.length === 0)
      ? null
      : unsupportedNumber(sentence, { citations, sentences: telling }, context),
  event: ({ sentence, sourceSentences, citations, isWordForWord, about, context }) =>
    isWordForWord || hasSameRole(sentence, sourceSentences, about)
      ? null
      : unsupportedEvent(sentence, [...sourceSentences, ...citations.flatMap((one) => one.quoted)], context),
  word: ({ sentence, citations, telling, isWordForWord, context }) =>
    isWordForWord ? null : unsupportedWord(sentence, { citations, sentences: telling }, context),
  certainty: ({ sentence, sourceSentences, nearbySentences, citations, isWordForWord, context }) =>
    unsupportedCertainty(
      sentence,
      sourceSentences,
      nearbySentences,
      citations.flatMap((one) => one.quoted),
      isWordForWord,
      context,
    ),
  takenBack: ({ sentence, events, citations }) => takenBackAfter(sentence, events, citations),
  saidOfOther: ({ sentence, citations, context }) => saidOfOther(sentence, citations, context),
  actor: ({ sentence, sourceSentences, about }) =>
    hasActorMismatch(sentence, sourceSentences, about) || isNamedForOther(sentence, sourceSentences, about)
      ? 'Its source says this about another party'
      : null,
  turned: ({ sentence, citations, about }) => turnedAround(sentence, citations, about),
  numberOwner: ({ sentence, telling, isWordForWord, context }) =>
    isWordForWord || !isEnglish(sentence) ? null : numberOfOther(sentence, telling, context),
  source: ({ said, cited, about }) =>
    cited.some(({ item }) => item.kind === 'job_board') ? null : contradictedBySource(said, cited, about.names),
};

/** The words that say what a number counts are known in English alone. */
const isEnglish = (sentence: string) =>
  /(?<!\p{L})(?:the|its|of|at|has|have|is|are|was|were|for|and|in|people|by|a|an|from|to|with|on|at|as)(?!\p{L})/u.test(
    sentence,
  ) && !/(?<!\p{L})(?:der|die|das|und|le|la|les|des|du|el|los|las|del|una?)(?!\p{L})/u.test(sentence);

/** Why a sentence is not borne out by these citations; null when it is. */
export function checkSupport(
  said: string,
  cited: readonly CheckedCitation[],
  context: VerificationContext,
): string | null {
  const compared = compareSentence(said, cited, context);
  const openings = unsupportedOpenings(compared.sentence, compared.citations, context);
  if (openings !== undefined) return openings;
  for (const rule of Object.values(RULES)) {
    const reason = rule(compared);
    if (reason !== null) return reason;
  }
  return null;
}

/** Of several citations each may say a part alone: only the sure rules hold for each. */
const contradictedBySource = (said: string, cited: readonly CheckedCitation[], names: readonly string[]) =>
  cited.length > 1
    ? certainContradiction(said, cited, names)
    : (cited.map((one) => contradictingSource(said, one, names))[0] ?? null);

function unsupportedEvent(sentence: string, sourceSentences: string[], context: VerificationContext): string | null {
  const events = new Set(sourceSentences.flatMap((one) => [...reportedEvents(one, context)]));
  const missing = [...reportedEvents(sentence, context)].find((event) => !events.has(event));
  if (missing === undefined) return null;
  const word = sentence.slice(eventPositions(missing, sentence)[0]).split(/[^\p{L}]/u)[0];
  return `What it says has happened is not in the quoted words: “${word}”`;
}

/** What the sentence after the quoted one takes back is no event: "The deal later fell through." */
function takenBackAfter(sentence: string, events: ReadonlySet<number>, citations: CheckedCitation[]): string | null {
  if (events.size === 0 || hedgesIn(sentence).has('denied')) return null;
  const isTakenBack = citations.some(({ after }) => after !== null && takesBack(after));
  return isTakenBack ? UNCERTAIN : null;
}

import { areSameHedges, hasSameCertainty, hedgesAt, hedgesIn, UNDONE } from '../../../shared/statements/certainty.ts';
import { clausesOf } from '../../../shared/statements/clauses.ts';
import { isFirstPerson } from '../../../shared/statements/event-actor.ts';
import { eventPositions } from '../../../shared/statements/meaning/event-kinds.ts';
import { meaningfulStems, stemsOf } from '../../../shared/statements/word-stems.ts';
import type { VerificationContext } from '../citation/check-citation.ts';
import { reportedEvents } from './parts-on-same-event.ts';

export const UNCERTAIN = 'Its source denies or doubts it';

/** A title as a whole is as certain as it was: "Result of the proposed placing – June 2026" has parts and no clauses. */
const isTitle = (sentence: string, { evidence }: VerificationContext) =>
  [...evidence.values()].some(({ title }) => withoutEnd(title) === withoutEnd(sentence));
const withoutEnd = (text: string) => text.trim().replace(/[.!]$/, '');

/** "It was Acme, not Contoso, that …" */
const ASIDE = /,\s(?:not|nicht|non|pas|y no|no)\s[^,;]{2,50},/giu;
const sharesStem = (text: string, stems: ReadonlySet<string>) =>
  [...meaningfulStems(text)].some((stem) => stems.has(stem));

/** What something is for may be still to come. */
const PURPOSE = /\s(?:for|für|pour|para)\s.*$/u;

/** What was ended or lost is an event of its own, for which the words are compared. */
const withoutUndoing = (text: string) => text.replace(new RegExp(UNDONE, 'giu'), ' ');

/** Whether a source is at least as sure as the claim. */
const isSureAs = (claim: string, source: string) => {
  const claimed = hedgesIn(claim);
  return [...hedgesIn(source)].every((hedge) => claimed.has(hedge));
};

/**
 * The certainty must match: that of each event at its position, that of everything else in every sentence with only its
 * words.
 */
export function unsupportedCertainty(
  sentence: string,
  allSources: string[],
  allNearby: string[],
  allQuoted: string[],
  isWordForWord: boolean,
  context: VerificationContext,
): string | null {
  const claimedStems = meaningfulStems(sentence);
  const plain = (texts: string[]) =>
    texts.map((one) => one.replace(ASIDE, (aside) => (sharesStem(aside, claimedStems) ? aside : ',')));
  const [sourceSentences, nearbySentences, quoted] = [plain(allSources), plain(allNearby), plain(allQuoted)];
  if (isWordForWord && !isFirstPerson(sentence) && quoted.every((one) => isSureAs(sentence, one))) return null;
  const events = [...reportedEvents(sentence, context)];
  const year = context.year ?? null;
  let isCompared = false;
  for (const event of events) {
    if (!sourceSentences.some((source) => eventPositions(event, source).length > 0)) continue;
    isCompared = true;
    const positions = eventPositions(event, sentence);
    const isSupported = positions.every((position) => {
      const hedges = hedgesAt(sentence, position, year);
      // A headline is short: it does not outweigh what the quoted sentence says of the same event.
      const own = quoted.filter((source) => eventPositions(event, source).length > 0);
      return (own.length > 0 ? own : sourceSentences).some((source) =>
        eventPositions(event, source).some((at) => areSameHedges(hedgesAt(source, at, year), hedges)),
      );
    });
    if (!isSupported) return UNCERTAIN;
  }
  const isNew = [...hedgesIn(withoutUndoing(sentence))].some(
    (hedge) => !nearbySentences.some((source) => hedgesIn(source).has(hedge)),
  );
  if (isNew) return UNCERTAIN;
  if (isCompared || isTitle(sentence, context)) return null;
  const name = meaningfulStems(context.company.name);
  const words = [...meaningfulStems(sentence.replace(PURPOSE, ''))].filter((stem) => !name.has(stem));
  const parts = nearbySentences.flatMap((source) => clausesOf(source).map(({ text }) => text));
  // What is denied is denied as a whole; a plan may rest on what is sure.
  const isDenial = hedgesIn(sentence).has('denied');
  const isAsSure = (part: string) => (isDenial ? hasSameCertainty(part, sentence) : isSureAs(sentence, part));
  const certainStems = stemsOf(parts.filter(isAsSure).join(' '));
  const uncertainStems = stemsOf(parts.filter((part) => !isAsSure(part)).join(' '));
  return words.some((stem) => uncertainStems.has(stem) && !certainStems.has(stem)) ? UNCERTAIN : null;
}

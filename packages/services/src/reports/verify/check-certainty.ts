import { areSameHedges, hasSameCertainty, hedgesAt, hedgesIn } from '../../shared/statements/certainty.ts';
import { clausesOf } from '../../shared/statements/clauses.ts';
import { eventPositions } from '../../shared/statements/meaning/event-kinds.ts';
import { meaningfulStems, stemsOf } from '../../shared/statements/word-stems.ts';
import type { VerificationContext } from './check-citation.ts';
import { reportedEvents } from './telling-sentences.ts';

export const UNCERTAIN = 'Its source denies or doubts it';

/**
 * The certainty must match: that of each event at its position, that of everything else in every sentence with only its
 * words.
 */
export function unsupportedCertainty(
  sentence: string,
  sourceSentences: string[],
  nearbySentences: string[],
  quoted: string[],
  context: VerificationContext,
): string | null {
  const events = [...reportedEvents(sentence, context)];
  const year = context.year ?? null;
  for (const event of events) {
    if (!sourceSentences.some((source) => eventPositions(event, source).length > 0)) continue;
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
  const isNew = [...hedgesIn(sentence)].some((hedge) => !nearbySentences.some((source) => hedgesIn(source).has(hedge)));
  if (isNew) return UNCERTAIN;
  if (events.length > 0) return null;
  const name = meaningfulStems(context.company.name);
  const words = [...meaningfulStems(sentence)].filter((stem) => !name.has(stem));
  const parts = nearbySentences.flatMap((source) => clausesOf(source).map(({ text }) => text));
  const certainStems = stemsOf(parts.filter((part) => hasSameCertainty(part, sentence)).join(' '));
  const uncertainStems = stemsOf(parts.filter((part) => !hasSameCertainty(part, sentence)).join(' '));
  return words.some((stem) => uncertainStems.has(stem) && !certainStems.has(stem)) ? UNCERTAIN : null;
}

import { hasActorMismatch } from '../../../shared/statements/actor-mismatch.ts';
import { canonicalText } from '../../../shared/statements/canonical/canonical-text.ts';
import { hasSameCertainty } from '../../../shared/statements/certainty.ts';
import { type CompanyContext, companyNameVariants } from '../../../shared/statements/company-names.ts';
import { isLiteral } from '../../../shared/statements/literal-words.ts';
import type { CheckedCitation, VerificationContext } from '../citation/check-citation.ts';
import { partsOnSameEvent, reportedEvents } from './parts-on-same-event.ts';
import { partOfSubject } from './sentence-subject.ts';

/** A sentence with what it may rest on. */
export interface Comparison {
  said: string;
  /** In canonical form, as are the texts of the citations. */
  sentence: string;
  cited: readonly CheckedCitation[];
  citations: CheckedCitation[];
  context: VerificationContext;
  about: CompanyContext;
  events: ReadonlySet<number>;
  sourceSentences: string[];
  nearbySentences: string[];
  /** What tells the same event of the same party. */
  telling: string[];
  /** It is a quoted sentence with words left out. */
  isWordForWord: boolean;
  /** It is a quoted sentence as it stands. */
  isWhole: boolean;
}

/** What the rules for meaning compare: the sentence and its citations in canonical form, and what tells the same. */
export function compareSentence(
  said: string,
  cited: readonly CheckedCitation[],
  context: VerificationContext,
): Comparison {
  const day = cited.map(({ item }) => item.date).find((one) => one !== null) ?? null;
  const sentence = canonicalText(said, day);
  const canonical = (text: string) => canonicalText(text, day);
  const citations = cited.map((one) => ({
    ...one,
    quoted: one.quoted.map(canonical),
    before: one.before === null ? null : canonical(one.before),
    sourceSentences: one.sourceSentences.map(canonical),
    surroundingSentences: one.surroundingSentences.map(canonical),
  }));
  const about: CompanyContext = { names: companyNameVariants(context.company), isOwn: false };
  const sourceSentences = citations.flatMap((one) => one.sourceSentences);
  const events = reportedEvents(sentence, context);
  // A neighbouring sentence supports only what it does not hedge, and only by the same actor.
  const nearbySentences = citations
    .flatMap((one) => one.surroundingSentences)
    .filter(
      (one) =>
        sourceSentences.includes(one) || (hasSameCertainty(one, sentence) && !hasActorMismatch(sentence, [one], about)),
    );
  const telling =
    events.size === 0
      ? nearbySentences.map((one) => partOfSubject(one, sentence, context))
      : partsOnSameEvent(sentence, events, sourceSentences, nearbySentences, context);
  const isQuoted = (test: (source: string) => boolean) => cited.some((one) => one.quoted.some(test));
  return {
    said,
    sentence,
    cited,
    citations,
    context,
    about,
    events,
    sourceSentences,
    nearbySentences,
    telling,
    isWordForWord: isQuoted((source) => isLiteral(said, source, about.names)),
    isWhole: isQuoted((source) => source.trim() === said.trim()),
  };
}

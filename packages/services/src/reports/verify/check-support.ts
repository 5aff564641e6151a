import { hasActorMismatch, isNamedForOther } from '../../shared/statements/actor-mismatch.ts';
import { canonicalText } from '../../shared/statements/canonical/canonical-text.ts';
import { hasSameCertainty, hedgesIn } from '../../shared/statements/certainty.ts';
import { type CompanyContext, companyNameVariants } from '../../shared/statements/company-names.ts';
import { splitDays } from '../../shared/statements/days.ts';
import { isLiteral } from '../../shared/statements/literal-words.ts';
import { eventPositions } from '../../shared/statements/meaning/event-kinds.ts';
import { isNumberOfOther } from '../../shared/statements/numbers/number-owners.ts';
import { locationOfOther } from '../../shared/statements/parties/stated-locations.ts';
import { turnsRolesAround } from '../../shared/statements/parties/transfer-roles.ts';
import { meaningfulStems } from '../../shared/statements/word-stems.ts';
import { UNCERTAIN, unsupportedCertainty } from './check-certainty.ts';
import type { CheckedCitation, VerificationContext } from './check-citation.ts';
import { unsupportedOpenings } from './check-openings.ts';
import { unsupportedNumber, unsupportedWord } from './check-words.ts';
import { partOfSubject } from './other-subject.ts';
import { contradictingSource } from './source/check-source.ts';
import { takesBack } from './source/taken-back.ts';
import { reportedEvents, tellingSentences } from './telling-sentences.ts';

/** Why a sentence is not borne out by these citations; null when it is. */
export function checkSupport(
  said: string,
  cited: readonly CheckedCitation[],
  context: VerificationContext,
): string | null {
  const day = cited.map(({ item }) => item.date).find((one) => one !== null) ?? null;
  const sentence = canonicalText(said, day);
  const canonical = (text: string) => canonicalText(text, day);
  const citations = cited.map((one) => ({
    ...one,
    quoted: one.quoted.map(canonical),
    sourceSentences: one.sourceSentences.map(canonical),
    surroundingSentences: one.surroundingSentences.map(canonical),
  }));
  const openings = unsupportedOpenings(sentence, citations, context);
  if (openings !== undefined) return openings;
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
      : tellingSentences(sentence, events, sourceSentences, nearbySentences, context);
  const isWordForWord = cited.some((one) => one.quoted.some((source) => isLiteral(said, source, about.names)));
  const support = { citations, sentences: telling };
  return (
    (events.size > 0 && telling.length === 0 ? null : unsupportedNumber(sentence, support, context)) ??
    (isWordForWord ? null : unsupportedEvent(sentence, sourceSentences, context)) ??
    (isWordForWord ? null : unsupportedWord(sentence, support, context)) ??
    unsupportedCertainty(
      sentence,
      sourceSentences,
      nearbySentences,
      citations.flatMap((one) => one.quoted),
      context,
    ) ??
    takenBackAfter(sentence, events, citations) ??
    saidOfOther(sentence, citations, context) ??
    (hasActorMismatch(sentence, sourceSentences, about) || isNamedForOther(sentence, sourceSentences, about)
      ? 'Its source says this about another party'
      : null) ??
    turnedAround(sentence, citations, about) ??
    (isWordForWord ? null : numberOfOther(sentence, telling, context)) ??
    (cited.length > 1 || cited.some(({ item }) => item.kind === 'job_board')
      ? null
      : contradictedBySource(said, cited, about.names))
  );
}

const contradictedBySource = (said: string, cited: readonly CheckedCitation[], names: readonly string[]) =>
  cited.map((one) => contradictingSource(said, one, names)).find((reason) => reason !== null) ?? null;

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

/** A word that only a clause with another party as its subject has is said of that party. */
function saidOfOther(sentence: string, citations: CheckedCitation[], context: VerificationContext): string | null {
  const name = meaningfulStems(context.company.name);
  const words = [...meaningfulStems(splitDays(sentence).rest)].filter((stem) => !name.has(stem));
  const quoted = citations.flatMap((one) => one.quoted);
  const names = companyNameVariants(context.company);
  const ownPart = (one: string) => {
    const part = partOfSubject(one, sentence, context);
    return names.some((variant) => part.includes(variant)) ? part : one;
  };
  const own = meaningfulStems(quoted.map(ownPart).join(' '));
  const all = meaningfulStems(quoted.join(' '));
  const others = words.filter((stem) => all.has(stem) && !own.has(stem));
  return others.length > 0 ? 'Its source says this about another party' : null;
}

/** Who did it to whom, and where, is what the quoted sentences say; their neighbours and the title are too far off. */
function turnedAround(sentence: string, citations: CheckedCitation[], about: CompanyContext): string | null {
  const quoted = citations.flatMap((one) => one.quoted);
  if (citations.some(({ surroundingSentences }) => surroundingSentences.some((one) => isNamesake(one, about))))
    return 'Its source says this about another company of a similar name';
  if (turnsRolesAround(sentence, quoted, about)) return 'Its source has the parties in other roles';
  const location = citations.length > 1 ? null : locationOfOther(sentence, quoted, about.names);
  return location === null ? null : `Its source says this of another location than ${location}`;
}

/** "It has nothing to do with Castor Legal." */
const isNamesake = (text: string, about: CompanyContext) =>
  about.names.some((name) => text.includes(name)) &&
  /\b(?:nothing to do with|no (?:relation|connection|link)|not related|unrelated|not to be confused|namesake|(?<!(?:into|as) an? (?:\p{L}+ )?)separate (?:firm|company)|different (?:firm|company)|hat nichts mit|sans rapport|sans lien|homonym|nada que ver|no tiene relación)\b/iu.test(
    text,
  );

function numberOfOther(sentence: string, telling: readonly string[], { company }: VerificationContext): string | null {
  const withoutDays = (text: string) => splitDays(text).rest;
  const other = isNumberOfOther(
    withoutDays(sentence),
    telling.map(withoutDays),
    meaningfulStems(`${company.name} ${company.domain}`),
  );
  return other === null ? null : `In its source the number ${other.value.toLocaleString('en')} is about something else`;
}

import { companyNameVariants } from '../../shared/statements/company-names.ts';
import { splitDays } from '../../shared/statements/days.ts';
import { isNumberStated, type StatedNumber, statedNumbersIn } from '../../shared/statements/stated-numbers.ts';
import {
  eventPositions,
  eventsIn,
  HIRING_STEMS,
  meaningfulStems,
  stemsOf,
} from '../../shared/statements/word-stems.ts';
import { hasActorMismatch } from './actor-mismatch.ts';
import { hasSameCertainty, hasSameCertaintyAt, hedgesIn } from './certainty.ts';
import type { CheckedCitation, VerificationContext } from './check-citation.ts';

/** Why a sentence is not borne out by these citations; null when it is. */
export function checkSupport(
  sentence: string,
  citations: CheckedCitation[],
  context: VerificationContext,
): string | null {
  const about = { names: companyNameVariants(context.company), isOwn: false };
  const sourceSentences = citations.flatMap((one) => one.sourceSentences);
  // A neighbouring sentence supports only what it does not hedge, and only by the same actor.
  const nearbySentences = citations
    .flatMap((one) => one.surroundingSentences)
    .filter(
      (one) =>
        sourceSentences.includes(one) || (hasSameCertainty(one, sentence) && !hasActorMismatch(sentence, [one], about)),
    );
  const support = { citations, sourceSentences, nearbySentences };
  return (
    unsupportedNumber(sentence, support, context) ??
    unsupportedEvent(sentence, sourceSentences, context) ??
    unsupportedWord(sentence, support, context) ??
    unsupportedCertainty(sentence, support, context) ??
    (hasActorMismatch(sentence, sourceSentences, about) ? 'Its source says this about another party' : null)
  );
}

interface Support {
  citations: CheckedCitation[];
  sourceSentences: string[];
  /** The source sentences, and their neighbours on the same subject. */
  nearbySentences: string[];
}

const hasBoard = (citations: CheckedCitation[]) => citations.some(({ item }) => item.kind === 'job_board');

function unsupportedNumber(
  sentence: string,
  { citations, nearbySentences }: Support,
  { company, counted }: VerificationContext,
): string | null {
  const dates = citations.flatMap(({ item }) => item.date ?? []);
  const { days, months, unclear, rest } = splitDays(sentence);
  const known = nearbySentences.map(splitDays);
  const isKnownDay = (day: string) => dates.includes(day) || known.some((one) => one.days.includes(day));
  const isKnownMonth = (month: string) =>
    dates.some((date) => date.startsWith(month)) ||
    known.some((one) => one.months.includes(month) || one.days.some((day) => day.startsWith(month)));
  const foreign =
    days.find((day) => !isKnownDay(day)) ??
    months.find((month) => !isKnownMonth(month)) ??
    unclear.find((words) => !nearbySentences.some((text) => text.includes(words)));
  if (foreign !== undefined) return `The day ${foreign} is not in its source`;
  const figures: StatedNumber[] = [
    ...[...nearbySentences, company.name].flatMap(statedNumbersIn),
    ...dates.map((date) => ({ value: Number(date.slice(0, 4)), unit: '' })),
    ...(hasBoard(citations) ? [...counted].map((value) => ({ value, unit: '' })) : []),
  ];
  const missing = statedNumbersIn(rest).find((figure) => !isNumberStated(figure, figures));
  return missing === undefined ? null : `The number ${formatStatedNumber(missing)} is not in its source`;
}

const formatStatedNumber = ({ value, unit }: StatedNumber) =>
  `${value.toLocaleString('en')}${unit === '' ? '' : ` ${unit}`}`;

function unsupportedWord(
  sentence: string,
  { citations, nearbySentences }: Support,
  { company }: VerificationContext,
): string | null {
  const publishers = citations.map(({ item }) => item.publisher);
  const known = stemsOf([company.name, company.domain, ...nearbySentences, ...publishers].join(' '));
  const words = [...meaningfulStems(splitDays(sentence).rest)];
  const missing = words.find((stem) => !known.has(stem) && !(hasBoard(citations) && HIRING_STEMS.has(stem)));
  return missing === undefined ? null : `“${missing}…” is not in its source`;
}

/** A company may be called Partners or Capital: its name is no event. */
export const reportedEvents = (text: string, { company }: VerificationContext) =>
  eventsIn(companyNameVariants(company).reduce((rest, name) => rest.replaceAll(name, ' '), text));

function unsupportedEvent(sentence: string, sourceSentences: string[], context: VerificationContext): string | null {
  const events = new Set(sourceSentences.flatMap((one) => [...reportedEvents(one, context)]));
  const missing = [...reportedEvents(sentence, context)].find((event) => !events.has(event));
  if (missing === undefined) return null;
  const word = sentence.slice(eventPositions(missing, sentence)[0]).split(/[^\p{L}]/u)[0];
  return `What it says has happened is not in the quoted words: “${word}”`;
}

/**
 * The certainty must match: that of each event at its position, that of everything else in every sentence with only its
 * words.
 */
function unsupportedCertainty(
  sentence: string,
  { sourceSentences, nearbySentences }: Support,
  context: VerificationContext,
): string | null {
  const reason = 'Its source denies or doubts it';
  const events = [...reportedEvents(sentence, context)];
  for (const event of events) {
    const claim = { text: sentence, positions: eventPositions(event, sentence) };
    const sources = sourceSentences.map((text) => ({ text, places: eventPositions(event, text) }));
    if (!sources.some((source) => source.places.length > 0 && hasSameCertaintyAt(claim, source))) return reason;
  }
  const isNew = [...hedgesIn(sentence)].some((hedge) => !nearbySentences.some((source) => hedgesIn(source).has(hedge)));
  if (isNew) return reason;
  if (events.length > 0) return null;
  const name = meaningfulStems(context.company.name);
  const words = [...meaningfulStems(sentence)].filter((stem) => !name.has(stem));
  const certainStems = stemsOf(nearbySentences.filter((source) => hasSameCertainty(source, sentence)).join(' '));
  const uncertainStems = stemsOf(nearbySentences.filter((source) => !hasSameCertainty(source, sentence)).join(' '));
  return words.some((stem) => uncertainStems.has(stem) && !certainStems.has(stem)) ? reason : null;
}

import { namesOf } from '../analyse/rules/company-names.ts';
import { doubtsIn, isAsSure, isAsSureAt } from './certainty.ts';
import { splitDays } from './days.ts';
import type { Ground, HeldCitation } from './hold-citation.ts';
import { type Figure, figuresIn, isStated } from './numbers.ts';
import { isAnothersDeed } from './roles.ts';
import { eventsIn, HIRING, meaningOf, placesOf, stemsOf } from './words.ts';

/** Why a sentence is not borne out by these citations; null when it is. */
export function whyUnsupported(sentence: string, held: HeldCitation[], ground: Ground): string | null {
  const about = { names: namesOf(ground.company), isOwn: false };
  const told = held.flatMap((one) => one.told);
  // A neighbour explains only what it doesn't doubt, and not by the deed of somebody else.
  const near = held
    .flatMap((one) => one.around)
    .filter((one) => told.includes(one) || (isAsSure(one, sentence) && !isAnothersDeed(sentence, [one], about)));
  const support = { held, told, near };
  return (
    unsupportedNumber(sentence, support, ground) ??
    unsupportedEvent(sentence, told, ground) ??
    unsupportedWord(sentence, support, ground) ??
    unsure(sentence, support, ground) ??
    (isAnothersDeed(sentence, told, about) ? 'Its source tells it of somebody else' : null)
  );
}

interface Support {
  held: HeldCitation[];
  told: string[];
  /** Those, and the sentences beside them that speak of the same. */
  near: string[];
}

const hasBoard = (held: HeldCitation[]) => held.some(({ item }) => item.kind === 'job_board');

function unsupportedNumber(sentence: string, { held, near }: Support, { company, counted }: Ground): string | null {
  const dates = held.flatMap(({ item }) => item.date ?? []);
  const { days, months, unclear, rest } = splitDays(sentence);
  const known = near.map(splitDays);
  const isKnownDay = (day: string) => dates.includes(day) || known.some((one) => one.days.includes(day));
  const isKnownMonth = (month: string) =>
    dates.some((date) => date.startsWith(month)) ||
    known.some((one) => one.months.includes(month) || one.days.some((day) => day.startsWith(month)));
  const foreign =
    days.find((day) => !isKnownDay(day)) ??
    months.find((month) => !isKnownMonth(month)) ??
    unclear.find((words) => !near.some((text) => text.includes(words)));
  if (foreign !== undefined) return `The day ${foreign} does not stand in its source`;
  const figures: Figure[] = [
    ...[...near, company.name].flatMap(figuresIn),
    ...dates.map((date) => ({ value: Number(date.slice(0, 4)), unit: '' })),
    ...(hasBoard(held) ? [...counted].map((value) => ({ value, unit: '' })) : []),
  ];
  const missing = figuresIn(rest).find((figure) => !isStated(figure, figures));
  return missing === undefined ? null : `The number ${shown(missing)} does not stand in its source`;
}

const shown = ({ value, unit }: Figure) => `${value.toLocaleString('en')}${unit === '' ? '' : ` ${unit}`}`;

function unsupportedWord(sentence: string, { held, near }: Support, { company }: Ground): string | null {
  const publishers = held.map(({ item }) => item.publisher);
  const known = stemsOf([company.name, company.domain, ...near, ...publishers].join(' '));
  const words = [...meaningOf(splitDays(sentence).rest)];
  const missing = words.find((stem) => !known.has(stem) && !(hasBoard(held) && HIRING.has(stem)));
  return missing === undefined ? null : `“${missing}…” does not stand in its source`;
}

/** A company may be called Partners or Capital: its name tells of nothing. */
export const happenings = (text: string, { company }: Ground) =>
  eventsIn(namesOf(company).reduce((rest, name) => rest.replaceAll(name, ' '), text));

function unsupportedEvent(sentence: string, told: string[], ground: Ground): string | null {
  const events = new Set(told.flatMap((one) => [...happenings(one, ground)]));
  const missing = [...happenings(sentence, ground)].find((event) => !events.has(event));
  if (missing === undefined) return null;
  const word = sentence.slice(placesOf(missing, sentence)[0]).split(/[^\p{L}]/u)[0];
  return `What it says has happened is not in the quoted words: “${word}”`;
}

/** What is told must be told as surely: each deed at its place, all else by every sentence that has words of it alone. */
function unsure(sentence: string, { told, near }: Support, ground: Ground): string | null {
  const reason = 'Its source denies or doubts it';
  const events = [...happenings(sentence, ground)];
  for (const event of events) {
    const claim = { text: sentence, places: placesOf(event, sentence) };
    const sources = told.map((text) => ({ text, places: placesOf(event, text) }));
    if (!sources.some((source) => source.places.length > 0 && isAsSureAt(claim, source))) return reason;
  }
  const isNew = [...doubtsIn(sentence)].some((doubt) => !near.some((source) => doubtsIn(source).has(doubt)));
  if (isNew) return reason;
  if (events.length > 0) return null;
  const name = meaningOf(ground.company.name);
  const words = [...meaningOf(sentence)].filter((stem) => !name.has(stem));
  const sure = stemsOf(near.filter((source) => isAsSure(source, sentence)).join(' '));
  const unsureOf = stemsOf(near.filter((source) => !isAsSure(source, sentence)).join(' '));
  return words.some((stem) => unsureOf.has(stem) && !sure.has(stem)) ? reason : null;
}

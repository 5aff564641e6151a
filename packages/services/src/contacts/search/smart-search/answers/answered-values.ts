import { senioritySchema } from '../../../schemas.ts';
import { canonicalValue } from '../canonical-values.ts';
import type { SourcedSpan } from '../collect-filters.ts';
import { findEmployerDomains, isNameInDomain } from '../employers/employer-domain.ts';
import { LOCATION_NAMES } from '../locations/gazetteer.ts';
import { ANSWERED_LISTS, type ModelAnswer } from '../model-answer.ts';
import type { ReadSpan } from '../read-sentence.ts';
import {
  contentOf,
  type FoundWords,
  findName,
  findRun,
  findWords,
  overlaps,
  type Position,
} from '../sentence/find-words.ts';
import { rejectionHint } from '../sentence/rejection-hint.ts';

type Filter = (typeof ANSWERED_LISTS)[number];
/** A value with the words of the sentence that it stands for. */
export type AnsweredValue = SourcedSpan & FoundWords & { filter: Filter; value: string };

interface Said {
  value: string;
  words: string;
}
type Found = FoundWords & { value: string };

const NOWHERE: Position[] = [];
const asFound = (value: string, positions: Position[]): Found => ({ value, positions, corrections: [] });

/** Not within a domain that has another name: "Acme" in "acme-tools.com". */
const isNoPartOfDomain = (sentence: string, value: string) => (position: Position) =>
  findEmployerDomains(sentence).every(
    (domain) => !overlaps(domain, position) || isNameInDomain(value, sentence.slice(domain.start, domain.end)),
  );

/** In the letters of the sentence, whose accents may tell two firms apart; in the model's capitals. */
function spelledAs(value: string, { start, end }: Position, sentence: string): string {
  const written = sentence.slice(start, end).replace(/['’]s$/, '');
  return written.toLowerCase() === value.toLowerCase() ? value : written;
}

/**
 * An employer is named in the sentence, by itself or in a domain. A name that is only near to one there is that one
 * ("Busch" for "Bosch"); in place of any other, the names count that the rules read at its words.
 */
function findNames({ value, words }: Said, sentence: string, spans: readonly ReadSpan[]): Found[] {
  const copied = findRun(words, sentence);
  if (contentOf(value).length === 0) return [];
  if (copied.length > 0 && isNameInDomain(value, words)) return [asFound(value, copied)];
  const own = findName(value, sentence).filter(isNoPartOfDomain(sentence, value));
  const [first] = own;
  if (first) return [asFound(spelledAs(value, first, sentence), own)];
  return spans
    .filter((span) => copied.some((position) => overlaps(position, span)))
    .flatMap((span) =>
      span.items.flatMap((item) => (item.filter === 'companyNames' ? [asFound(item.value, [span])] : [])),
    );
}

/** What profiles are searched for in full text stands in the sentence itself, or is a listed skill with a typing error. */
function findKeyword({ value, words }: Said, sentence: string): Found {
  const isCopied = findWords(words, sentence, true).positions.length > 0;
  return isCopied ? { value, ...findWords(value, sentence, false) } : asFound(value, NOWHERE);
}

const knownLocation = (words: string) =>
  LOCATION_NAMES.values.get(
    contentOf(words)
      .map(({ key }) => key)
      .join(' '),
  );

/** What the vocabulary has for these very words is no other place that it has, too: "Iran" is not "Iraq". */
function locationOf(value: string, words: string): string {
  const canonical = canonicalValue('locations', value);
  const own = knownLocation(words);
  if (own === undefined || knownLocation(canonical) === undefined) return canonical;
  return canonical.includes(own) || own.includes(canonical) ? canonical : own;
}

function findValues(filter: Filter, said: Said, sentence: string, spans: readonly ReadSpan[]): Found[] {
  if (rejectionHint(said.value) !== null) return [];
  switch (filter) {
    case 'companyNames':
      return findNames(said, sentence, spans);
    case 'keywords':
      return [findKeyword(said, sentence)];
    case 'locations':
      return [{ value: locationOf(said.value, said.words), ...findWords(said.words, sentence, false) }];
    case 'seniorities':
      if (!senioritySchema.safeParse(said.value).success) return [];
  }
  return [{ value: canonicalValue(filter, said.value), ...findWords(said.words, sentence, true) }];
}

/** The words as a model says them; of a name that it says otherwise, those of the sentence. */
function textOf({ value, positions: [first] }: Found, words: string, sentence: string): string {
  const isCopied = findRun(words, sentence).length > 0;
  return !isCopied && first && findRun(value, sentence).length > 0 ? sentence.slice(first.start, first.end) : words;
}

/**
 * The values of an answer whose words stand in the sentence. Values are sent to people searches and shown: no links,
 * markup or orders among them. `spans`: what the rules read out of the sentence.
 */
export function findAnswered(answer: ModelAnswer, sentence: string, spans: readonly ReadSpan[]): AnsweredValue[] {
  return ANSWERED_LISTS.flatMap((filter) =>
    answer[filter].flatMap((one) => {
      const value = one.value.trim().replace(/\s+/g, ' ');
      // A domain is a link before it is a name.
      const said = {
        value: filter === 'companyNames' ? canonicalValue(filter, value) : value,
        words: one.words.trim(),
      };
      return findValues(filter, said, sentence, spans)
        .filter(({ positions }) => positions.length > 0)
        .map((found) => ({
          ...found,
          from: 0,
          to: 0,
          text: textOf(found, said.words, sentence),
          filter,
          items: [{ filter, value: found.value }],
        }));
    }),
  );
}

import { COMPANY_INDEXES, type CompanyDoc, CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { ServiceError } from '../../shared/errors.ts';
import { findByIdentifier } from '../identifiers/find-by-identifier.ts';
import { keepCount } from './known-counts.ts';
import { companyQueryWords, PREFIX_RANGE_END, searchNameKey, WORD_RANKS } from './words.ts';

export type MatchCondition = mongo.Filter<CompanyDoc>;

/** Counting index keys up to here takes about 10 ms at any size; more are shown as "10,000+". */
const COUNT_CAP = 10_000;
/** With several words every candidate is read to check the others, so fewer are counted. */
const COUNT_CAP_SEVERAL_WORDS = 1_000;
/** Enough, at a million companies, to find the rarer of two words; about 20 ms, as the words are counted in parallel. */
const RARITY_CAP = 20_000;
/** For two frequent words that few companies share, the database reads all companies that have one of them. */
const COUNT_TIME_MAX_MS = 5_000;
const MAX_TIME_EXPIRED = 50;

export interface SearchQuery {
  /** The whole text, folded: names that begin with it come first, the exact name before the others. */
  namePrefix: string;
  words: string[];
  /** The rarest word: its index range is scanned and the others are checked on each row. */
  selectiveTerm: string | null;
}

export interface MatchCount {
  total: number;
  /** More than `total` match. */
  totalIsCapped: boolean;
}

/**
 * null for a text without anything to search for.
 * @param term the word that an earlier page scanned: which one is the rarest may have changed since
 */
export async function parseQuery(text: string, term: string | null = null): Promise<SearchQuery | null> {
  const namePrefix = searchNameKey(text);
  if (namePrefix === '') return null;
  const words = companyQueryWords(text);
  if (words.length <= 1) return { namePrefix, words, selectiveTerm: words[0] ?? null };
  const isKnown = term !== null && words.includes(term);
  return { namePrefix, words, selectiveTerm: isKnown ? term : await mostSelectiveTerm(words) };
}

/**
 * Companies that match all words, each by prefix in name, domain, industry or location. Only the most selective term may use the
 * index: offered two index plans, the embedded engine fails when neither is clearly the better one.
 */
export function matchFilter({ words, namePrefix, selectiveTerm }: SearchQuery): MatchCondition {
  if (selectiveTerm === null) return { nameKey: { $gte: namePrefix, $lt: namePrefix + PREFIX_RANGE_END } };
  return { words: { $in: prefixPatterns(WORD_RANKS, selectiveTerm) }, ...otherWords(words, selectiveTerm) };
}

/** The words beside the most selective one, as a condition that no index serves. */
export function otherWords(words: string[], selectiveTerm: string): MatchCondition {
  const others = words.filter((word) => word !== selectiveTerm);
  return others.length === 0
    ? {}
    : { $nor: others.map((word) => ({ words: { $nin: prefixPatterns(WORD_RANKS, word) } })) };
}

export function countMatches(query: SearchQuery): Promise<MatchCount> {
  return countUpToCap(query, (limit) => countKeys(query, limit));
}

/** Counts the matches that a test lets through, up to the same number. */
export function countPassing(
  query: SearchQuery,
  passing: (ids: { _id: mongo.ObjectId }[]) => unknown[],
): Promise<MatchCount> {
  return countUpToCap(query, async (limit) => {
    const ids = openMatches(query).maxTimeMS(COUNT_TIME_MAX_MS);
    let found = 0;
    while (found < limit && (await ids.hasNext()))
      found += passing(ids.readBufferedDocuments() as { _id: mongo.ObjectId }[]).length;
    await ids.close();
    return found;
  });
}

async function countUpToCap(query: SearchQuery, count: (limit: number) => Promise<number>): Promise<MatchCount> {
  const cap = query.words.length > 1 ? COUNT_CAP_SEVERAL_WORDS : COUNT_CAP;
  const found = await withinTime(() => count(cap + 1));
  return { total: Math.min(found, cap), totalIsCapped: found > cap };
}

async function withinTime<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError) || error.code !== MAX_TIME_EXPIRED) throw error;
    throw new ServiceError('invalid', 'Too many companies have each of these words; add a rarer one or leave one out');
  }
}

/** How many of these companies match the words. */
export function countMatchesAmong(query: SearchQuery, ids: readonly mongo.ObjectId[]): Promise<number> {
  const filter = { $and: [{ _id: { $in: ids } }, matchFilter(query)] } as mongo.Filter<mongo.Document>;
  return CompanyModel.collection.countDocuments(filter, { hint: '_id_' });
}

/** The ids of all matches, in no order; one that the text identifies may come twice. */
export async function* readMatchingIds(text: string): AsyncGenerator<mongo.ObjectId> {
  for (const { _id } of await findByIdentifier(text)) yield _id;
  const matches = await openMatchingIds(text);
  if (matches !== null) for await (const { _id } of matches) yield _id as mongo.ObjectId;
}

async function openMatchingIds(text: string): Promise<mongo.FindCursor | null> {
  const query = await parseQuery(text);
  return query && openMatches(query);
}

/** The ids of all matches, in no order. @throws ServiceError 'invalid' when finding them takes too long */
export function findMatchingIds(query: SearchQuery): Promise<mongo.ObjectId[]> {
  return withinTime(async () => {
    const found = await openMatches(query).maxTimeMS(COUNT_TIME_MAX_MS).toArray();
    return found.map(({ _id }) => _id as mongo.ObjectId);
  });
}

/** Whether any company has the words. */
export async function hasMatch(text: string): Promise<boolean> {
  const matches = await openMatchingIds(text);
  return (await matches?.limit(1).next()) != null;
}

function openMatches(query: SearchQuery): mongo.FindCursor {
  return CompanyModel.collection.find(matchFilter(query) as mongo.Filter<mongo.Document>, {
    projection: { _id: 1 },
    hint: query.selectiveTerm === null ? COMPANY_INDEXES.name : COMPANY_INDEXES.words,
  });
}

/** Anchored and free of wildcards, so that each is one exact range of the index; nothing typed is run as a pattern. */
export function prefixPatterns(ranks: readonly string[], word: string): RegExp[] {
  const literal = word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return ranks.map((rank) => new RegExp(`^${rank}${literal}`));
}

async function mostSelectiveTerm(words: string[]): Promise<string> {
  const counted = await Promise.all(
    words.map(async (word) => ({
      word,
      found: await countKeys({ namePrefix: word, words: [word], selectiveTerm: word }, RARITY_CAP),
    })),
  );
  const [first] = counted.sort((a, b) => a.found - b.found || b.word.length - a.word.length);
  return first?.word ?? '';
}

function countKeys(query: SearchQuery, limit: number): Promise<number> {
  const { words, namePrefix, selectiveTerm } = query;
  return keepCount(JSON.stringify([words, namePrefix, selectiveTerm, limit]), () =>
    CompanyModel.collection.countDocuments(matchFilter(query) as mongo.Filter<mongo.Document>, {
      limit,
      hint: selectiveTerm === null ? COMPANY_INDEXES.name : COMPANY_INDEXES.words,
      maxTimeMS: COUNT_TIME_MAX_MS,
    }),
  );
}

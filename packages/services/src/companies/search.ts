import { COMPANY_INDEXES, CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { COMPANY_FIELDS, type ListedCompany } from './company-view.ts';
import { type Cursor, decodeId, unknownCursor } from './cursor.ts';
import {
  type CompanyFilter,
  type MatchCount,
  matchFilter,
  otherWords,
  prefixes,
  type SearchQuery,
} from './search-query.ts';
import { HIGHEST, WORD_RANK } from './search-words.ts';
import type { Walk } from './sort-order.ts';
import { type FoundRow, type RankedRow, walkIndex } from './walk-index.ts';

const { MaxKey, MinKey, ObjectId } = mongo;

/** Up to here matches are collected and sorted; above, so many rows match that walking the order finds them soon. */
const COLLECT_MAX = 2_000;

type FoundCompany = ListedCompany & { words: string[] };

/**
 * Rows by relevance: exact name, then names that begin with the text (alphabetical), then companies with the word later
 * in the name, in the domain, in the industry; within these the shorter word first, then the larger company. Each rank is
 * one index range and is entered at the key of the last row.
 */
export async function findByRelevance(query: SearchQuery, cursor: Cursor | null, limit: number): Promise<RankedRow[]> {
  const ranks = rankOrder(query);
  const found: RankedRow[] = [];
  for (let rank = cursor?.rank ?? 0; rank <= ranks.length && found.length < limit; rank++) {
    const after = rank === cursor?.rank ? cursor.keys : null;
    const wanted = limit - found.length;
    const rows =
      rank === 0
        ? await findByNamePrefix(query, after, wanted)
        : await findByWord(query, ranks, rank - 1, after, wanted);
    found.push(...rows.map((row) => ({ ...row, rank })));
  }
  return found;
}

/** The same rows in the same order when few match: all are read at once and ranked here. */
export async function collectByRelevance(
  query: SearchQuery,
  cursor: Cursor | null,
  limit: number,
): Promise<RankedRow[]> {
  const ranks = rankOrder(query);
  const rows = (await collectMatches(query)).map((company) => rankedRow(company, query, ranks));
  return rows
    .filter((row) => cursor === null || compareRanked(row, cursor) > 0)
    .sort(compareRanked)
    .slice(0, limit);
}

/**
 * Matches in the order of a column. A few are sorted here, not by the database: the embedded engine refuses to sort what
 * meets two words and a bound on the count.
 */
export async function findSorted(
  query: SearchQuery,
  walk: Walk,
  { total, totalIsCapped }: MatchCount,
  after: Cursor['keys'] | null,
  limit: number,
): Promise<FoundRow[]> {
  if (totalIsCapped || total > COLLECT_MAX) return walkIndex(walk, after, limit, matchFilter(query));
  const { field, direction, only } = walk;
  return (await collectMatches(query))
    .map((company): FoundRow => ({ company, keys: [company[field], company._id.toHexString()] }))
    .filter(({ keys }) => only === undefined || (keys[0] === null) === (only === 'unknown'))
    .filter(({ keys }) => after === null || direction * compareKeys(keys, after) > 0)
    .sort((a, b) => direction * compareKeys(a.keys, b.keys))
    .slice(0, limit);
}

async function collectMatches(query: SearchQuery): Promise<FoundCompany[]> {
  const matches = CompanyModel.collection.find(matchFilter(query) as mongo.Filter<mongo.Document>, {
    projection: { ...COMPANY_FIELDS, words: 1 },
    hint: query.driver === null ? COMPANY_INDEXES.name : COMPANY_INDEXES.words,
  });
  return (await matches.toArray()) as FoundCompany[];
}

/** With one word that is the whole text, all companies whose name begins with it are in rank 0 already. */
function rankOrder({ words, namePrefix, driver }: SearchQuery): string[] {
  if (driver === null) return [];
  const later = [WORD_RANK.name, WORD_RANK.domain, WORD_RANK.industry];
  return words.length === 1 && driver === namePrefix ? later : [WORD_RANK.nameStart, ...later];
}

async function findByNamePrefix(
  { namePrefix, words }: SearchQuery,
  after: Cursor['keys'] | null,
  limit: number,
): Promise<FoundRow[]> {
  if (after) refuseOutside(after, namePrefix);
  const min = after
    ? { nameKey: after[0], _id: new ObjectId(decodeId(after[1])) }
    : { nameKey: namePrefix, _id: new MinKey() };
  // A name may begin with the text and yet lack a word that the text ends in: only what is counted is shown.
  const filter = words.length > 1 ? otherWords(words, '') : {};
  const companies = await CompanyModel.collection
    .find(filter as mongo.Filter<mongo.Document>, {
      projection: COMPANY_FIELDS,
      hint: COMPANY_INDEXES.name,
      min,
      max: { nameKey: namePrefix + HIGHEST, _id: new MinKey() },
      limit: limit + 1,
    })
    .toArray();
  return (companies as ListedCompany[])
    .map((company) => ({ company, keys: [company.nameKey, company._id.toHexString()] }))
    .filter((row) => row.keys[1] !== after?.[1])
    .slice(0, limit);
}

/**
 * One rank's range of the word index. A company with two words in the range stands in it twice; it counts where its first
 * one stands, so a later page skips it. No sort is asked for: the hinted index gives the order.
 */
async function findByWord(
  query: SearchQuery,
  ranks: string[],
  position: number,
  after: Cursor['keys'] | null,
  limit: number,
): Promise<FoundRow[]> {
  const from = (ranks[position] ?? '') + query.driver;
  if (after) refuseOutside(after, from);
  const scan = CompanyModel.collection.find(
    notInEarlierRanks(query, ranks.slice(0, position)) as mongo.Filter<mongo.Document>,
    {
      projection: { ...COMPANY_FIELDS, words: 1 },
      hint: COMPANY_INDEXES.words,
      min: after
        ? { words: after[0], aggregatedEmployeeCount: after[1], _id: new ObjectId(decodeId(after[2])) }
        : { words: from, aggregatedEmployeeCount: new MaxKey(), _id: new MaxKey() },
      max: { words: from + HIGHEST, aggregatedEmployeeCount: new MaxKey(), _id: new MaxKey() },
      batchSize: limit + 1,
    },
  );
  const found: FoundRow[] = [];
  for await (const document of scan) {
    const company = document as FoundCompany;
    const keys = wordKeys(company, from);
    if (after !== null && compareWordKeys(keys, after) <= 0) continue;
    found.push({ company, keys });
    if (found.length === limit) break;
  }
  await scan.close();
  return found;
}

function notInEarlierRanks({ namePrefix, words, driver }: SearchQuery, earlier: string[]): CompanyFilter {
  if (driver === null) return {};
  return {
    $or: [{ nameKey: { $lt: namePrefix } }, { nameKey: { $gte: namePrefix + HIGHEST } }],
    ...(earlier.length > 0 && { words: { $nin: prefixes(earlier, driver) } }),
    ...otherWords(words, driver),
  };
}

function rankedRow(company: FoundCompany, { namePrefix, driver }: SearchQuery, ranks: string[]): RankedRow {
  if (company.nameKey.startsWith(namePrefix)) {
    return { company, rank: 0, keys: [company.nameKey, company._id.toHexString()] };
  }
  const position = ranks.findIndex((rank) => company.words.some((word) => word.startsWith(rank + driver)));
  return { company, rank: position + 1, keys: wordKeys(company, (ranks[position] ?? '') + driver) };
}

function wordKeys(company: FoundCompany, prefix: string): Cursor['keys'] {
  const first = company.words.filter((word) => word.startsWith(prefix)).sort(byCodePoint)[0] ?? prefix;
  return [first, company.aggregatedEmployeeCount, company._id.toHexString()];
}

function compareRanked(a: Cursor, b: Cursor): number {
  return a.rank - b.rank || (a.rank === 0 ? compareKeys(a.keys, b.keys) : compareWordKeys(a.keys, b.keys));
}

/** As the word index orders them: words ascending, then counts and ids descending. */
function compareWordKeys(a: Cursor['keys'], b: Cursor['keys']): number {
  return byCodePoint(String(a[0]), String(b[0])) || -compareKeys(a.slice(1), b.slice(1));
}

/** As an index over a column and the id orders them; unknown counts below every number. */
function compareKeys(a: Cursor['keys'], b: Cursor['keys']): number {
  const byValue =
    typeof a[0] === 'string' ? byCodePoint(a[0], String(b[0])) : (a[0] ?? -1) - (typeof b[0] === 'number' ? b[0] : -1);
  return byValue || byCodePoint(String(a[1]), String(b[1]));
}

/** The database compares UTF-8 bytes, which is the order of code points and not that of UTF-16. */
function byCodePoint(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** A cursor whose word is not walked any more lies outside the range, which the database would answer with an error. */
function refuseOutside([value]: Cursor['keys'], prefix: string): void {
  if (typeof value !== 'string' || !value.startsWith(prefix)) throw unknownCursor();
}

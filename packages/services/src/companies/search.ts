import { COMPANY_INDEXES, CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { COMPANY_FIELDS, type ListedCompany } from './company-view.ts';
import type { Cursor } from './cursor.ts';
import { decodeId } from './object-id.ts';
import type { CompanySort } from './schemas.ts';
import { foldText, HIGHEST, queryWords, WORD_RANK, WORD_RANKS } from './search-words.ts';
import type { Walk } from './sort-order.ts';
import { type CompanyFilter, type FoundRow, walkIndex } from './walk-index.ts';

const { MaxKey, MinKey, ObjectId } = mongo;

/** Counting index keys up to here takes about 10 ms at any size; more are shown as "10,000+". */
export const COUNT_CAP = 10_000;
/** With several words every candidate is read to check the others, so fewer are counted. */
const COUNT_CAP_SEVERAL_WORDS = 1_000;
/** Up to here matches are collected and sorted; above, so many rows match that walking the order finds them soon. */
const COLLECT_MAX = 2_000;

export interface SearchQuery {
  /** The whole text, folded: names that begin with it come first, the exact name before the others. */
  namePrefix: string;
  words: string[];
  /** The word whose index range is walked: the longest one is met by the fewest companies. */
  driver: string | null;
}

export function parseQuery(text: string): SearchQuery {
  const words = queryWords(text);
  const driver = words.reduce<string | null>(
    (best, word) => (best === null || word.length > best.length ? word : best),
    null,
  );
  return { namePrefix: foldText(text), words, driver };
}

/** Companies that meet all words, each by prefix in name, domain or industry. */
export function matchFilter({ words, namePrefix }: SearchQuery): CompanyFilter {
  if (words.length === 0) return { nameKey: { $gte: namePrefix, $lt: namePrefix + HIGHEST } };
  return { $and: words.map((word) => ({ words: { $in: prefixes(WORD_RANKS, word) } })) };
}

export async function countMatches(query: SearchQuery): Promise<{ total: number; totalIsCapped: boolean }> {
  const cap = query.words.length > 1 ? COUNT_CAP_SEVERAL_WORDS : COUNT_CAP;
  const found = await CompanyModel.collection.countDocuments(matchFilter(query) as mongo.Filter<mongo.Document>, {
    limit: cap + 1,
  });
  return { total: Math.min(found, cap), totalIsCapped: found > cap };
}

/**
 * Rows by relevance: exact name, then names that begin with the text (alphabetical), then companies with the word later
 * in the name, in the domain, in the industry; within these the shorter word first, then the larger company. Each rank is
 * one index range and is entered at the key of the last row.
 */
export async function findByRelevance(
  query: SearchQuery,
  cursor: Cursor | null,
  limit: number,
): Promise<(FoundRow & { rank: number })[]> {
  const ranks = rankOrder(query);
  const found: (FoundRow & { rank: number })[] = [];
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

/** Matches in the order of a column. */
export async function findSorted(
  query: SearchQuery,
  walk: Walk,
  total: number,
  after: Cursor['keys'] | null,
  limit: number,
): Promise<FoundRow[]> {
  const filter = matchFilter(query);
  if (total > COLLECT_MAX) return walkIndex(walk, after, limit, filter);
  const { field, direction } = walk;
  const companies = await CompanyModel.collection
    .find(
      { $and: [filter, columnFilter(walk), ...(after ? [afterKey(walk, after)] : [])] } as mongo.Filter<mongo.Document>,
      {
        projection: COMPANY_FIELDS,
        sort: { [field]: direction, _id: direction },
        limit,
        hint: query.words.length > 0 ? COMPANY_INDEXES.words : COMPANY_INDEXES.name,
      },
    )
    .toArray();
  return (companies as ListedCompany[]).map((company) => ({
    company,
    keys: [company[field], company._id.toHexString()],
  }));
}

/** With one word, all companies whose name begins with it are in rank 0 already. */
function rankOrder(query: SearchQuery): string[] {
  if (query.driver === null) return [];
  const later = [WORD_RANK.name, WORD_RANK.domain, WORD_RANK.industry];
  return query.words.length === 1 ? later : [WORD_RANK.nameStart, ...later];
}

async function findByNamePrefix(
  { namePrefix }: SearchQuery,
  after: Cursor['keys'] | null,
  limit: number,
): Promise<FoundRow[]> {
  const min = after
    ? { nameKey: after[0], _id: new ObjectId(decodeId(after[1])) }
    : { nameKey: namePrefix, _id: new MinKey() };
  const companies = await CompanyModel.collection
    .find(
      {},
      {
        projection: COMPANY_FIELDS,
        hint: COMPANY_INDEXES.name,
        min,
        max: { nameKey: namePrefix + HIGHEST, _id: new MinKey() },
        limit: limit + 1,
      },
    )
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
  const rank = ranks[position] ?? '';
  const from = rank + query.driver;
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
    const company = document as ListedCompany & { words: string[] };
    const keys = [
      firstWordFrom(company.words, from),
      company.aggregatedEmployeeCount,
      company._id.toHexString(),
    ] as const;
    if (after !== null && !standsAfter(keys, after)) continue;
    found.push({ company, keys: [...keys] });
    if (found.length === limit) break;
  }
  await scan.close();
  return found;
}

function notInEarlierRanks(query: SearchQuery, earlier: string[]): CompanyFilter {
  const { namePrefix, driver } = query;
  const others = query.words.filter((word) => word !== driver);
  return {
    $and: [
      { $or: [{ nameKey: { $lt: namePrefix } }, { nameKey: { $gte: namePrefix + HIGHEST } }] },
      ...(earlier.length > 0 && driver !== null ? [{ words: { $nin: prefixes(earlier, driver) } }] : []),
      ...others.map((word) => ({ words: { $in: prefixes(WORD_RANKS, word) } })),
    ],
  };
}

function firstWordFrom(words: string[], prefix: string): string {
  return words.filter((word) => word.startsWith(prefix)).sort(byCodePoint)[0] ?? prefix;
}

/** Whether a row comes later than the last one shown: words ascending, then counts and ids descending. */
function standsAfter([word, count, id]: readonly [string, number | null, string], after: Cursor['keys']): boolean {
  const byWord = byCodePoint(word, String(after[0]));
  if (byWord !== 0) return byWord > 0;
  const difference = (count ?? -1) - (typeof after[1] === 'number' ? after[1] : -1);
  return difference === 0 ? id < String(after[2]) : difference < 0;
}

/** The database compares UTF-8 bytes, which is the order of code points and not that of UTF-16. */
function byCodePoint(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** Anchored and free of wildcards, so that each is one exact range of the index; nothing typed is run as a pattern. */
function prefixes(ranks: readonly string[], word: string): RegExp[] {
  const literal = word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return ranks.map((rank) => new RegExp(`^${rank}${literal}`));
}

function columnFilter({ only }: Walk): CompanyFilter {
  if (only === undefined) return {};
  return { aggregatedEmployeeCount: only === 'known' ? { $ne: null } : null };
}

function afterKey({ field, direction }: Walk, [value, id]: Cursor['keys']): CompanyFilter {
  const beyond = direction === 1 ? '$gt' : '$lt';
  const _id = { [beyond]: new ObjectId(decodeId(id)) };
  if (value === null || value === undefined) return { [field]: null, _id };
  // Null sorts below every number: descending, the unknown ones come after the last known count.
  const later: CompanyFilter[] = [{ [field]: { [beyond]: value } }, { [field]: value, _id }];
  if (direction === -1 && field === 'aggregatedEmployeeCount') later.push({ [field]: null });
  return { $or: later };
}

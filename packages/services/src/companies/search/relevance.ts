import { COMPANY_INDEXES, CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { COMPANY_ROW_FIELDS, type CompanyRowDoc } from '../view/company-view.ts';
import { type CompanyCursor, decodeCursorId, unknownCursor } from './cursor.ts';
import { collectMatches } from './matches/collect-matches.ts';
import { type MatchCondition, otherWords, prefixPatterns, type SearchQuery } from './matches/match-filter.ts';
import {
  compareWordKeys,
  type FoundCompany,
  MATCH_FIELDS,
  rankByRelevance,
  rankOrder,
  wordKeys,
} from './matches/rank-matches.ts';
import type { FoundRow, RankedRow } from './scan-index.ts';
import { PREFIX_RANGE_END } from './words.ts';

const { MaxKey, MinKey, ObjectId } = mongo;

/**
 * Rows by relevance: exact name, then names that begin with the text (alphabetical), then companies with the word later
 * in the name, in the domain, in the industry, in a location; within these the shorter word first, then the larger company. Each rank is
 * one index range and is entered at the key of the last row.
 */
export async function findByRelevance(
  query: SearchQuery,
  cursor: CompanyCursor | null,
  limit: number,
): Promise<RankedRow[]> {
  const ranks = rankOrder(query);
  const found: RankedRow[] = [];
  for (let rank = cursor?.rank ?? 0; rank <= ranks.length && found.length < limit; rank++) {
    const after = rank === cursor?.rank ? cursor.keys : null;
    const remaining = limit - found.length;
    const rows =
      rank === 0
        ? await findByNamePrefix(query, after, remaining)
        : await findByWord(query, ranks, rank - 1, after, remaining);
    found.push(...rows.map((row) => ({ ...row, rank })));
  }
  return found;
}

/** The same rows in the same order when few match: all are read at once and ranked here. */
export async function collectByRelevance(
  query: SearchQuery,
  cursor: CompanyCursor | null,
  limit: number,
): Promise<RankedRow[]> {
  return rankByRelevance(query, await collectMatches(query), cursor, limit);
}

async function findByNamePrefix(
  { namePrefix, words }: SearchQuery,
  after: CompanyCursor['keys'] | null,
  limit: number,
): Promise<FoundRow[]> {
  if (after) refuseOutOfRange(after, namePrefix);
  const min = after
    ? { nameKey: after[0], _id: new ObjectId(decodeCursorId(after[1])) }
    : { nameKey: namePrefix, _id: new MinKey() };
  // A name may begin with the text and yet lack a word that the text ends in: what is shown must match what is counted.
  const filter = words.length > 1 ? otherWords(words, '') : {};
  const companies = await CompanyModel.collection
    .find(filter as mongo.Filter<mongo.Document>, {
      projection: COMPANY_ROW_FIELDS,
      hint: COMPANY_INDEXES.name,
      min,
      max: { nameKey: namePrefix + PREFIX_RANGE_END, _id: new MinKey() },
      limit: limit + 1,
    })
    .toArray();
  return (companies as CompanyRowDoc[])
    .map((company) => ({ company, keys: [company.nameKey, company._id.toHexString()] }))
    .filter((row) => row.keys[1] !== after?.[1])
    .slice(0, limit);
}

/**
 * One rank's range of the word index. A company with two words in the range is in it twice; it counts at its first word,
 * so a later page skips it. Without a sort, as the hinted index gives the order.
 */
async function findByWord(
  query: SearchQuery,
  ranks: string[],
  position: number,
  after: CompanyCursor['keys'] | null,
  limit: number,
): Promise<FoundRow[]> {
  const from = (ranks[position] ?? '') + query.selectiveTerm;
  if (after) refuseOutOfRange(after, from);
  const scan = CompanyModel.collection.find(
    notInEarlierRanks(query, ranks.slice(0, position)) as mongo.Filter<mongo.Document>,
    {
      projection: MATCH_FIELDS,
      hint: COMPANY_INDEXES.words,
      min: after
        ? { words: after[0], aggregatedEmployeeCount: after[1], _id: new ObjectId(decodeCursorId(after[2])) }
        : { words: from, aggregatedEmployeeCount: new MaxKey(), _id: new MaxKey() },
      max: { words: from + PREFIX_RANGE_END, aggregatedEmployeeCount: new MaxKey(), _id: new MaxKey() },
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

function notInEarlierRanks({ namePrefix, words, selectiveTerm }: SearchQuery, earlier: string[]): MatchCondition {
  if (selectiveTerm === null) return {};
  return {
    $or: [{ nameKey: { $lt: namePrefix } }, { nameKey: { $gte: namePrefix + PREFIX_RANGE_END } }],
    ...(earlier.length > 0 && { words: { $nin: prefixPatterns(earlier, selectiveTerm) } }),
    ...otherWords(words, selectiveTerm),
  };
}

/** A cursor whose word is no longer scanned lies outside the range, which the database rejects with an error. */
function refuseOutOfRange([value]: CompanyCursor['keys'], prefix: string): void {
  if (typeof value !== 'string' || !value.startsWith(prefix)) throw unknownCursor();
}

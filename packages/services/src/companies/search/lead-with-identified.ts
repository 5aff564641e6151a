import type { CompanyRowDoc } from '../view/company-view.ts';
import { type CompanyCursor, decodeCursorId } from './cursor.ts';
import { countMatchesAmong, type MatchCount } from './matches/count-matches.ts';
import type { SearchQuery } from './matches/match-filter.ts';
import type { RankedRow } from './scan-index.ts';

export interface FoundRows extends MatchCount {
  rows: RankedRow[];
  /** The word that was scanned; null without one. */
  term: string | null;
}

interface PageOfSearch {
  query: SearchQuery | null;
  cursor: CompanyCursor | null;
  limit: number;
}

/** Above every rank of words, so that a cursor says in which part of the list its page ended. */
const IDENTIFIED_RANK = 1_000_000;

/**
 * The companies that the text identifies, in every order of the list, then those that match its words.
 * @param readWords reads the second part from a cursor on
 */
export async function leadWithIdentified(
  identified: readonly CompanyRowDoc[],
  { query, cursor, limit }: PageOfSearch,
  readWords: (from: CompanyCursor | null, count: number) => Promise<FoundRows>,
): Promise<FoundRows> {
  const isInWords = cursor !== null && cursor.rank < IDENTIFIED_RANK;
  const lastId = cursor === null || isInWords ? '' : decodeCursorId(cursor.keys[1]);
  const ids = new Set(identified.map(({ _id }) => _id.toHexString()));
  const rows: RankedRow[] = isInWords ? [] : identified.map(toRow).filter(({ keys }) => String(keys[1]) > lastId);
  // The first part may come again among the words, so that many more are read.
  const words = await readWords(isInWords ? cursor : null, limit + ids.size);
  rows.push(...words.rows.filter(({ company }) => !ids.has(company._id.toHexString())));
  const inBoth =
    query === null
      ? 0
      : await countMatchesAmong(
          query,
          identified.map(({ _id }) => _id),
        );
  return { ...words, rows, total: words.total + ids.size - (words.totalIsCapped ? ids.size : inBoth) };
}

function toRow(company: CompanyRowDoc): RankedRow {
  const id = company._id.toHexString();
  return { company, rank: IDENTIFIED_RANK, keys: [id, id] };
}

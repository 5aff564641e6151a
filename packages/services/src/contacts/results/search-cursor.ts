import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ServiceError } from '../../shared/errors.ts';
import { type ContactFilters, type PeopleSource, peopleSourceSchema, type SearchSource } from '../schemas.ts';

export const PAGES_MAX = 500;

/** The cursor of each source; a source without further pages is left out. */
export type SourceCursors = Partial<Record<PeopleSource, string>>;
export type SourceTotals = Partial<Record<PeopleSource, number>>;

/** A source that could not be queried for the last page starts from the beginning. */
export const FROM_START = '';

/** The cursor of a page. */
export interface SearchCursor {
  page: number;
  cursors: SourceCursors;
  /** As reported with earlier pages. */
  totals: SourceTotals;
}

const KEY_LENGTH = 32;

/** The same for searches that find the same: order, case and repetition of the filters do not matter. */
export function searchKeyOf(source: SearchSource, filters: ContactFilters, perPage: number): string {
  const { jobTitles, locations, industries, seniorities, companyNames, companySize, keywords } = filters;
  const lists = [jobTitles, locations, industries, seniorities].map((list) => [...new Set(list.map(plain))].sort());
  const size = [companySize?.min ?? null, companySize?.max ?? null];
  const names = [...new Set(companyNames.map(plain))].sort();
  // Searches without a company keep the keys that they had before companies could be searched for.
  const text = JSON.stringify([source, lists, size, plain(keywords), perPage, ...(names.length > 0 ? [names] : [])]);
  return createHash('sha256').update(text).digest('hex').slice(0, KEY_LENGTH);
}

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

const cursorSchema = z.object({
  v: z.literal(1),
  k: z.string(),
  p: z.number().int().min(2).max(PAGES_MAX),
  c: z.partialRecord(peopleSourceSchema, z.string().max(1500)),
  t: z.partialRecord(peopleSourceSchema, z.number().int().min(0)),
});

export function encodeSearchCursor({ page, cursors, totals }: SearchCursor, searchKey: string): string {
  const cursor: z.input<typeof cursorSchema> = { v: 1, k: searchKey, p: page, c: cursors, t: totals };
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Throws where the cursor is none of ours or belongs to another search. */
export function decodeSearchCursor(encoded: string, searchKey: string): SearchCursor {
  const parsed = cursorSchema.safeParse(readJson(Buffer.from(encoded, 'base64url').toString('utf8')));
  if (!parsed.success) throw cursorError('This cursor is not one that a search gave; search again without a cursor');
  const { k, p, c, t } = parsed.data;
  if (k !== searchKey) {
    throw cursorError('This cursor belongs to a search with other filters; search again without a cursor');
  }
  return { page: p, cursors: c, totals: t };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Judged by the schema like any other wrong cursor.
    return null;
  }
}

function cursorError(message: string): ServiceError {
  return new ServiceError('invalid', message, [{ path: ['cursor'], message }]);
}

/** The cursor of a page without its predecessor; throws where there is none. */
export function firstCursor(page: number, sources: readonly PeopleSource[]): SearchCursor {
  if (page === 1) {
    return { page, cursors: Object.fromEntries(sources.map((source) => [source, FROM_START])), totals: {} };
  }
  // Apollo alone counts its pages; its cursor is the number.
  if (sources.length === 1 && sources[0] === 'apollo') return { page, cursors: { apollo: String(page) }, totals: {} };
  throw cursorError(`Ask for page ${page} with the cursor that page ${page - 1} gave (next)`);
}

interface RespondedSource {
  summary: { source: PeopleSource; problem: string | null };
  found: { total: number; next: string | null } | null;
}

/** The cursor of the next page; null when no source has more. A source that failed keeps its cursor. */
export function followingCursor(current: SearchCursor, answers: readonly RespondedSource[]): SearchCursor | null {
  const hasMore = answers.some(({ found }) => found !== null && found.next !== null);
  if (!hasMore || current.page >= PAGES_MAX) return null;
  const cursors: SourceCursors = {};
  for (const { summary, found } of answers) {
    const cursor = found === null ? current.cursors[summary.source] : found.next;
    if (cursor !== null && cursor !== undefined) cursors[summary.source] = cursor;
  }
  return { page: current.page + 1, cursors, totals: totalsAfter(current, answers) };
}

/** Each source's latest total. */
export function totalsAfter(current: SearchCursor, answers: readonly RespondedSource[]): SourceTotals {
  const latest = answers.flatMap(({ summary, found }) =>
    found === null ? [] : [[summary.source, found.total] as const],
  );
  return { ...current.totals, ...Object.fromEntries(latest) };
}

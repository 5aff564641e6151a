import { LEAD_INDEXES, type LeadDoc, LeadModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { z } from 'zod';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { LeadPageInput, leadPageSchema } from '../schemas.ts';
import { type LeadSummary, toLead } from '../store/lead-view.ts';
import { findSuppressedLeads } from '../store/suppressed-leads.ts';
import { cachedTotal } from './cached-totals.ts';
import { formatLeadCursor, type LeadCursor, newestFirst, parseLeadCursor } from './cursor.ts';
import {
  conditionsOf,
  countLeadsOf,
  filterWords,
  LEAD_COUNT_CAP,
  type LeadFilters,
  type LeadQuery,
  mergeConditions,
  mostSelective,
  wordCondition,
  wordFilter,
} from './filter.ts';

/** Up to this many matches are sorted in memory; with more matches, scanning from the newest finds a page soon. */
const SORTED_MAX = 2000;

/** Large fields that a list does not show. */
const NOT_SHOWN = { log: 0, origins: 0, words: 0 } as const;

/** Reads leads after a cursor, newest first; fewer than the limit means that there are no more. */
type ReadAfter = (after: LeadCursor | null, limit: number) => Promise<LeadSummary[]>;

/** Leads that match, in their order, and how many there are. */
interface Matches {
  readAfter: ReadAfter;
  count(): Promise<number>;
}

/**
 * Newest first, without suppressed people. With words: leads that match all of them by prefix. The total is exact, with
 * filters up to 10,000.
 * @throws ServiceError invalid for an invalid cursor
 */
export async function pageLeads({ ctx, input }: Verb<LeadPageInput>): Promise<z.infer<typeof leadPageSchema>> {
  const matches = await findMatches(input);
  const [found, total] = await Promise.all([
    collectLeads(ctx, matches.readAfter, { cursor: input.cursor ?? null, limit: input.limit }),
    cachedTotal(input, input.cursor == null, matches.count),
  ]);
  const isFiltered = conditionsOf(input).length > 0 || (input.q ?? '') !== '';
  return {
    leads: found.leads.map(toLead),
    nextCursor: found.next,
    total,
    isTotalExact: !isFiltered || total < LEAD_COUNT_CAP,
  };
}

/** Continues until the page is full, although some leads are excluded. */
export async function collectLeads(
  ctx: ServiceContext,
  readAfter: ReadAfter,
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<{ leads: LeadSummary[]; next: string | null }> {
  const leads: LeadSummary[] = [];
  let after = cursor === null ? null : requireCursor(cursor);
  for (;;) {
    // One extra row shows whether there is another page.
    const read = await readAfter(after, limit + 1);
    const suppressed = await findSuppressedLeads(ctx, read);
    leads.push(...read.filter(({ _id }) => !suppressed.has(_id.toHexString())));
    const end = leads[limit - 1];
    if (leads.length > limit && end !== undefined) {
      return { leads: leads.slice(0, limit), next: formatLeadCursor(cursorOf(end)) };
    }
    const last = read.at(-1);
    if (read.length <= limit || last === undefined) return { leads, next: null };
    after = cursorOf(last);
  }
}

/** By the filters. */
export async function findMatches(filters: LeadFilters): Promise<Matches> {
  const words = filterWords(filters);
  if (words === null) return paginateSorted([]);
  const conditions = conditionsOf(filters);
  const [first, ...others] = [...conditions, ...words.map(wordCondition)];
  if (first === undefined) return scanInOrder({ filter: {}, hint: LEAD_INDEXES.created }, 0);
  const { hint, word } = await mostSelective([first, ...others]);
  const leadingFirst = words.toSorted((one, other) => Number(other === word) - Number(one === word));
  const query = { filter: { ...mergeConditions(conditions), ...wordFilter(leadingFirst) }, hint };
  return word === undefined ? scanInOrder(query, LEAD_COUNT_CAP) : searchByWords(query);
}

/** The index of words has them in the order of the words. */
async function searchByWords(query: LeadQuery): Promise<Matches> {
  const cursors = await LeadModel.find(query.filter, { createdAt: 1 })
    .hint(query.hint)
    .limit(SORTED_MAX + 1)
    .lean();
  if (cursors.length <= SORTED_MAX) return paginateSorted(cursors.map(cursorOf));
  const frequent = scanInOrder({ ...query, hint: LEAD_INDEXES.created }, 0);
  return { ...frequent, count: () => countLeadsOf(query) };
}

/** Through an index that has them in order. */
export function scanInOrder({ filter, hint }: LeadQuery, countMax: number): Matches {
  return {
    readAfter: (after, limit) =>
      LeadModel.find({ ...filter, ...olderThan(after) }, NOT_SHOWN)
        .sort({ createdAt: -1, _id: -1 })
        .hint(hint)
        .limit(limit)
        .lean<LeadSummary[]>()
        .exec(),
    count: () => countLeadsOf({ filter, hint }, countMax),
  };
}

function paginateSorted(cursors: LeadCursor[]): Matches {
  cursors.sort(newestFirst);
  return {
    async readAfter(after, limit) {
      const page = cursors.filter((cursor) => after === null || newestFirst(cursor, after) > 0).slice(0, limit);
      if (page.length === 0) return [];
      const ids = page.map(({ id }) => new Types.ObjectId(id));
      const leads = await LeadModel.find({ _id: { $in: ids } }, NOT_SHOWN).lean<LeadSummary[]>();
      return leads.sort((a, b) => newestFirst(cursorOf(a), cursorOf(b)));
    },
    count: () => Promise.resolve(cursors.length),
  };
}

function olderThan(after: LeadCursor | null) {
  if (after === null) return {};
  const { createdAt } = after;
  const tie = { createdAt, _id: { $lt: new Types.ObjectId(after.id) } };
  return { createdAt: { $lte: createdAt }, $or: [{ createdAt: { $lt: createdAt } }, tie] };
}

const cursorOf = ({ _id, createdAt }: Pick<LeadDoc, '_id' | 'createdAt'>): LeadCursor => {
  return { createdAt, id: _id.toHexString() };
};

function requireCursor(cursor: string): LeadCursor {
  const parsed = parseLeadCursor(cursor);
  if (parsed !== null) return parsed;
  const message = 'A cursor is the createdAt and the id of the last lead of a page: "2026-11-21T12:00:00.000Z_66aa…"';
  throw new ServiceError('invalid', message, [{ path: ['cursor'], message }]);
}

import { LEAD_INDEXES, LeadModel } from '@workbench/db';
import { Types } from 'mongoose';
import { requireListOfPeople } from '../../lists/index.ts';
import type { Finding } from '../finding-schemas.ts';
import { fillFindings } from '../findings/fill-findings.ts';
import type { LeadSummary } from '../store/lead-view.ts';
import { cursorOf, type LeadCursor, newestFirst } from './cursor.ts';
import {
  conditionsOf,
  filterWords,
  LEAD_COUNT_CAP,
  type LeadFilters,
  type LeadQuery,
  mergeConditions,
  wordCondition,
  wordFilter,
} from './lead-filter.ts';
import { countLeadsOf, mostSelective } from './most-selective.ts';

/** Up to this many matches are sorted in memory; with more matches, scanning from the newest finds a page soon. */
const SORTED_MAX = 2000;

/** Large fields that a list does not show. */
const NOT_SHOWN = { log: 0, words: 0, decisions: 0 } as const;

/** Reads leads from a cursor on; fewer than the limit means that there are no more. */
export type ReadLeads = (from: LeadCursor | null, limit: number) => Promise<LeadSummary[]>;

/** Leads that match, in their order, and how many there are. */
export interface LeadMatches {
  /** Newest first. */
  readAfter: ReadLeads;
  /** Those listed before the cursor, the nearest first. */
  readBefore: ReadLeads;
  countBefore(cursor: LeadCursor): Promise<number>;
  has(cursor: LeadCursor): Promise<boolean>;
  count(): Promise<number>;
}

/** By the filters. `also`: one more finding that leads must have. */
export async function findMatches(filters: LeadFilters, also?: Finding): Promise<LeadMatches> {
  if (filters.finding !== undefined || also !== undefined) await fillFindings();
  const query = await leadQuery(filters, also);
  if (query === null) return paginateSorted([]);
  if (query.isWhole) return scanInOrder(query, 0);
  return query.word === undefined ? scanInOrder(query, LEAD_COUNT_CAP) : searchByWords(query);
}

/** The leads of a filter, for a count that needs no order; from an index alone where it has the findings too. */
export async function findCountedLeads(filters: LeadFilters): Promise<Pick<LeadQuery, 'filter' | 'hint'>> {
  const query = await leadQuery(filters);
  if (query === null) return { filter: { _id: { $in: [] } }, hint: '_id_' };
  const { filter, hint } = query;
  const covered = Object.keys(filter).length === 1 ? COUNTED_INDEXES[hint] : undefined;
  if (query.isWhole) return { filter: { findingsKey: { $gte: '' } }, hint: LEAD_INDEXES.findingsKey };
  return { filter, hint: covered ?? hint };
}

const COUNTED_INDEXES: Readonly<Record<string, string>> = { [LEAD_INDEXES.list]: LEAD_INDEXES.listFindings };

/** null: nothing that could be found. */
async function leadQuery(filters: LeadFilters, also?: Finding): Promise<(LeadQuery & { isWhole?: boolean }) | null> {
  const words = filterWords(filters);
  await requireListOfPeople(filters.list);
  if (words === null) return null;
  const conditions = conditionsOf(filters, also);
  const [first, ...others] = [...conditions, ...words.map(wordCondition)];
  if (first === undefined) return { filter: {}, hint: LEAD_INDEXES.created, isWhole: true };
  const { hint, word } = await mostSelective([first, ...others]);
  const leadingFirst = words.toSorted((one, other) => Number(other === word) - Number(one === word));
  const filter = { ...mergeConditions(conditions), ...wordFilter(leadingFirst) };
  return { filter, hint, ...(word !== undefined && { word }) };
}

/** The index of words has them in the order of the words. */
async function searchByWords(query: LeadQuery): Promise<LeadMatches> {
  const cursors = await LeadModel.find(query.filter, { createdAt: 1 })
    .hint(query.hint)
    .limit(SORTED_MAX + 1)
    .lean();
  if (cursors.length <= SORTED_MAX) return paginateSorted(cursors.map(cursorOf));
  const frequent = scanInOrder({ ...query, hint: LEAD_INDEXES.created }, 0);
  return { ...frequent, count: () => countLeadsOf(query) };
}

/** Through an index that has them in order. */
export function scanInOrder({ filter, hint }: LeadQuery, countMax: number): LeadMatches {
  const read = (range: object, order: 1 | -1, limit: number) =>
    LeadModel.find({ ...filter, ...range }, NOT_SHOWN)
      .sort({ createdAt: order, _id: order })
      .hint(hint)
      .limit(limit)
      .lean<LeadSummary[]>()
      .exec();
  return {
    readAfter: (after, limit) => read(after === null ? {} : olderThan(after), -1, limit),
    readBefore: (before, limit) => (before === null ? Promise.resolve([]) : read(newerThan(before), 1, limit)),
    countBefore: (cursor) => countLeadsOf({ filter: { ...filter, ...newerThan(cursor) }, hint }, 0),
    has: async ({ id }) => (await LeadModel.exists({ ...filter, _id: new Types.ObjectId(id) })) !== null,
    count: () => countLeadsOf({ filter, hint }, countMax),
  };
}

function paginateSorted(cursors: LeadCursor[]): LeadMatches {
  cursors.sort(newestFirst);
  const after = (from: LeadCursor) => cursors.filter((cursor) => newestFirst(cursor, from) > 0);
  const before = (from: LeadCursor) => cursors.filter((cursor) => newestFirst(cursor, from) < 0);
  return {
    readAfter: (from, limit) => readInOrder((from === null ? cursors : after(from)).slice(0, limit)),
    readBefore: (from, limit) => readInOrder(from === null ? [] : before(from).reverse().slice(0, limit)),
    countBefore: (cursor) => Promise.resolve(before(cursor).length),
    has: (cursor) => Promise.resolve(cursors.some(({ id }) => id === cursor.id)),
    count: () => Promise.resolve(cursors.length),
  };
}

async function readInOrder(page: readonly LeadCursor[]): Promise<LeadSummary[]> {
  if (page.length === 0) return [];
  const ids = page.map(({ id }) => new Types.ObjectId(id));
  const leads = await LeadModel.find({ _id: { $in: ids } }, NOT_SHOWN).lean<LeadSummary[]>();
  const byId = new Map(leads.map((lead) => [lead._id.toHexString(), lead]));
  return page.flatMap(({ id }) => byId.get(id) ?? []);
}

function olderThan({ createdAt, id }: LeadCursor) {
  const tie = { createdAt, _id: { $lt: new Types.ObjectId(id) } };
  return { createdAt: { $lte: createdAt }, $or: [{ createdAt: { $lt: createdAt } }, tie] };
}

function newerThan({ createdAt, id }: LeadCursor) {
  const tie = { createdAt, _id: { $gt: new Types.ObjectId(id) } };
  return { createdAt: { $gte: createdAt }, $or: [{ createdAt: { $gt: createdAt } }, tie] };
}

import { CompanyModel, type CompanyWriteKind } from '@workbench/db';
import { mongo } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { readWriteState, type WriteState } from '../store/write-session/write-lock.ts';
import { readWriteLog } from '../store/write-session/write-log.ts';
import { recoverWriteLock, withWriteSession } from '../store/write-session/write-session.ts';
import { headOf, requireReadable } from './check-position.ts';
import { decodePosition, encodePosition, type FeedPosition } from './feed-position.ts';

/** A company that a session has written, or meant to write before it was killed: what it is now says whether it did. */
export interface FeedEntry {
  companyId: string;
  /** `existing`: it was there when all companies were read. */
  kind: Exclude<CompanyWriteKind, 'touched'> | 'existing';
  /** When the session logged it; null when all companies are read. */
  at: Date | null;
  /** The same whenever this entry is read, ascending in the order of the feed; null when all companies are read. */
  sequence: { entry: number; index: number } | null;
}

export interface FeedPage {
  entries: FeedEntry[];
  /** Continues behind the last entry; may be stored. */
  nextCursor: string;
  /** False: there is nothing more for now. */
  hasMore: boolean;
}

/** The cursor of what is written from now on. */
export async function feedHead(ctx: ServiceContext): Promise<string> {
  return encodePosition(headOf(await readState(), ctx.now().getTime()));
}

/** The cursor that begins with all companies. */
export async function feedStart(ctx: ServiceContext): Promise<string> {
  return encodePosition({ ...headOf(await readState(), ctx.now().getTime()), scanned: '' });
}

/**
 * The companies that were written after a cursor, in the order of the writes, as far as their sessions have ended: one that
 * is under way is read as a whole later, so none is passed over. One company may be named several times.
 * @throws ServiceError invalid for what is no cursor, gone for one that is too old
 */
export async function readFeed(ctx: ServiceContext, cursor: string, limit: number): Promise<FeedPage> {
  const position = decodePosition(cursor);
  const state = await readState();
  const now = ctx.now().getTime();
  requireReadable(position, state, now);
  const { entries, next, hasMore } =
    position.scanned === null ? await readLog(position, limit, headOf(state, now)) : await scanAll(position, limit);
  return { entries, nextCursor: encodePosition(next), hasMore };
}

/** Those of the companies that the log names at a cursor or behind it, also by a session that is under way. */
export async function findWrittenSince(cursor: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const sought = new Set(ids);
  const found = new Set<string>();
  const log = readWriteLog({ from: decodePosition(cursor).entry, to: Number.POSITIVE_INFINITY });
  for await (const { kind, ids: written } of log) {
    if (kind === 'touched') continue;
    for (const id of written) if (sought.has(id.toHexString())) found.add(id.toHexString());
  }
  return found;
}

interface PartOfFeed {
  entries: FeedEntry[];
  next: FeedPosition;
  hasMore: boolean;
}

async function scanAll(position: FeedPosition, limit: number): Promise<PartOfFeed> {
  const after = position.scanned ? { _id: { $gt: new mongo.ObjectId(position.scanned) } } : {};
  const found = await CompanyModel.collection
    .find(after, { projection: { _id: 1 }, sort: { _id: 1 }, hint: '_id_', limit })
    .toArray();
  const entries = found.map(({ _id }): FeedEntry => {
    return { companyId: _id.toHexString(), kind: 'existing', at: null, sequence: null };
  });
  const scanned = found.length < limit ? null : (entries.at(-1)?.companyId ?? null);
  return { entries, next: { ...position, scanned }, hasMore: true };
}

async function readLog(from: FeedPosition, limit: number, head: FeedPosition): Promise<PartOfFeed> {
  const entries: FeedEntry[] = [];
  let { offset } = from;
  for await (const { id, kind, ids, isAll, at } of readWriteLog({ from: from.entry, to: head.entry })) {
    if (kind === 'touched') continue;
    const position = { ...from, entry: id, offset, at: at.getTime() };
    if (entries.length === limit) return { entries, next: position, hasMore: true };
    if (isAll) {
      // As after an upgrade: all companies, then what was logged behind it.
      if (entries.length > 0) return { entries, next: position, hasMore: true };
      return scanAll({ ...position, entry: id + 1, offset: 0, scanned: '' }, limit);
    }
    const read = ids.slice(offset, offset + limit - entries.length);
    for (const [index, companyId] of read.entries()) {
      const sequence = { entry: id, index: offset + index };
      entries.push({ companyId: companyId.toHexString(), kind, at, sequence });
    }
    offset += read.length;
    if (offset < ids.length) return { entries, next: { ...position, offset }, hasMore: true };
    offset = 0;
  }
  return { entries, next: head, hasMore: false };
}

/** What a killed process has written becomes readable when its session is recovered. */
async function readState(): Promise<WriteState> {
  const state = await readWriteState();
  if (state === null) await withWriteSession(async () => undefined);
  else if (state.isInterrupted) await recoverWriteLock();
  else return state;
  return readState();
}

import type { CompanyDoc } from '@workbench/db';
import type { Types } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import type { Position } from '../position.ts';
import type { TimelineEntry } from '../schemas.ts';

interface StreamQuery {
  ctx: ServiceContext;
  companyId: Types.ObjectId;
  company: TimelineCompany;
  /** Of this stream, for the order of what happened at the same time. */
  rank: number;
  /** Entries after it; null: from the newest. */
  after: Position | null;
  limit: number;
}

export type TimelineCompany = Pick<CompanyDoc, '_id' | 'records' | 'createdAt' | 'demo' | 'origins'>;

/** An entry before its position is known as a cursor. */
export interface StreamEntry extends Omit<TimelineEntry, 'id' | 'at'> {
  at: Date;
  /** Of the stored document; unique within the stream, it orders what happened at the same time. */
  id: string;
}

/** Reads the newest entries of one kind after a position, newest first, by index. */
export type Stream = (query: StreamQuery) => Promise<StreamEntry[]>;

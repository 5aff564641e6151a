import type { LeadDoc } from '@workbench/db';

/** The last lead of a page; the next page begins after it. */
export interface LeadCursor {
  createdAt: Date;
  /** 24 hex digits. */
  id: string;
}

/** The cursor of a page is the createdAt and the id of its last lead: "2026-11-21T12:00:00.000Z_66aa…". */
export const formatLeadCursor = ({ createdAt, id }: LeadCursor): string => `${createdAt.toISOString()}_${id}`;

/** null for an invalid cursor. */
export function parseLeadCursor(cursor: string): LeadCursor | null {
  const [, iso = '', id = ''] = /^([^_]+)_([0-9a-f]{24})$/.exec(cursor) ?? [];
  const createdAt = new Date(iso);
  return Number.isNaN(createdAt.getTime()) ? null : { createdAt, id };
}

/** Negative when `one` is shown first: the newest. */
export function newestFirst(one: LeadCursor, other: LeadCursor): number {
  const byTime = other.createdAt.getTime() - one.createdAt.getTime();
  return byTime || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);
}

export const cursorOf = ({ _id, createdAt }: Pick<LeadDoc, '_id' | 'createdAt'>): LeadCursor => {
  return { createdAt, id: _id.toHexString() };
};

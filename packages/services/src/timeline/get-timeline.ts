import { CompanyModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { Verb } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { readAdded } from './entries/added.ts';
import { readChanges } from './entries/changes.ts';
import { readContacts } from './entries/contacts.ts';
import { readPastFigures, readPresentFigures } from './entries/figures.ts';
import { readLeads } from './entries/leads.ts';
import { readReplies, readSentMessages } from './entries/messages.ts';
import { readNotes } from './entries/notes.ts';
import { readReports } from './entries/reports.ts';
import type { Stream, StreamEntry, TimelineCompany } from './entries/stream.ts';
import { readSyncs } from './entries/syncs.ts';
import { decodePosition, encodePosition, newestFirst, type Position } from './position.ts';
import type { Timeline, TimelineEntry, TimelineInput } from './schemas.ts';

/** In the order in which they are shown when several things happen at the same time; a cursor has the number. */
const STREAMS: readonly Stream[] = [
  readReplies,
  readSentMessages,
  readReports,
  readNotes,
  readContacts,
  readLeads,
  readChanges,
  readPresentFigures,
  readPastFigures,
  readSyncs,
  readAdded,
];

const COMPANY_FIELDS = { records: 1, createdAt: 1, demo: 1, origins: 1 } as const;

/**
 * Everything that happened to a company, newest first. Each kind is read by its own index from the cursor on, so a page
 * reads a bounded number of documents however long the timeline is.
 * @throws ServiceError not_found; invalid for an unknown cursor
 */
export async function getTimeline({ ctx, input }: Verb<TimelineInput>): Promise<Timeline> {
  const { limit, cursor } = input;
  const after = cursor === undefined ? null : decodePosition(cursor);
  const companyId = new Types.ObjectId(input.id);
  const company = await CompanyModel.findById(companyId, COMPANY_FIELDS).lean<TimelineCompany>();
  if (company === null) throw new ServiceError('not_found', `No company has the id ${input.id}`);
  const read = await Promise.all(
    STREAMS.map(async (stream, rank) => {
      const entries = await stream({ ctx, companyId, company, rank, after, limit: limit + 1 });
      return entries.map((entry) => ({ entry, position: { at: entry.at, rank, id: entry.id } }));
    }),
  );
  const merged = read.flat().sort((one, other) => newestFirst(one.position, other.position));
  const shown = merged.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ entry, position }) => toTimelineEntry(entry, position)),
    nextCursor: merged.length > limit && last !== undefined ? encodePosition(last.position) : null,
  };
}

function toTimelineEntry({ at, kind, title, by, details, href }: StreamEntry, position: Position): TimelineEntry {
  return {
    id: `${position.rank}_${position.id}`,
    at: at.toISOString(),
    kind,
    title,
    by,
    details,
    ...(href !== undefined && { href }),
  };
}

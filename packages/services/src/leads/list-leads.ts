import { LEAD_INDEXES, type LeadDoc, LeadModel } from '@workbench/db';
import { Types } from 'mongoose';
import { identifiersOf, suppressedAmong } from '../contacts/index.ts';
import type { ServiceContext, Verb } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import type { Lead, ListLeadsInput } from './schemas.ts';

/**
 * Newest first, without those who have been put on the do-not-contact list since. The next page begins after the last
 * lead of this one: its cursor is "<createdAt>_<id>".
 * @throws ServiceError invalid when the cursor is none
 */
export async function listLeads({ ctx, input: { limit, cursor } }: Verb<ListLeadsInput>): Promise<Lead[]> {
  const leads: LeadDoc[] = [];
  let last = cursor === undefined ? null : readCursor(cursor);
  while (leads.length < limit) {
    const page = await readPage(last, limit);
    leads.push(...(await withoutSuppressed(ctx, page)));
    last = page.at(-1) ?? null;
    if (page.length < limit) break;
  }
  return leads.slice(0, limit).map(toLead);
}

type Place = Pick<LeadDoc, '_id' | 'createdAt'>;

function readPage(last: Place | null, limit: number): Promise<LeadDoc[]> {
  const after = last && [{ createdAt: { $lt: last.createdAt } }, { createdAt: last.createdAt, _id: { $lt: last._id } }];
  return LeadModel.find(after === null ? {} : { $or: after })
    .sort({ createdAt: -1, _id: -1 })
    .hint(LEAD_INDEXES.created)
    .limit(limit)
    .lean<LeadDoc[]>()
    .exec();
}

async function withoutSuppressed(ctx: ServiceContext, leads: LeadDoc[]): Promise<LeadDoc[]> {
  const people = leads.map((lead) => ({ id: lead._id.toHexString(), keys: identifiersOf(lead) }));
  const listed = await suppressedAmong(ctx, people);
  return leads.filter(({ _id }) => !listed.has(_id.toHexString()));
}

function readCursor(cursor: string): Place {
  const [, iso = '', id = ''] = /^([^_]+)_([0-9a-f]{24})$/.exec(cursor) ?? [];
  const createdAt = new Date(iso);
  if (!Number.isNaN(createdAt.getTime())) return { createdAt, _id: new Types.ObjectId(id) };
  const message = 'A cursor is the createdAt and the id of the last lead of a page: "2026-11-21T12:00:00.000Z_66aa…"';
  throw new ServiceError('invalid', message, [{ path: ['cursor'], message }]);
}

function toLead({
  _id,
  key: _,
  sources: __,
  organizationDomain: ___,
  contactId,
  enrichmentStatus,
  createdAt,
  ...lead
}: LeadDoc): Lead {
  return {
    id: _id.toHexString(),
    ...lead,
    enrichmentStatus: enrichmentStatus as Lead['enrichmentStatus'],
    contactId: contactId?.toHexString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

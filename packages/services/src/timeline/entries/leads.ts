import { LEAD_INDEXES, type LeadDoc, LeadModel } from '@workbench/db';
import { findSuppressedLeads } from '../../leads/index.ts';
import { rowsAfter } from '../position.ts';
import { toObjectId } from '../to-object-id.ts';
import type { Stream } from './stream.ts';

const LEAD_FIELDS = {
  keys: 1,
  firstName: 1,
  lastName: 1,
  title: 1,
  createdAt: 1,
  sources: 1,
  email: 1,
  phone: 1,
  linkedinUrl: 1,
  organizationDomain: 1,
  listIds: 1,
} as const;

/** People on the do-not-contact list are not named. */
export const readLeads: Stream = async ({ ctx, companyId, rank, after, limit }) => {
  const docs = await LeadModel.find({ companyId, ...rowsAfter('createdAt', rank, after, toObjectId) }, LEAD_FIELDS)
    .sort({ createdAt: -1, _id: -1 })
    .hint(LEAD_INDEXES.company)
    .limit(limit)
    .lean<Pick<LeadDoc, '_id' | keyof typeof LEAD_FIELDS>[]>();
  const suppressed = await findSuppressedLeads(ctx, docs);
  return docs.map(({ _id, firstName, lastName, title, createdAt, listIds }) => {
    const id = _id.toHexString();
    const isHidden = suppressed.has(id);
    const name = isHidden ? 'A suppressed person' : [firstName, lastName].filter(Boolean).join(' ') || 'A person';
    return {
      id,
      at: createdAt,
      kind: 'lead',
      title: `${name} added as a lead`,
      by: { kind: listIds.length > 0 ? 'import' : 'unknown', label: null },
      details: isHidden || title === null ? {} : { 'Job title': title },
      ...(!isHidden && { href: `/lead-enrichment?tab=leads&lead=${id}` }),
    };
  });
};

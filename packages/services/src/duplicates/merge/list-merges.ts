import { type CompanyMergeDoc, CompanyMergeModel } from '@workbench/db';
import { mongo } from 'mongoose';
import type { Verb } from '../../shared/context.ts';
import { decodeDateCursor, encodeDateCursor, olderThan } from '../../shared/long-lists/date-cursor.ts';
import type { ListMergesInput, MergePage } from '../schemas.ts';
import { toCompanyMerge } from './merge-journal.ts';

/** Newest first; those that were undone stay in the list for 30 days. */
export async function listMerges({ input: { companyId, limit, cursor } }: Verb<ListMergesInput>): Promise<MergePage> {
  const after = cursor === undefined ? null : decodeDateCursor(cursor, MERGE_ID);
  const id = companyId === undefined ? null : new mongo.ObjectId(companyId);
  const ofCompany = id === null ? {} : { $or: [{ survivorId: id }, { otherId: id }] };
  const found = await CompanyMergeModel.find({ $and: [ofCompany, olderThan('mergedAt', after, (own) => own)] })
    .sort({ mergedAt: -1, _id: -1 })
    .limit(limit + 1)
    .lean<CompanyMergeDoc[]>();
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = found.length > limit && last ? encodeDateCursor({ at: last.mergedAt, id: last._id }) : null;
  return { items: page.map(toCompanyMerge), nextCursor };
}

const MERGE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

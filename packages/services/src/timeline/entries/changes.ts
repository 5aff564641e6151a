import { COMPANY_CHANGE_INDEXES, type CompanyChangeDoc, CompanyChangeModel } from '@workbench/db';
import { listOwnColumns } from '../../companies/index.ts';
import { findLists } from '../../lists/index.ts';
import { rowsAfter } from '../position.ts';
import { toObjectId } from '../to-object-id.ts';
import { describeChange, listIdsOf } from './describe-change.ts';
import type { Stream } from './stream.ts';

/** Edits, merges, removals and what else changed the company itself. */
export const readChanges: Stream = async ({ companyId, rank, after, limit }) => {
  const docs = await CompanyChangeModel.find({
    companyId,
    ...rowsAfter('at', rank, after, toObjectId),
  })
    .sort({ at: -1, _id: -1 })
    .hint(COMPANY_CHANGE_INDEXES.newest)
    .limit(limit)
    .lean<CompanyChangeDoc[]>();
  const ownNames = new Map((await listOwnColumns()).map(({ key, name }) => [key, name]));
  const listNames = await readListNames(docs);
  return docs.map((doc) => ({
    id: doc._id.toHexString(),
    at: doc.at,
    kind: 'change',
    ...describeChange(doc, ownNames, listNames),
  }));
};

async function readListNames(docs: readonly CompanyChangeDoc[]): Promise<Map<string, string>> {
  const ids = docs.flatMap(({ details }) => listIdsOf(details));
  if (ids.length === 0) return new Map();
  return new Map((await findLists(ids)).map(({ _id, name }) => [_id, name]));
}

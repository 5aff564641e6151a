import { type LeadListDoc, LeadListModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { newUuid } from '../../shared/record-ids.ts';
import type { LeadImportCounts } from '../schemas.ts';
import { newImporting } from './import-state.ts';
import type { ReadTable } from './rows/read-rows.ts';

/** The source of a table. */
export interface ImportSource {
  kind: 'sheet' | 'file' | 'pasted';
  /** Of the spreadsheet or the file. */
  name: string;
  /** The same source is the same list; null: each import is a list of its own. */
  place: string | null;
  spreadsheetId: string | null;
  tab: string | null;
  range: string | null;
}

const NO_COUNTS: LeadImportCounts = {
  created: 0,
  updated: 0,
  unchanged: 0,
  duplicates: 0,
  suppressed: 0,
  failed: 0,
};

let lastOrder = 0;

/** The list of this source, created if there is none; `isNew`: no other import has written to it yet. */
export async function upsertList(
  ctx: ServiceContext,
  source: ImportSource,
  { headers, map }: ReadTable,
  fields: LeadListDoc['fields'] = null,
): Promise<{ list: LeadListDoc; isNew: boolean }> {
  const at = ctx.now();
  const now = { ...source, headers, fields, mapping: map.mapping, importing: newImporting(at) };
  const known = source.place === null ? null : await renewList(now);
  if (known !== null) return { list: known, isNew: false };
  lastOrder = Math.max(Date.now(), lastOrder + 0.001);
  const times = { createdAt: at, importedAt: at, order: lastOrder };
  const list: LeadListDoc = { _id: newUuid(ctx), ...now, counts: { ...NO_COUNTS }, writeBack: null, ...times };
  try {
    await LeadListModel.collection.insertOne({ ...list } as never);
    return { list, isNew: true };
  } catch (error) {
    // Another import of the same sheet was first, or an attempt of the same call that was interrupted.
    if (!isDuplicateKey(error)) throw error;
    const own = await LeadListModel.findById(list._id).lean<LeadListDoc>();
    const other = own ?? (source.place === null ? null : await renewList(now));
    if (other === null) throw error;
    return { list: other, isNew: false };
  }
}

export async function saveListCounts(
  { _id, importing }: LeadListDoc,
  counts: LeadImportCounts,
  importedAt: Date,
): Promise<LeadListDoc> {
  const list = await LeadListModel.findByIdAndUpdate(
    _id,
    [
      { $set: { counts: { $literal: counts }, importedAt } },
      // Another import of the same sheet may have begun meanwhile.
      { $set: { importing: { $cond: [{ $eq: ['$importing.id', importing?.id] }, '$$REMOVE', '$importing'] } } },
    ],
    { returnDocument: 'after', updatePipeline: true },
  ).lean();
  if (list === null) throw new Error(`The list ${_id} was removed while it was imported`);
  return list;
}

const renewList = (
  now: ImportSource & Pick<LeadListDoc, 'headers' | 'fields' | 'mapping' | 'importing'>,
): Promise<LeadListDoc | null> =>
  LeadListModel.findOneAndUpdate({ place: now.place }, { $set: now }, { returnDocument: 'after' })
    .lean<LeadListDoc>()
    .exec();

import { CompanyModel, type OwnColumnDoc, OwnColumnModel } from '@workbench/db';
import { deleteValues, listOwnColumns, tooManyColumns } from '../../companies/index.ts';
import { OWN_COLUMNS_MAX } from '../../companies/limits.ts';
import { readArchive } from '../../shared/moves/read-archive.ts';
import { singleRecord } from './single-records.ts';
import { countOf, type TrashKind } from './trash-kind.ts';

const COLUMNS = OwnColumnModel.collection.collectionName;

/** A column of companies that a user has added. The companies keep its values, which nothing shows, until it is purged. */
export const OWN_COLUMN_KIND: TrashKind = {
  plan: async (_, [id]) => {
    const column = await OwnColumnModel.findById(id).lean();
    if (column === null) return null;
    const values = await CompanyModel.countDocuments({ [`custom.${column.key}`]: { $exists: true } });
    const { key, name } = column;
    return { ...singleRecord(COLUMNS, column._id, name), contents: countOf('values', values), details: { key } };
  },
  restore: async (_ctx, _entry, restore) => {
    if ((await listOwnColumns()).length >= OWN_COLUMNS_MAX) return tooManyColumns();
    return { notes: await restore() };
  },
  purge: async ({ _id }) => {
    for (const { key } of await readArchive<OwnColumnDoc>(_id, COLUMNS)) await deleteValues(key);
  },
};

import { TrashEntryModel } from '@workbench/db';

/** A deleted column may come back, with the values of its key: no other one gets it. */
export async function readTrashedKeys(): Promise<string[]> {
  const entries = await TrashEntryModel.find({ kind: 'ownColumn' }, { details: 1 }).lean();
  return entries.map(({ details }) => String(details?.key));
}

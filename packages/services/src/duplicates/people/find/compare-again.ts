import { ContactComparisonModel, ContactMatchKeyModel } from '@workbench/db';
import type { mongo } from 'mongoose';

/**
 * Has the next search compare these contacts again. A merge that is undone at once gives back what was compared, to the
 * byte, so nothing else would show the search that their pair was removed.
 */
export async function compareAgain(ids: readonly mongo.ObjectId[]): Promise<void> {
  await ContactMatchKeyModel.deleteMany({ _id: { $in: ids } });
  await ContactComparisonModel.deleteMany({});
}

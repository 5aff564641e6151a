import { MergeLinkModel, type TrashEntryDoc } from '@workbench/db';
import { discardArchive } from '../../shared/moves/discard-archive.ts';
import { readArchive } from '../../shared/moves/read-archive.ts';
import { MERGES } from './plan-companies.ts';

/** What un-merges would need goes with the company. */
export async function purgeMerges({ _id }: Pick<TrashEntryDoc, '_id'>): Promise<void> {
  for (const { _id: mergeId } of await readArchive<{ _id: string }>(_id, MERGES)) {
    await discardArchive(mergeId);
    await MergeLinkModel.deleteMany({ mergeId });
  }
}

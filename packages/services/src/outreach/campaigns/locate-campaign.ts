import { ArchivedDocumentModel, OutreachCampaignModel, TrashEntryModel } from '@workbench/db';
import { ServiceError } from '../../shared/errors.ts';
import { archivedId } from '../../shared/moves/archived-collections.ts';

const CAMPAIGNS = OutreachCampaignModel.collection.collectionName;

/** Where a campaign and its messages are: not deleted, in the trash, or nowhere once it is deleted for good. */
export type CampaignLocation = { is: 'saved' } | { is: 'trashed'; trashId: string } | { is: 'purged' };

/** @throws ServiceError unavailable while it is being deleted or restored */
export async function locateCampaign(id: string): Promise<CampaignLocation> {
  // A second time: it may have been deleted after the trash was searched.
  return (await locate(id)) ?? (await locate(id)) ?? { is: 'purged' };
}

async function locate(id: string): Promise<CampaignLocation | null> {
  const entries = await entriesOf([id]);
  const ids = entries.map(({ _id }) => archivedId(_id, CAMPAIGNS, id));
  const archived = await ArchivedDocumentModel.findOne({ _id: { $in: ids } }, { archiveId: 1 }).lean();
  if (archived !== null) return { is: 'trashed', trashId: archived.archiveId };
  return (await OutreachCampaignModel.exists({ _id: id })) === null ? null : { is: 'saved' };
}

/** @throws ServiceError unavailable while one of these campaigns is being deleted or restored */
export async function assertCampaignsAtRest(ids: readonly string[]): Promise<void> {
  await entriesOf(ids);
}

/** Entries of the trash that may have these campaigns: their own, and those of the demo. */
async function entriesOf(ids: readonly string[]) {
  const own = { kind: 'outreachCampaign', recordIds: { $in: [...ids] } };
  const entries = await TrashEntryModel.find({ $or: [own, { kind: 'demo' }] }, { state: 1, label: 1 }).lean();
  const moving = entries.find(({ state }) => state !== 'trashed');
  if (moving === undefined) return entries;
  throw new ServiceError('unavailable', `${moving.label} is ${moving.state} at the moment; this continues shortly`);
}

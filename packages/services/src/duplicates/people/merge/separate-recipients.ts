import { isDeepStrictEqual } from 'node:util';
import {
  type ContactDoc,
  type ContactMergeDoc,
  ContactModel,
  type OutreachMessageDoc,
  OutreachMessageModel,
} from '@workbench/db';
import {
  locateCampaign,
  recipientStores,
  recountTrashedMessages,
  separateIdentifiers,
} from '../../../outreach/index.ts';
import type { ServiceContext } from '../../../shared/context.ts';
import { moveToArchive } from '../../../shared/moves/archive-documents.ts';
import { archivedId } from '../../../shared/moves/archived-collections.ts';
import { copyBetweenArchives } from '../../../shared/moves/copy-between-archives.ts';
import { discardDocuments } from '../../../shared/moves/discard-archive.ts';
import { readArchive } from '../../../shared/moves/read-archive.ts';
import { type RestoreStep, restoreFromArchive } from '../../../shared/moves/restore-documents.ts';

type Merge = Pick<ContactMergeDoc, '_id' | 'survivorId' | 'otherId'>;

const MESSAGES = OutreachMessageModel.collection.collectionName;

/**
 * Messages that were put aside come back; what they were recognised by is theirs again, and no message keeps what the other
 * contact is known by. Repeatable.
 * @throws ServiceError unavailable while the campaign of one is being deleted or restored
 */
export async function separateRecipients(
  ctx: ServiceContext,
  { _id: archiveId, survivorId, otherId }: Merge,
  renew: () => Promise<void>,
): Promise<void> {
  const putAside = await readArchive<OutreachMessageDoc>(archiveId, MESSAGES);
  for (const store of recipientStores()) for (const message of putAside) await store.releaseKeys(message);
  const [survivor, other] = await Promise.all(
    [survivorId, otherId].map((id) => ContactModel.findById(id).lean<ContactDoc>()),
  );
  // While it is known what was put aside.
  if (survivor && other) await separateIdentifiers(ctx, { survivor, other, putAside });
  const campaignIds = [...new Set(putAside.map(({ campaignId }) => campaignId))];
  for (const campaignId of campaignIds) {
    const ids = putAside.filter((message) => message.campaignId === campaignId).map(({ _id }) => _id);
    const without = { field: 'campaignId', ids: campaignIds.filter((id) => id !== campaignId) };
    let isDone = false;
    while (!isDone)
      isDone = await bringBack(campaignId, ids, { archiveId, set: { collectionName: MESSAGES }, renew, without });
  }
}

/**
 * Into the campaign, or into the trash with it; not where the campaign was deleted for good.
 * @returns false when it was deleted or restored meanwhile
 */
async function bringBack(campaignId: string, ids: readonly string[], step: RestoreStep): Promise<boolean> {
  const { archiveId } = step;
  const location = await locateCampaign(campaignId);
  // Nor is it sure while it is being moved.
  const isThere = () =>
    locateCampaign(campaignId).then(
      (now) => isDeepStrictEqual(now, location),
      () => false,
    );
  if (location.is === 'saved') {
    await restoreFromArchive(step, 'missing');
    if (await isThere()) return true;
    await moveToArchive({ ...step, set: { collectionName: MESSAGES, filter: { _id: { $in: ids } } } });
    return false;
  }
  if (location.is === 'trashed') {
    await copyBetweenArchives(
      ids.map((id) => archivedId(archiveId, MESSAGES, id)),
      location.trashId,
    );
    if (!(await isThere())) {
      await discardDocuments(location.trashId, MESSAGES, ids);
      return false;
    }
    await recountTrashedMessages(location.trashId);
  }
  await discardDocuments(archiveId, MESSAGES, ids);
  return true;
}

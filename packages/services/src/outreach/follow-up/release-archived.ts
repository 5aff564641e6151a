import { ArchivedDocumentModel, OutreachMessageModel } from '@workbench/db';

/**
 * Parts archived messages of a follow-up from those that they follow up on, which another follow-up has taken since. What
 * was sent stays on record; who was not written to is in the other one alone.
 * @param ids of the archived messages
 * @returns a sentence about who is left out
 */
export async function releaseArchivedFollowUps(archiveId: string, ids: readonly string[]): Promise<string[]> {
  const { matchedCount: kept } = await ArchivedDocumentModel.updateMany(
    {
      archiveId,
      collectionName: OutreachMessageModel.collection.collectionName,
      'document._id': { $in: ids },
      'document.sentAt': { $ne: null },
    },
    { $set: { 'document.followsUpMessageId': null } },
  );
  const left = ids.length - kept;
  if (left === 0) return [];
  const people = left === 1 ? '1 person is' : `${left} people are`;
  return [`${people} left out: another follow-up has taken them since`];
}

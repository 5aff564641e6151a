import { ARCHIVE_INDEXES, ArchivedDocumentModel, OutreachMessageModel, TrashEntryModel } from '@workbench/db';

const MESSAGES = OutreachMessageModel.collection.collectionName;

/** What an entry of the trash says that it has, after messages were taken out of it or put into it. Repeatable. */
export async function recountTrashedMessages(trashId: string): Promise<void> {
  const count = await ArchivedDocumentModel.countDocuments({ archiveId: trashId, collectionName: MESSAGES }).hint(
    ARCHIVE_INDEXES.archive,
  );
  await TrashEntryModel.updateOne(
    { _id: trashId, 'contents.what': 'messages' },
    { $set: { 'contents.$.count': count } },
  );
}

import {
  ARCHIVE_INDEXES,
  type ArchivedDocumentDoc,
  ArchivedDocumentModel,
  type OutreachMessageDoc,
  OutreachMessageModel,
  TrashEntryModel,
} from '@workbench/db';
import { archivedId } from '../../shared/moves/archived-collections.ts';
import { moveBetweenArchives } from '../../shared/moves/copy-between-archives.ts';
import { lookupKeys } from './match-target.ts';
import { RECIPIENTS, type RecipientStore } from './recipient-store.ts';

const MESSAGES = OutreachMessageModel.collection.collectionName;

/** Those in the trash first: who is restored meanwhile is in a campaign afterwards. */
export const recipientStores = (): readonly RecipientStore[] => [trashedRecipients(), RECIPIENTS];

/**
 * Recipients whose campaigns are in the trash. Messages that a merge of contacts has put aside are none: they come back as they
 * were, and those that stayed know what has become of their people.
 */
function trashedRecipients(): RecipientStore {
  /** Where each message is that was found. */
  const archives = new Map<string, string>();
  const idOf = ({ _id }: Pick<OutreachMessageDoc, '_id'>) => ({
    _id: archivedId(archives.get(_id) ?? '', MESSAGES, _id),
  });
  const find = async (keys: readonly string[]) => {
    const archived = await ArchivedDocumentModel.find({ collectionName: MESSAGES, 'document.keys': { $in: [...keys] } })
      .hint(ARCHIVE_INDEXES.recipients)
      .lean<ArchivedDocumentDoc[]>();
    if (archived.length === 0) return [];
    const entries = { _id: { $in: archived.map(({ archiveId }) => archiveId) } };
    const inTrash = new Set((await TrashEntryModel.find(entries, { _id: 1 }).lean()).map(({ _id }) => _id));
    const trashed = archived.filter(({ archiveId }) => inTrash.has(archiveId));
    for (const { archiveId, document } of trashed) archives.set(String(document._id), archiveId);
    return trashed.map(messageOf);
  };
  const ofCampaign = ({ campaignId }: OutreachMessageDoc, found: readonly OutreachMessageDoc[]) =>
    found.filter((one) => one.campaignId === campaignId);
  return {
    find,
    findOwners: async (message, target) => ofCampaign(message, await find(lookupKeys(target))),
    readAgain: async (message) => {
      const archived = await ArchivedDocumentModel.findOne(idOf(message)).lean<ArchivedDocumentDoc>();
      return archived && messageOf(archived);
    },
    update: async (message, changes) => {
      // No index keeps two of one key apart there, and one of them would not come back.
      const owners = changes.keys === undefined ? [] : ofCampaign(message, await find(changes.keys));
      if (owners.some(({ _id }) => _id !== message._id)) return null;
      const isUnchanged = inDocument({ status: message.status, revision: message.revision ?? null });
      const updated = await ArchivedDocumentModel.findOneAndUpdate(
        { ...idOf(message), ...isUnchanged },
        { $set: inDocument(changes), $inc: { 'document.revision': 1 } },
        { returnDocument: 'after' },
      ).lean<ArchivedDocumentDoc>();
      return updated && messageOf(updated);
    },
    updateNext: async (message, fields, changes) => {
      const archiveId = archives.get(message._id) ?? '';
      await ArchivedDocumentModel.updateMany(
        { archiveId, collectionName: MESSAGES, ...inDocument({ threadId: message._id, ...fields }) },
        { $set: inDocument(changes), $inc: { 'document.revision': 1 } },
        { hint: ARCHIVE_INDEXES.archive },
      );
    },
    putAside: (ids, { archiveId, renew }) =>
      moveBetweenArchives(
        ids.map((_id) => idOf({ _id })._id),
        archiveId,
        renew,
      ),
    releaseKeys: async (message) => {
      const others = ofCampaign(message, await find(message.keys)).filter(({ _id }) => _id !== message._id);
      await ArchivedDocumentModel.updateMany(
        { _id: { $in: others.map((one) => idOf(one)._id) } },
        { $pull: { 'document.keys': { $in: message.keys } }, $inc: { 'document.revision': 1 } },
      );
    },
  };
}

const messageOf = ({ document }: ArchivedDocumentDoc) => document as unknown as OutreachMessageDoc;

const inDocument = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`document.${name}`, value]));

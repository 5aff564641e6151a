import {
  type ContactDoc,
  type ContactMergeDoc,
  ContactModel,
  type OutreachMessageDoc,
  OutreachMessageModel,
} from '@workbench/db';
import type { Types } from 'mongoose';
import {
  assertCampaignsAtRest,
  joinRecipients,
  locateCampaign,
  type RecipientStore,
  recipientStores,
  recountTrashedMessages,
} from '../../../outreach/index.ts';
import type { ServiceContext } from '../../../shared/context.ts';
import { readArchive } from '../../../shared/moves/read-archive.ts';
import { chooseSuperfluous } from './choose-superfluous.ts';

type Sides = Pick<ContactMergeDoc, '_id' | 'survivorId' | 'otherId'>;

/** A message of one of two contacts, and where it is: in its campaign, or in the trash with it. */
interface Found {
  message: OutreachMessageDoc;
  store: RecipientStore;
}

const CONTACTS = ContactModel.collection.collectionName;
const MESSAGES = OutreachMessageModel.collection.collectionName;

/**
 * Messages follow by themselves, because the survivor is found by the ids of both. Where both were recipients of one
 * campaign, a message that was not sent goes into the archive, so that no one is written to twice, also once the campaign is
 * restored; what stops it stops the one that stays. Repeatable.
 * @throws ServiceError unavailable while such a campaign is being deleted or restored
 */
export async function mergeRecipients(ctx: ServiceContext, sides: Sides, renew: () => Promise<void>): Promise<void> {
  const archiveId = sides._id;
  const campaignIds = new Set<string>();
  for (;;) {
    // Whoever moves a campaign may bring back what was put aside after it was read. Looked at again in this order, it is found.
    await assertCampaignsAtRest([...campaignIds]);
    const found = await findBoth(sides);
    const ids = superfluousOf(found);
    if (ids.length === 0) break;
    const putAside = [...found.survivors, ...found.others].filter(({ message }) => ids.includes(message._id));
    for (const { message } of putAside) campaignIds.add(message.campaignId);
    // Before they go: after a kill in between, whoever objected would be written to.
    await passOn(
      ctx,
      sides,
      putAside.map(({ message }) => message),
    );
    for (const [store, ones] of Map.groupBy(putAside, (one) => one.store))
      await store.putAside(
        ones.map(({ message }) => message._id),
        { archiveId, renew },
      );
  }
  const putAside = await readArchive<OutreachMessageDoc>(archiveId, MESSAGES);
  // Their keys are free only now.
  await passOn(ctx, sides, putAside);
  // Of all that were ever put aside: after a kill, none of them is found.
  for (const campaignId of new Set(putAside.map((message) => message.campaignId))) {
    const location = await locateCampaign(campaignId);
    if (location.is === 'trashed') await recountTrashedMessages(location.trashId);
  }
}

async function passOn(ctx: ServiceContext, sides: Sides, putAside: readonly OutreachMessageDoc[]): Promise<void> {
  if (putAside.length === 0) return;
  const ids = new Set(putAside.map(({ _id }) => _id));
  const { survivors, others } = await findBoth(sides);
  const kept = Map.groupBy([...survivors, ...others], ({ message }) => message.campaignId);
  for (const message of putAside) {
    for (const one of kept.get(message.campaignId) ?? [])
      if (!ids.has(one.message._id)) await joinRecipients(ctx, one.message, message, one.store);
  }
}

/** Ids of messages that a merge takes out of their campaigns. */
export const findSuperfluous = async (sides: Omit<Sides, '_id'>): Promise<string[]> =>
  superfluousOf(await findBoth({ _id: null, ...sides }));

function superfluousOf({ survivors, others }: { survivors: Found[]; others: Found[] }): string[] {
  // One that is being moved at this moment may be in both places.
  const unique = (found: Found[]) => [...new Map(found.map(({ message }) => [message._id, message])).values()];
  const othersIds = new Set(others.map(({ message }) => message._id));
  return chooseSuperfluous(
    unique(survivors).filter(({ _id }) => !othersIds.has(_id)),
    unique(others),
  );
}

async function findBoth({ _id: archiveId, survivorId, otherId }: Omit<Sides, '_id'> & { _id: string | null }) {
  const stores = recipientStores();
  const saved = await ContactModel.find({ _id: { $in: [survivorId, otherId] } }, { formerIds: 1 }).lean();
  // The other one is saved no more, but may have been made of several, too.
  const archived = archiveId === null ? [] : await readArchive<ContactDoc>(archiveId, CONTACTS);
  const idsOf = (id: Types.ObjectId) => [
    id,
    ...([...saved, ...archived].find((contact) => contact._id.equals(id))?.formerIds ?? []),
  ];
  return { survivors: await findOf(stores, idsOf(survivorId)), others: await findOf(stores, idsOf(otherId)) };
}

async function findOf(stores: readonly RecipientStore[], ids: readonly Types.ObjectId[]): Promise<Found[]> {
  const keys = ids.map((id) => `contact:${id.toHexString()}`);
  const found: Found[] = [];
  for (const store of stores) found.push(...(await store.find(keys)).map((message) => ({ message, store })));
  return found;
}

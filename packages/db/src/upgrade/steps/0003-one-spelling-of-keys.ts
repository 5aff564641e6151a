import { emailKey } from '@workbench/identity/email-key';
import { profileKey } from '@workbench/identity/profile-key';
import type { mongo } from 'mongoose';
import type { UpgradeStep, UpgradeWork } from '../upgrade-step.ts';
import { respellStoredKey } from './0003-respell-stored-key.ts';

type Doc = mongo.WithId<mongo.Document>;

/** Most of one name at one company in a campaign. */
const NAMESAKES_MAX = 5;

/**
 * One spelling of profiles, mailboxes and names. Where two documents get the same key, it is the first one's; nothing of
 * the other is lost: a contact keeps its former key and is merged when the person is met again, a lead or recipient
 * keeps its other keys, or its former one where there is no other. The do-not-contact list keeps hashes, which no step
 * can rewrite: a check looks for the former spelling, too.
 */
export const oneSpellingOfKeys: UpgradeStep = {
  number: 3,
  name: 'one spelling of keys',
  run: async (work) => {
    await rewriteContacts(work);
    await rewriteLeads(work);
    await rewriteLeadRows(work);
    await rewriteRecipients(work);
    await rewriteMessages(work);
  },
};

async function rewriteContacts({ db, updateInBatches }: UpgradeWork): Promise<void> {
  await updateInBatches({
    stage: 'contacts',
    collection: 'contacts',
    filter: {},
    change: async (contacts) => {
      const owners = await findOwners(db, 'contacts', contacts);
      return contacts.flatMap((contact) => {
        const keys = unique(contact.keys.map((key: string) => claim(owners, contact, respellStoredKey(key)) ?? key));
        const keysToCome = contact.keysToCome && unique(contact.keysToCome.map(respellStoredKey));
        return updateOf(contact, { keys, ...(keysToCome && { keysToCome }) });
      });
    },
  });
}

async function rewriteLeads({ db, updateInBatches }: UpgradeWork): Promise<void> {
  await updateInBatches({
    stage: 'leads',
    collection: 'leads',
    filter: { keys: { $exists: true } },
    change: async (leads) => {
      const owners = await findOwners(db, 'leads', leads);
      return leads.flatMap((lead) => {
        const own = unique(lead.keys.flatMap((key: string) => claim(owners, lead, respellStoredKey(key)) ?? []));
        const nameKey = lead.nameKey ? respellStoredKey(lead.nameKey) : lead.nameKey;
        return updateOf(lead, { keys: own.length > 0 ? own : lead.keys, nameKey });
      });
    },
  });
}

async function rewriteLeadRows({ updateInBatches }: UpgradeWork): Promise<void> {
  await updateInBatches({
    stage: 'rows of imports',
    collection: 'lead_rows',
    filter: { 'keys.0': { $exists: true } },
    change: (rows) => rows.flatMap((row) => updateOf(row, { keys: unique(row.keys.map(respellStoredKey)) })),
  });
}

async function rewriteRecipients({ db, updateInBatches }: UpgradeWork): Promise<void> {
  await updateInBatches({
    stage: 'recipients',
    collection: 'outreach_messages',
    filter: { keys: { $exists: true } },
    change: async (recipients) => {
      const owners = await findOwners(db, 'outreach_messages', recipients);
      return recipients.flatMap((recipient) => {
        const pairs = recipient.keys.map((key: string) => [
          key,
          claimInCampaign(owners, recipient, respellStoredKey(key)),
        ]);
        const rewritten = new Map<string, string | null>(pairs);
        const own = unique([...rewritten.values()].filter((key) => key !== null));
        // The key under which a recipient was added is unique as well.
        const recipientKey = rewritten.get(recipient.recipientKey) ?? recipient.recipientKey;
        const identifiers = withRewritten(recipient.identifiers ?? []);
        return updateOf(recipient, { keys: own.length > 0 ? own : recipient.keys, recipientKey, identifiers });
      });
    },
  });
}

async function rewriteMessages({ updateInBatches }: UpgradeWork): Promise<void> {
  await updateInBatches({
    stage: 'written messages',
    collection: 'messages',
    filter: { recipientKey: { $regex: '^name:' } },
    change: (messages) =>
      messages.flatMap((one) => updateOf(one, { recipientKey: respellStoredKey(one.recipientKey) })),
  });
}

/** Beside the former values, by which an old entry of the do-not-contact list knows them. */
function withRewritten(identifiers: readonly { kind: string; value: string }[]): { kind: string; value: string }[] {
  const all = identifiers.flatMap(({ kind, value }) => {
    const key = kind === 'profile' ? profileKey(value) : kind === 'email' ? emailKey(value) : null;
    return [{ kind, value }, ...(key === null || key === value ? [] : [{ kind, value: key }])];
  });
  return [...new Map(all.map((one) => [`${one.kind}:${one.value}`, one])).values()];
}

/** Who has each of the keys that these documents want; of recipients by campaign. */
type Owners = Map<string, string>;

async function findOwners(db: mongo.Db, collection: string, documents: readonly Doc[]): Promise<Owners> {
  const keys = unique(documents.flatMap((one) => one.keys.map(respellStoredKey)).flatMap(namesakes));
  const owned = await db
    .collection(collection)
    .find({ keys: { $in: keys } }, { projection: { keys: 1, campaignId: 1 } })
    .toArray();
  return new Map(owned.flatMap((one) => one.keys.map((key: string) => [scoped(one, key), String(one._id)])));
}

const scoped = ({ campaignId }: Doc, key: string): string => `${campaignId ?? ''} ${key}`;

/** The key, unless it is another document's; from now on it is this one's. */
function claim(owners: Owners, document: Doc, key: string): string | null {
  const owner = owners.get(scoped(document, key));
  if (owner !== undefined && owner !== String(document._id)) return null;
  owners.set(scoped(document, key), String(document._id));
  return key;
}

function claimInCampaign(owners: Owners, recipient: Doc, key: string): string | null {
  for (const one of namesakes(key)) {
    const claimed = claim(owners, recipient, one);
    if (claimed !== null) return claimed;
  }
  return null;
}

/** The key, and of a name also those of the next with that name: "name:marta oliveira|acme|2". */
function namesakes(key: string): string[] {
  if (!key.startsWith('name:')) return [key];
  const [name = '', company = ''] = key.split('|');
  const numbered = Array.from({ length: NAMESAKES_MAX - 1 }, (_, at) => `${name}|${company}|${at + 2}`);
  return unique([key, `${name}|${company}`, ...numbered]);
}

/** Nothing for a document that says so already. */
function updateOf(document: Doc, fields: mongo.Document): mongo.AnyBulkWriteOperation[] {
  const changed = Object.entries(fields).filter(([name, value]) => !isSame(document[name], value));
  if (changed.length === 0) return [];
  return [{ updateOne: { filter: { _id: document._id }, update: { $set: Object.fromEntries(changed) } } }];
}

const unique = (keys: readonly string[]): string[] => [...new Set(keys)];
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

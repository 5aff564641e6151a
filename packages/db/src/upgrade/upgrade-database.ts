import type { mongo } from 'mongoose';
import { LeadModel } from '../models/leads/lead.ts';
import { OutreachCampaignModel, OutreachMessageModel } from '../models/outreach/outreach.ts';

const CHUNK = 1000;
/** Requests a day that a campaign of an earlier version could plan at most. */
const DAILY_LIMIT = 100;
const FIELDS = ['firstName', 'lastName', 'title', 'company', 'email', 'linkedinUrl', 'phone', 'location', 'industry'];

type Doc = mongo.Document;
type Change = { filter: Doc; update: Doc };

/**
 * Brings documents of earlier versions to the shape of this one, before indexes are built that need it. What the
 * indexes of a collection are tells whether there is anything to do, so it costs nothing when there is not; killed in
 * between, it is done again.
 */
export async function upgradeDatabase(): Promise<void> {
  await upgradeLeads();
  await upgradeOutreach();
}

/** Leads had one key, "contact:<id>", and nothing to tell where their values come from. */
async function upgradeLeads(): Promise<void> {
  const indexes = await indexNames(LeadModel.collection);
  if (!indexes.has('by_key')) return;
  // Two of the same address stay two; the address is the older one's key.
  const taken = new Set<string>();
  for await (const { keys } of LeadModel.collection.find({ keys: { $exists: true } }, { projection: { keys: 1 } })) {
    for (const key of keys) taken.add(key);
  }
  await updateInChunks(LeadModel.collection, { keys: { $exists: false } }, (lead) => {
    const keys = [lead.key, ...ownKeys(lead).filter((key) => !taken.has(key))];
    for (const key of keys) taken.add(key);
    return { $set: { keys, ...leadFields(lead) } };
  });
  await LeadModel.collection.dropIndex('by_key');
  // Not before: it was unique, and so would its absence be.
  await LeadModel.collection.updateMany({}, { $unset: { key: '' } });
}

function ownKeys({ email, linkedinUrl }: Doc): string[] {
  return [
    ...(email ? [`email:${String(email).trim().toLowerCase()}`] : []),
    ...(linkedinUrl ? [`linkedin:${String(linkedinUrl).trim().toLowerCase()}`] : []),
  ];
}

function leadFields(lead: Doc): Doc {
  const at: unknown = lead.createdAt;
  const presentFields = FIELDS.filter((field) => lead[field]);
  return {
    nameKey: nameKeyOf(lead),
    listIds: [],
    origins: Object.fromEntries(
      presentFields.map((field) => [field, { source: 'contact', at, confidence: null, isLocked: true }]),
    ),
    companyId: null,
    runId: null,
    steps: {},
    suggestions: [],
    candidates: [],
    needsReview: false,
    log: [],
    words: wordsOf(lead),
    updatedAt: at,
    revision: 1,
  };
}

function nameKeyOf({ firstName, lastName, company }: Doc): string | null {
  const name = plain([firstName, lastName].filter(Boolean).join(' '));
  const employer = plain(company ?? '');
  return name === '' || employer === '' ? null : `name:${name}|${employer}`;
}

function wordsOf({ firstName, lastName, title, company, email }: Doc): string[] {
  const words = [firstName, lastName, title, company, email].flatMap((text) =>
    plain(text ?? '').split(/[^\p{L}\p{N}]+/u),
  );
  return [...new Set([...(email ? [plain(email)] : []), ...words])].filter((word) => word !== '');
}

const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('|', ' ').replace(/\s+/g, ' ').trim();

/** Recipients had one key, and campaigns no limit of their own. */
async function upgradeOutreach(): Promise<void> {
  const indexes = await indexNames(OutreachMessageModel.collection);
  if (indexes.size === 0 || indexes.has('by_keys')) return;
  await updateInChunks(OutreachMessageModel.collection, { keys: { $exists: false } }, (message) => ({
    $set: {
      keys: [message.recipientKey],
      leadId: null,
      recipientTitle: null,
      recipientIndustry: null,
      identifiers: [],
      writtenBy: null,
      acceptedAt: null,
      repliedAt: null,
      failure: null,
      skippedAt: null,
      revision: 1,
    },
  }));
  await updateInChunks(OutreachCampaignModel.collection, { dailyLimit: { $exists: false } }, () => ({
    $set: {
      dailyLimit: DAILY_LIMIT,
      templateId: null,
      goal: '',
      senderName: '',
      senderTitle: '',
      startedAt: null,
      completedAt: null,
    },
  }));
}

/** Empty for a collection that is not there yet. */
async function indexNames(collection: { name: string }): Promise<Set<string>> {
  const { db } = LeadModel.db;
  const found = (await db?.listCollections({ name: collection.name }).toArray()) ?? [];
  if (db === undefined || found.length === 0) return new Set();
  const indexes = await db.collection(collection.name).indexes();
  return new Set(indexes.map(({ name }) => name ?? ''));
}

async function updateInChunks(collection: { name: string }, filter: Doc, update: (doc: Doc) => Doc): Promise<void> {
  const documents = LeadModel.db.collection(collection.name);
  let changes: Change[] = [];
  const flush = async () => {
    if (changes.length > 0) await documents.bulkWrite(changes.map((updateOne) => ({ updateOne })));
    changes = [];
  };
  for await (const doc of documents.find(filter).sort({ _id: 1 })) {
    changes.push({ filter: { _id: doc._id }, update: update(doc) });
    if (changes.length >= CHUNK) await flush();
  }
  await flush();
}

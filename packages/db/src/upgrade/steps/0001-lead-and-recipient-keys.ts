import type { mongo } from 'mongoose';
import type { UpgradeStep, UpgradeWork } from '../upgrade-step.ts';

/** Requests a day that a campaign of an earlier version could plan at most. */
const DAILY_LIMIT = 100;
const FIELDS = ['firstName', 'lastName', 'title', 'company', 'email', 'linkedinUrl', 'phone', 'location', 'industry'];

type Doc = mongo.Document;

/** Leads and recipients had one key each; leads no origins of their values, and campaigns no limit. */
export const leadAndRecipientKeys: UpgradeStep = {
  number: 1,
  name: 'keys of leads and recipients',
  run: async (work) => {
    await upgradeLeads(work);
    await upgradeRecipients(work);
    await upgradeCampaigns(work);
  },
};

async function upgradeLeads({ db, updateInBatches }: UpgradeWork): Promise<void> {
  const leads = db.collection('leads');
  // Two leads of the same address stay two; the address is the older one's key.
  const taken = new Set<string>();
  for await (const { keys } of leads.find({ keys: { $exists: true } }, { projection: { keys: 1 } })) {
    for (const key of keys) taken.add(key);
  }
  await updateInBatches({
    stage: 'leads',
    collection: 'leads',
    filter: { keys: { $exists: false } },
    change: (documents) =>
      documents.map((lead) => {
        const keys = [lead.key, ...ownKeys(lead).filter((key) => !taken.has(key))];
        for (const key of keys) taken.add(key);
        return setFields(lead, 'keys', { keys, ...leadFields(lead) });
      }),
  });
  // The index first: it is unique, and so would the absence of the field be.
  const indexes = (await leads.indexes().catch(ignoreMissingCollection)) ?? [];
  if (indexes.some(({ name }) => name === 'by_key')) await leads.dropIndex('by_key');
  await leads.updateMany({ key: { $exists: true } }, { $unset: { key: '' } });
}

async function upgradeRecipients({ updateInBatches }: UpgradeWork): Promise<void> {
  await updateInBatches({
    stage: 'recipients',
    collection: 'outreach_messages',
    filter: { keys: { $exists: false } },
    change: (documents) =>
      documents.map((message) =>
        setFields(message, 'keys', {
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
        }),
      ),
  });
}

async function upgradeCampaigns({ updateInBatches }: UpgradeWork): Promise<void> {
  await updateInBatches({
    stage: 'outreach campaigns',
    collection: 'outreach_campaigns',
    filter: { dailyLimit: { $exists: false } },
    change: (documents) =>
      documents.map((campaign) =>
        setFields(campaign, 'dailyLimit', {
          dailyLimit: DAILY_LIMIT,
          templateId: null,
          goal: '',
          senderName: '',
          senderTitle: '',
          startedAt: null,
          completedAt: null,
        }),
      ),
  });
}

/** Leaves the document alone when it has the field `absent` by now. */
function setFields({ _id }: mongo.WithId<Doc>, absent: string, fields: Doc): mongo.AnyBulkWriteOperation {
  return { updateOne: { filter: { _id, [absent]: { $exists: false } }, update: { $set: fields } } };
}

function ignoreMissingCollection(error: unknown): undefined {
  if ((error as mongo.MongoServerError).codeName === 'NamespaceNotFound') return undefined;
  throw error;
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

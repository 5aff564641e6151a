import { randomUUID } from 'node:crypto';
import mongoose, { Types } from 'mongoose';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { LeadModel, OutreachCampaignModel, OutreachMessageModel, prepareDatabase } from '../../index.ts';
import { TEST_OPTIONS } from '../../testing.ts';

const AT = new Date('2026-10-01T08:00:00Z');

beforeEach(async () => {
  await mongoose.connect(inject('mongoUri'), { ...TEST_OPTIONS, dbName: `test_${randomUUID()}` });
});
afterEach(async () => {
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
});

const leads = () => mongoose.connection.collection('leads');
const names = async (collection: string) =>
  (await mongoose.connection.collection(collection).indexes()).map(({ name }) => name);

/** As the version before stored it. */
async function putEarlierLeads(count: number): Promise<void> {
  await leads().createIndex({ key: 1 }, { name: 'by_key', unique: true });
  await leads().createIndex({ createdAt: -1, _id: -1 }, { name: 'by_created' });
  await leads().insertMany(
    Array.from({ length: count }, (_, at) => ({
      _id: new Types.ObjectId(),
      key: `contact:${at}`,
      contactId: new Types.ObjectId(),
      firstName: 'José',
      lastName: `Silva${at}`,
      title: null,
      company: 'Acme  Ltd',
      email: at < 2 ? 'Jose@acme.example' : null,
      linkedinUrl: at === 0 ? 'https://www.linkedin.com/in/jose-not-example' : null,
      phone: null,
      location: null,
      industry: null,
      sources: [{ source: 'apollo', id: `${at}` }],
      organizationDomain: null,
      enrichmentStatus: 'pending',
      createdAt: AT,
    })),
  );
}

test('leads of the version before get their keys, where their values come from, and the words they are found by', async () => {
  await putEarlierLeads(3);
  await prepareDatabase();
  const [first, second, third] = await LeadModel.find().sort({ lastName: 1 }).lean();
  expect(first).toMatchObject({
    keys: ['contact:0', 'email:jose@acme.example', 'linkedin:linkedin.com/in/jose-not-example'],
    nameKey: 'name:jose silva0|acme ltd',
    origins: { email: { source: 'contact', at: AT, confidence: null, isLocked: true } },
    sources: [{ source: 'apollo', id: '0' }],
    steps: {},
    needsReview: false,
    updatedAt: AT,
    revision: 1,
  });
  expect(first?.words).toEqual(expect.arrayContaining(['jose', 'silva0', 'acme', 'jose@acme.example']));
  expect(first).not.toHaveProperty('key');
  expect(second?.keys, 'the address is the older one’s').toEqual(['contact:1']);
  expect(third?.keys).toEqual(['contact:2']);
  expect(await names('leads')).toEqual(expect.arrayContaining(['by_keys', 'by_words', 'by_created']));
  expect(await names('leads')).not.toContain('by_key');
});

test('goes on where it was killed, and does nothing the second time', async () => {
  await putEarlierLeads(4);
  await leads().updateOne({ key: 'contact:3' }, { $set: { keys: ['contact:3'], title: 'Changed' } });
  await prepareDatabase();
  const before = await LeadModel.find().sort({ _id: 1 }).lean();
  expect(before).toHaveLength(4);
  expect(before.find(({ keys }) => keys.includes('contact:3'))?.title).toBe('Changed');
  await prepareDatabase();
  expect(await LeadModel.find().sort({ _id: 1 }).lean()).toEqual(before);
});

test('recipients get their keys and campaigns their limit', async () => {
  const messages = mongoose.connection.collection('outreach_messages');
  await messages.createIndex({ campaignId: 1, recipientKey: 1 }, { name: 'by_target', unique: true });
  const message = { campaignId: 'c', recipientKey: 'contact:1', status: 'pending', messageType: 'direct_message' };
  await messages.insertMany([
    { ...message, _id: 'm1', createdAt: AT, updatedAt: AT },
    { ...message, _id: 'm2', recipientKey: 'name:ada|acme', createdAt: AT, updatedAt: AT },
  ] as never);
  const campaign = { _id: 'c', name: 'Spring', status: 'draft', type: 'direct_message', targetCriteria: {}, order: 1 };
  await mongoose.connection.collection('outreach_campaigns').insertOne({ ...campaign, createdAt: AT } as never);
  await prepareDatabase();
  expect(await OutreachMessageModel.find().sort({ _id: 1 }).lean()).toMatchObject([
    { keys: ['contact:1'], identifiers: [], revision: 1 },
    { keys: ['name:ada|acme'], failure: null, skippedAt: null },
  ]);
  expect(await OutreachCampaignModel.findById('c').lean()).toMatchObject({ name: 'Spring', dailyLimit: 100, goal: '' });
});

test('an empty database and one of this version are left as they are', async () => {
  await prepareDatabase();
  await prepareDatabase();
  expect(await LeadModel.find().lean()).toEqual([]);
});

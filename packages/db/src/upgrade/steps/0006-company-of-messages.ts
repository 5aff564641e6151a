import { mongo } from 'mongoose';
import type { UpgradeStep } from '../upgrade-step.ts';

/** Messages name the company of their recipient, so that a company's messages are found without its people. */
export const companyOfMessages: UpgradeStep = {
  number: 6,
  name: 'companies of outreach messages',
  run: async ({ db, updateInBatches }) => {
    await updateInBatches({
      stage: 'outreach messages',
      collection: 'outreach_messages',
      filter: { companyId: { $exists: false } },
      change: async (messages) => {
        const companies = new Map([
          ...(await companiesOf(db.collection('leads'), 'lead', messages)),
          ...(await companiesOf(db.collection('contacts'), 'contact', messages)),
        ]);
        return messages.map(({ _id, contactId, leadId }) => {
          const companyId = companies.get(`contact:${contactId}`) ?? companies.get(`lead:${leadId}`) ?? null;
          return {
            updateOne: { filter: { _id, companyId: { $exists: false } }, update: { $set: { companyId } } },
          };
        });
      },
    });
  },
};

async function companiesOf(
  people: mongo.Collection,
  kind: 'contact' | 'lead',
  messages: readonly mongo.Document[],
): Promise<[string, string][]> {
  const ids = messages.flatMap((message) => {
    const id: unknown = message[`${kind}Id`];
    return typeof id === 'string' && mongo.ObjectId.isValid(id) ? [new mongo.ObjectId(id)] : [];
  });
  if (ids.length === 0) return [];
  const found = await people.find({ _id: { $in: ids } }, { projection: { companyId: 1 } }).toArray();
  return found.flatMap(({ _id, companyId }): [string, string][] =>
    companyId ? [[`${kind}:${_id.toHexString()}`, String(companyId)]] : [],
  );
}

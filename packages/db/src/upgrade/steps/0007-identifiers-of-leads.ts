import {
  type IdentifiablePerson,
  identifierKey,
  identifiersOf,
} from '@workbench/identity/person-identifiers/identifiers';
import { mongo } from 'mongoose';
import type { UpgradeStep } from '../upgrade-step.ts';

/**
 * Messages note what their lead says, so that it can go when the lead says something else. The next time that someone is added,
 * each campaign compares all of its recipients with their leads: some have an address that their lead had before.
 */
export const identifiersOfLeads: UpgradeStep = {
  number: 7,
  name: 'identifiers that recipients have from leads',
  run: async ({ db, updateInBatches }) => {
    const trashed = await trashedLeads(db.collection('archived_documents'));
    await updateInBatches({
      stage: 'outreach messages',
      collection: 'outreach_messages',
      filter: { leadId: { $type: 'string' }, leadIdentifiers: { $exists: false } },
      change: async (messages) => {
        const leads = await leadsOf(db.collection('leads'), messages);
        return messages.map(({ _id, leadId, identifiers = [] }) => {
          const lead = leads.get(leadId) ?? trashed.get(leadId);
          const said = new Set(lead === undefined ? [] : identifiersOf(lead).map(identifierKey));
          const leadIdentifiers = (identifiers as { kind: string; value: string }[])
            .filter((one) => said.has(identifierKey(one)))
            .map(({ kind, value }) => ({ leadId, kind, value }));
          const filter = { _id, leadId, leadIdentifiers: { $exists: false } };
          return { updateOne: { filter, update: { $set: { leadIdentifiers } } } };
        });
      },
    });
    await updateInBatches({
      stage: 'outreach campaigns',
      collection: 'outreach_campaigns',
      filter: { joinedAt: { $exists: true } },
      change: (campaigns) =>
        campaigns.map(({ _id }) => ({ updateOne: { filter: { _id }, update: { $unset: { joinedAt: 1 } } } })),
    });
  },
};

const FIELDS = ['sources', 'email', 'phone', 'linkedinUrl', 'organizationDomain', 'location'];

/** Restored, they are the leads of their recipients again. Read once: the archive has no index of them. */
async function trashedLeads(archive: mongo.Collection): Promise<Map<unknown, IdentifiablePerson>> {
  const projection = Object.fromEntries(['_id', ...FIELDS].map((field) => [`document.${field}`, 1]));
  const found = await archive.find({ collectionName: 'leads' }, { projection }).toArray();
  return new Map(found.map(({ document }) => [document._id.toHexString(), document as IdentifiablePerson]));
}

async function leadsOf(
  leads: mongo.Collection,
  messages: readonly mongo.Document[],
): Promise<Map<unknown, IdentifiablePerson>> {
  const ids = messages.flatMap(({ leadId }) => (mongo.ObjectId.isValid(leadId) ? [new mongo.ObjectId(leadId)] : []));
  const projection = Object.fromEntries(FIELDS.map((field) => [field, 1]));
  const found = await leads.find({ _id: { $in: ids } }, { projection }).toArray();
  return new Map(found.map((lead) => [lead._id.toHexString(), lead as unknown as IdentifiablePerson]));
}

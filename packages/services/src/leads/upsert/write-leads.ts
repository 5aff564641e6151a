import { LEAD_INDEXES, type LeadDoc, LeadModel } from '@workbench/db';
import { Types } from 'mongoose';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { withFindings } from '../findings/lead-findings.ts';
import { nameKeyOf } from '../matching/lead-names.ts';
import type { UpsertedLead, UpsertPerson } from './upserted-lead.ts';

/** All leads that some of these people may be. */
export async function findCandidateLeads(
  people: readonly Pick<UpsertPerson, 'keys'>[],
  previousIds: readonly string[],
): Promise<LeadDoc[]> {
  const keys = [...new Set(people.flatMap((person) => person.keys))];
  const names = [...new Set(people.flatMap((person) => nameKeyOf(person.keys) ?? []))];
  const found = await Promise.all([
    keys.length === 0
      ? []
      : LeadModel.find({ keys: { $in: keys } })
          .hint(LEAD_INDEXES.keys)
          .lean<LeadDoc[]>(),
    names.length === 0
      ? []
      : LeadModel.find({ nameKey: { $in: names } })
          .hint(LEAD_INDEXES.name)
          .lean<LeadDoc[]>(),
    previousIds.length === 0
      ? []
      : LeadModel.find({ _id: { $in: previousIds.map((id) => new Types.ObjectId(id)) } }).lean<LeadDoc[]>(),
  ]);
  return [...new Map(found.flat().map((lead) => [lead._id.toHexString(), lead])).values()];
}

/** @returns false when another process was faster with some of them; the others have been written */
export async function writeLeads(stored: readonly UpsertedLead[]): Promise<boolean> {
  const written = stored.filter(({ isWritten }) => isWritten);
  const inserts = written.flatMap(({ lead, before }) => (lead !== null && before === null ? [withFindings(lead)] : []));
  const updates = written.flatMap(({ lead, before }) =>
    lead !== null && before !== null ? [{ lead: withFindings(lead), before }] : [],
  );
  // First, because a new lead may take over a key that another lead gives up.
  const isUpdated = updates.length === 0 || (await update(updates));
  const isInserted = inserts.length === 0 || (await insert(inserts));
  return isInserted && isUpdated;
}

async function insert(leads: LeadDoc[]): Promise<boolean> {
  try {
    await LeadModel.collection.insertMany(leads as never, { ordered: false });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}

async function update(changes: { lead: LeadDoc; before: LeadDoc }[]): Promise<boolean> {
  const operations = changes.map(({ lead: { _id, ...fields }, before: { revision } }) => ({
    updateOne: { filter: { _id, revision }, update: { $set: { ...importedFields(fields), revision: revision + 1 } } },
  }));
  try {
    const { matchedCount } = await LeadModel.collection.bulkWrite(operations as never, { ordered: false });
    return matchedCount === changes.length;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}

/** What an import changes; the work on the lead is left as it is at that moment. */
function importedFields({
  enrichmentStatus,
  runId,
  steps,
  candidates,
  needsReview,
  log,
  createdAt,
  ...fields
}: Omit<LeadDoc, '_id'>) {
  return fields;
}

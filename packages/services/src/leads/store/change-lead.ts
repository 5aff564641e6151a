import { type LeadDoc, LeadModel } from '@workbench/db';
import { Types } from 'mongoose';
import { ServiceError } from '../../shared/errors.ts';
import { withFindings } from '../findings/lead-findings.ts';
import { leadSearchWords } from './search-words.ts';

/** Others may write at the same moment; so often in a row it is a defect. */
const TRIES_MAX = 20;

/** @throws ServiceError not_found */
export async function findLead(id: string): Promise<LeadDoc> {
  const lead = await LeadModel.findById(new Types.ObjectId(id)).lean<LeadDoc>();
  if (lead === null) throw new ServiceError('not_found', 'This lead does not exist any more');
  return lead;
}

/**
 * Updates a lead based on its current state: if it has changed in the meantime, `change` is called again with the new
 * state.
 * @param change returns what to update; null: nothing, and nothing is written
 * @param now the lead's new `updatedAt`
 * @param known the lead as it was just read or written, to save a read
 * @returns the lead after the update
 * @throws ServiceError not_found; a duplicate key when the new keys are another lead's
 */
export async function changeLead(
  id: string,
  change: (lead: LeadDoc) => Partial<LeadDoc> | null,
  now: Date = new Date(),
  known?: LeadDoc,
): Promise<LeadDoc> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const lead = (tries === 0 ? known : undefined) ?? (await findLead(id));
    const changes = change(lead);
    if (changes === null) return lead;
    const changed = derive({ ...lead, ...changes, updatedAt: now });
    const { _id, revision, ...fields } = changed;
    const { matchedCount } = await LeadModel.collection.updateOne(
      { _id, revision },
      { $set: { ...fields, revision: revision + 1 } },
    );
    if (matchedCount === 1) return { ...changed, revision: revision + 1 };
  }
  throw new ServiceError('conflict', 'This lead is being changed again and again; try again in a moment');
}

/** What follows from the rest. */
const derive = (lead: LeadDoc): LeadDoc =>
  withFindings({ ...lead, words: leadSearchWords(lead), needsReview: lead.candidates.length > 0 });

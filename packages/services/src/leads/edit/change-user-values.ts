import { type LeadDoc, LeadModel } from '@workbench/db';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { ServiceError } from '../../shared/errors.ts';
import { recognitionKeys } from '../matching/recognition-keys.ts';
import { changeLead } from '../store/change-lead.ts';

/**
 * Changes what people gave, and with it what the lead is recognised by.
 * @throws ServiceError conflict that names the lead which is recognised by the same
 */
export async function changeUserValues(
  id: string,
  change: (lead: LeadDoc) => Partial<LeadDoc> | null,
  now: Date,
): Promise<LeadDoc> {
  let keys: string[] = [];
  try {
    return await changeLead(
      id,
      (lead) => {
        const changes = change(lead);
        if (changes === null) return null;
        const recognition = recognitionKeys(lead, { ...lead, ...changes });
        keys = recognition.keys;
        return { ...changes, ...recognition };
      },
      now,
    );
  } catch (error) {
    throw isDuplicateKey(error) ? await duplicateLeadError(id, keys) : error;
  }
}

async function duplicateLeadError(id: string, keys: string[]): Promise<ServiceError> {
  const others = await LeadModel.find({ keys: { $in: keys } }, { firstName: 1, lastName: 1, company: 1 }).lean();
  const other = others.find(({ _id }) => _id.toHexString() !== id);
  const name = [other?.firstName, other?.lastName].filter(Boolean).join(' ') || 'Another lead';
  const who = other?.company ? `${name}, ${other.company},` : name;
  return new ServiceError(
    'conflict',
    `${who} is a lead with this address, profile or name already; remove one of both`,
  );
}

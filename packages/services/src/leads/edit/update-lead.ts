import { type LeadDoc, LeadModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { ServiceError } from '../../shared/errors.ts';
import { recognitionKeys } from '../matching/recognition-keys.ts';
import type { LeadDetail, UpdateLeadInput } from '../schemas.ts';
import { changeLead } from '../store/change-lead.ts';
import { toLeadDetail } from '../store/lead-view.ts';
import { applyTypedValues, parseTypedValues } from './typed-values.ts';

/**
 * Values as a person types them: nothing that is found or imported replaces them. An empty text empties the field.
 * @throws ServiceError invalid when a value is none of its kind; conflict when another lead is the same person
 */
export async function updateLead({ ctx, input }: Verb<UpdateLeadInput>): Promise<LeadDetail> {
  const typed = Object.entries(input.values).filter(([, value]) => value !== undefined);
  const read = parseTypedValues(Object.fromEntries(typed));
  if ('problem' in read) {
    const path = read.field === null ? ['values'] : ['values', read.field];
    throw new ServiceError('invalid', read.problem, [{ path, message: read.problem }]);
  }
  const now = ctx.now();
  const changed = await changeUserValues(
    input.id,
    (lead) => {
      const isSame = Object.entries(read.values).every(
        ([field, value]) =>
          (lead[field as keyof LeadDoc] || null) === value &&
          (value === null || lead.origins[field]?.source === 'typed'),
      );
      return isSame ? null : applyTypedValues(lead, read.values, now);
    },
    now,
  );
  return toLeadDetail(changed);
}

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

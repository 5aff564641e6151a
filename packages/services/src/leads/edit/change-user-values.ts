import { type LeadDoc, LeadModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { ServiceError } from '../../shared/errors.ts';
import { recognitionKeys } from '../matching/recognition-keys.ts';
import type { AfterLeadChange } from '../store/after-lead-change.ts';
import { changeLead } from '../store/change-lead.ts';

/**
 * Changes what people gave, and with it what the lead is recognised by.
 * @throws ServiceError conflict that names the lead which is recognised by the same
 */
export async function changeUserValues(
  { ctx, id, now }: { ctx: ServiceContext; id: string; now: Date },
  change: (lead: LeadDoc) => Partial<LeadDoc> | null,
  afterChange: AfterLeadChange,
): Promise<LeadDoc> {
  let keys: string[] = [];
  const withKeys = (lead: LeadDoc): Partial<LeadDoc> | null => {
    const changes = change(lead);
    if (changes === null) return null;
    const recognition = recognitionKeys(lead, { ...lead, ...changes });
    keys = recognition.keys;
    return { ...changes, ...recognition };
  };
  try {
    return await changeAsPerson({ ctx, id, now }, withKeys, afterChange);
  } catch (error) {
    throw isDuplicateKey(error) ? await duplicateLeadError(id, keys) : error;
  }
}

/** Changes what was found of a lead as a person decides: as `changeLead` does, and copies elsewhere follow. */
export async function changeAsPerson(
  { ctx, id, now }: { ctx: ServiceContext; id: string; now: Date },
  change: (lead: LeadDoc) => Partial<LeadDoc> | null,
  afterChange: AfterLeadChange,
): Promise<LeadDoc> {
  let before = null as LeadDoc | null;
  const changed = await changeLead(
    id,
    (lead) => {
      const changes = change(lead);
      before = changes === null ? null : lead;
      return changes;
    },
    now,
  );
  if (before !== null) await afterChange(ctx, changed, before);
  return changed;
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

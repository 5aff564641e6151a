import type { LeadDoc } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { LeadDetail, UpdateLeadInput } from '../schemas.ts';
import type { AfterLeadChange } from '../store/after-lead-change.ts';
import { toLeadDetail } from '../store/lead-view.ts';
import { changeUserValues } from './change-user-values.ts';
import { applyTypedValues, parseTypedValues } from './typed-values.ts';

/**
 * Values as a person types them: nothing that is found or imported replaces them. An empty text empties the field.
 * @throws ServiceError invalid when a value is none of its kind; conflict when another lead is the same person
 */
export async function updateLead(
  { ctx, input }: Verb<UpdateLeadInput>,
  afterChange: AfterLeadChange,
): Promise<LeadDetail> {
  const typed = Object.entries(input.values).filter(([, value]) => value !== undefined);
  const read = parseTypedValues(Object.fromEntries(typed));
  if ('problem' in read) {
    const path = read.field === null ? ['values'] : ['values', read.field];
    throw new ServiceError('invalid', read.problem, [{ path, message: read.problem }]);
  }
  const now = ctx.now();
  const changed = await changeUserValues(
    { ctx, id: input.id, now },
    (lead) => {
      const isSame = Object.entries(read.values).every(
        ([field, value]) =>
          (lead[field as keyof LeadDoc] || null) === value &&
          (value === null || lead.origins[field]?.source === 'typed'),
      );
      return isSame ? null : applyTypedValues(lead, read.values, now);
    },
    afterChange,
  );
  return toLeadDetail(changed);
}

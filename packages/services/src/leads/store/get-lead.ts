import type { Verb } from '../../shared/context.ts';
import type { LeadDetail } from '../schemas.ts';
import { findLead } from './change-lead.ts';
import { toLeadDetail } from './lead-view.ts';

/** @throws ServiceError not_found */
export async function getLead({ input }: Verb<{ id: string }>): Promise<LeadDetail> {
  return toLeadDetail(await findLead(input.id));
}

import { LEAD_INDEXES } from '@workbench/db';
import { Types } from 'mongoose';
import type { Verb } from '../../shared/context.ts';
import type { Lead } from '../schemas.ts';
import { toLead } from '../store/lead-view.ts';
import { scanInOrder } from './matches.ts';
import { collectLeads } from './page-leads.ts';

/**
 * Leads who work for a tracked company, newest first, without suppressed people.
 * @throws ServiceError invalid for an invalid cursor
 */
export async function listCompanyLeads({
  ctx,
  input,
}: Verb<{ companyId: string; limit: number; cursor?: string | undefined }>): Promise<{
  items: Lead[];
  nextCursor: string | null;
}> {
  const query = { filter: { companyId: new Types.ObjectId(input.companyId) }, hint: LEAD_INDEXES.company };
  const { leads, next } = await collectLeads(ctx, scanInOrder(query, 0).readAfter, {
    cursor: input.cursor ?? null,
    limit: input.limit,
  });
  return { items: leads.map(toLead), nextCursor: next };
}

import type { Types } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { LEAD_PAGE_MAX } from '../limits.ts';
import type { LeadPageInput } from '../schemas.ts';
import { pageLeads } from '../search/page-leads.ts';
import { findLeads } from '../store/find-leads.ts';

/** Some leads by id, or all that a filter matches but a few. */
export interface LeadSelection {
  ids?: string[] | undefined;
  filter?: Omit<LeadPageInput, 'limit' | 'cursor'> | undefined;
  except?: string[] | undefined;
}

/** Ids of the selected leads, page by page; those that are deleted, and by a filter those that are suppressed, are left out. */
export async function* selectLeadIds(ctx: ServiceContext, selection: LeadSelection): AsyncGenerator<Types.ObjectId[]> {
  const { ids, filter = {}, except = [] } = selection;
  const idsOf = async (chosen: readonly string[]) => [...(await findLeads(chosen)).values()].map(({ _id }) => _id);
  if (ids !== undefined) {
    yield await idsOf(ids);
    return;
  }
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await pageLeads({ ctx, input: { ...filter, limit: LEAD_PAGE_MAX, cursor } });
    yield await idsOf(page.leads.map(({ id }) => id).filter((id) => !except.includes(id)));
    cursor = page.nextCursor;
  }
}

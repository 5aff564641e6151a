import { LeadModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { Finding } from '../finding-schemas.ts';
import { DECISIONS_MAX } from '../limits.ts';
import type { DecideSuggestionsInput } from '../schemas.ts';
import { cursorOf, type LeadCursor } from '../search/cursor.ts';
import { findMatches } from '../search/matches.ts';
import type { LeadSummary } from '../store/lead-view.ts';
import { findSuppressedLeads } from '../store/suppressed-leads.ts';

const PAGE = 500;

interface SelectedLeads {
  leads: LeadSummary[];
  suppressed: ReadonlySet<string>;
}

/**
 * The chosen leads with suggestions, page by page.
 * @throws ServiceError invalid for more than 5,000 leads
 */
export async function* selectLeads(
  ctx: ServiceContext,
  { ids, filter = {}, except = [], field }: DecideSuggestionsInput,
): AsyncGenerator<SelectedLeads> {
  if (ids !== undefined) {
    const objectIds = ids.map((id) => new Types.ObjectId(id));
    const leads = await LeadModel.find({ _id: { $in: objectIds } }).lean<LeadSummary[]>();
    yield { leads, suppressed: await findSuppressedLeads(ctx, leads) };
    return;
  }
  const suggested: Finding = field === undefined ? 'suggestion' : `suggestion:${field}`;
  const matches = await findMatches(filter, suggested);
  if ((await matches.count()) > DECISIONS_MAX) throw tooManyLeads();
  const excluded = new Set(except);
  let from: LeadCursor | null = null;
  for (;;) {
    const page: LeadSummary[] = await matches.readAfter(from, PAGE);
    const leads = page.filter(({ _id }) => !excluded.has(_id.toHexString()));
    yield { leads, suppressed: await findSuppressedLeads(ctx, leads) };
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    from = cursorOf(last);
  }
}

function tooManyLeads(): ServiceError {
  const message = `More than ${DECISIONS_MAX.toLocaleString('en-US')} leads have such suggestions; narrow the filter, as to one import`;
  return new ServiceError('invalid', message, [{ path: ['filter'], message }]);
}

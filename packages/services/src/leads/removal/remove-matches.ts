import type { LeadDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { changeLead } from '../store/change-lead.ts';

/** Takes people away that leads were offered as their match; the leads themselves stay. */
export async function removeMatches(
  ctx: ServiceContext,
  { leads, matches }: { leads: readonly LeadDoc[]; matches: ReadonlySet<string> },
): Promise<void> {
  for (const { _id } of leads) {
    try {
      await changeLead(
        _id.toHexString(),
        ({ candidates }) => {
          const others = candidates.filter(({ id }) => !matches.has(id));
          return others.length === candidates.length ? null : { candidates: others };
        },
        ctx.now(),
      );
    } catch (error) {
      // Deleted in the meantime.
      if (!(error instanceof ServiceError) || error.kind !== 'not_found') throw error;
    }
  }
}

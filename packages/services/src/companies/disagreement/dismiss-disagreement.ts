import type { DismissedDisagreementDoc } from '@workbench/db';
import { getAggregateSettings } from '../../settings/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { changeBy } from '../changes/record-company-change.ts';
import { aggregateByRule } from '../figures/headcount/aggregate-company.ts';
import { dayOfStoredFigure } from '../figures/stored-figure-day.ts';
import { requireCompanyId } from '../get-company.ts';
import type { Disagreement, DismissDisagreementInput } from '../schemas.ts';
import { changeCompany } from '../store/change-company.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import { figuresState } from './figures-state.ts';
import { getDisagreement } from './list-disagreements.ts';

/**
 * Leaves the figures of a company as they are, until one of those that are compared changes.
 * @throws ServiceError not_found; conflict when they are others than the caller has seen
 */
export async function dismissDisagreement({ ctx, input }: Verb<DismissDisagreementInput>): Promise<Disagreement> {
  const { state, reason = '' } = input;
  const settings = await getAggregateSettings();
  const stateOn = (company: StoredCompany, day: Date) => figuresState(aggregateByRule(company, settings, day));
  await changeDismissal(ctx, input.id, (company) => {
    const now = ctx.now();
    // Of the figures that the write leaves: one that has just become too old by its age is no new one.
    if (stateOn(company, dayOfStoredFigure(company, now)) === state)
      return { state: stateOn(company, now), reason, at: now };
    return new ServiceError('conflict', `The figures of ${company.name} have changed; look at them again`);
  });
  return getDisagreement({ ctx, input });
}

/** The case is open again; one that was not dismissed stays as it is. @throws ServiceError not_found */
export async function reopenDisagreement({ ctx, input }: Verb<{ id: string }>): Promise<Disagreement> {
  await changeDismissal(ctx, input.id, () => null);
  return getDisagreement({ ctx, input });
}

async function changeDismissal(
  ctx: ServiceContext,
  companyId: string,
  read: (company: StoredCompany) => DismissedDisagreementDoc | ServiceError | null,
): Promise<void> {
  const _id = await requireCompanyId({ ctx, input: { id: companyId } });
  await changeCompany(ctx, _id.toHexString(), async (company, session) => {
    const before = company.dismissedDisagreement ?? null;
    const after = read(company);
    if (after instanceof ServiceError) return after;
    if (before?.state === after?.state && before?.reason === after?.reason) return company;
    const decided = changeBy(ctx, _id, {
      kind: after === null ? 'disagreement_reopened' : 'disagreement_dismissed',
      details: after?.reason ? { reason: after.reason } : {},
    });
    await session.planHistory([{ company, entries: [decided] }]);
    return { ...company, dismissedDisagreement: after };
  });
}

import type { PreferredSourceDoc } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { changeBy } from '../changes/record-company-change.ts';
import { isHeadcountLocked } from '../figures/headcount/headcount-choice.ts';
import { recordHeadcount } from '../figures/headcount/record-headcount.ts';
import { sourceKey } from '../figures/rule/source-key.ts';
import { requireCompanyId } from '../get-company.ts';
import { findCountedParent } from '../relations/counted-parent.ts';
import type { Disagreement, PreferSourceInput } from '../schemas.ts';
import { changeCompany } from '../store/change-company.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import { getDisagreement } from './list-disagreements.ts';

/**
 * From now on the figure of one source is the headcount of a company, also when it changes. While the source has no figure,
 * the rule applies.
 * @throws ServiceError not_found; invalid for a source without a figure; conflict beside a locked headcount
 */
export async function preferSource({ ctx, input }: Verb<PreferSourceInput>): Promise<Disagreement> {
  await changePreferred(ctx, input.id, (company) => {
    const source = readSource(company, input.source);
    return source instanceof ServiceError ? source : { source, reason: input.reason ?? '', at: ctx.now() };
  });
  return getDisagreement({ ctx, input });
}

/** The rule applies again; without a preferred source nothing changes. @throws ServiceError not_found */
export async function removePreferredSource({ ctx, input }: Verb<{ id: string }>): Promise<Disagreement> {
  await changePreferred(ctx, input.id, () => null);
  return getDisagreement({ ctx, input });
}

/** The source as the company spells it. */
function readSource(company: StoredCompany, typed: string): string | ServiceError {
  if (isHeadcountLocked(company)) {
    return new ServiceError('conflict', `The headcount of ${company.name} is typed and locked; unlock it first`);
  }
  const record = company.records.find(({ source }) => sourceKey(source) === sourceKey(typed));
  if (record === undefined || recordHeadcount(record) === null) {
    return invalid(`${typed} gives no headcount of ${company.name}`);
  }
  const parent = findCountedParent(record, company);
  return parent === null ? record.source : invalid(`The figure of ${record.source} counts ${parent.name}`);
}

async function changePreferred(
  ctx: ServiceContext,
  companyId: string,
  read: (company: StoredCompany) => PreferredSourceDoc | ServiceError | null,
): Promise<void> {
  const _id = await requireCompanyId({ ctx, input: { id: companyId } });
  await changeCompany(ctx, _id.toHexString(), async (company, session) => {
    const before = company.preferredSource ?? null;
    const after = read(company);
    if (after instanceof ServiceError) return after;
    if (before?.source === after?.source && before?.reason === after?.reason) return company;
    const fields = [{ field: 'preferredSource', before: before?.source ?? null, after: after?.source ?? null }];
    const details = { fields, ...(after?.reason && { reason: after.reason }) };
    const edited = changeBy(ctx, _id, { kind: 'edited', details });
    await session.planHistory([{ company, entries: [edited] }]);
    return { ...company, preferredSource: after };
  });
}

const invalid = (message: string) => new ServiceError('invalid', message, [{ path: ['source'], message }]);

import { getAggregateSettings } from '../../settings/index.ts';
import type { Verb } from '../../shared/context.ts';
import { findCompany } from '../get-company.ts';
import type { Explanation } from '../schemas.ts';
import { toAggregateInputs } from './derive-fields.ts';
import { explainHeadcount } from './explanation.ts';

/** Why the aggregate is what it is: each record, used or excluded, with the reason. */
export async function explainAggregate({ input }: Verb<{ id: string }>): Promise<Explanation> {
  const [company, settings] = await Promise.all([findCompany(input.id), getAggregateSettings()]);
  const records = toAggregateInputs(company.records);
  return explainHeadcount(records, settings);
}

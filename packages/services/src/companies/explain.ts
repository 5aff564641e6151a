import { getSettings } from '../settings/index.ts';
import type { Verb } from '../shared/context.ts';
import { ruleInputs } from './derive.ts';
import { findCompany } from './get.ts';
import { explain } from './rules/explain.ts';
import type { Explanation } from './schemas.ts';

/** Why the aggregate is what it is: each record, used or excluded, with the reason. */
export async function explainAggregate({ input }: Verb<{ id: string }>): Promise<Explanation> {
  const [company, settings] = await Promise.all([findCompany(input.id), getSettings()]);
  const records = ruleInputs(company.records);
  return explain(records, settings);
}

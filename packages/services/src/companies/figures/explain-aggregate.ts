import { type CompanyDoc, type ObservationDoc, ObservationModel } from '@workbench/db';
import { Types } from 'mongoose';
import { getAggregateSettings } from '../../settings/index.ts';
import type { Verb } from '../../shared/context.ts';
import { findCompany } from '../get-company.ts';
import type { ExplainInput, Explanation } from '../schemas.ts';
import { headcountChoice, toAggregateInputs } from './derive-fields.ts';
import { figuresOn } from './figures-on-day.ts';
import { RULE_VERSION } from './rule/aggregate.ts';
import { explainHeadcount } from './rule/explanation.ts';

const DAY_MS = 86_400_000;

/** Why the aggregate is what it is, today or on a past day, under this version of the rule or a former one. */
export async function explainAggregate({ ctx, input }: Verb<ExplainInput>): Promise<Explanation> {
  const [company, settings] = await Promise.all([findCompany(input.id), getAggregateSettings()]);
  const ruleVersion = input.ruleVersion ?? RULE_VERSION;
  const choice = headcountChoice(company);
  if (input.day === undefined) {
    return explainHeadcount(toAggregateInputs(company.records, company), settings, {
      day: dayOfStoredFigure(company, ctx.now()),
      ruleVersion,
      ...choice,
    });
  }
  const day = new Date(`${input.day}T00:00:00Z`);
  const history = await ObservationModel.find({ companyId: new Types.ObjectId(input.id) }).lean<ObservationDoc[]>();
  const records = figuresOn(day.getTime(), [...history, ...company.records]);
  return explainHeadcount(toAggregateInputs(records, company), settings, { day, ruleVersion, ...choice });
}

/** Where a figure has just become too old by its age, lists show the day before until the recomputation has been there. */
export function dayOfStoredFigure({ recomputeOn }: Pick<CompanyDoc, 'recomputeOn'>, now: Date): Date {
  return recomputeOn != null && recomputeOn <= now ? new Date(recomputeOn.getTime() - DAY_MS) : now;
}

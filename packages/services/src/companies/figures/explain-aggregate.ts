import { type ObservationDoc, ObservationModel } from '@workbench/db';
import { Types } from 'mongoose';
import { getAggregateSettings } from '../../settings/index.ts';
import type { Verb } from '../../shared/context.ts';
import { findCompany } from '../get-company.ts';
import type { ExplainInput, Explanation } from '../schemas.ts';
import { figuresOn } from './figures-on-day.ts';
import { toAggregateInputs } from './headcount/aggregate-company.ts';
import { headcountChoice } from './headcount/headcount-choice.ts';
import { RULE_VERSION } from './rule/aggregate.ts';
import { explainHeadcount } from './rule/explanation.ts';
import { dayOfStoredFigure } from './stored-figure-day.ts';

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

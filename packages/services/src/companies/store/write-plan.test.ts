import { CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../settings/index.ts';
import type { NamedFacts } from './facts/company-facts.ts';
import { type CompanyChangePlan, planChanges } from './plan/plan-changes.ts';
import { recordPlan } from './record-plan.ts';
import { writePlan } from './write-plan.ts';
import { withWriteSession } from './write-session/write-session.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const optionsAt = (minute: number) => {
  return {
    settings: DEFAULT_SETTINGS,
    now: new Date(Date.UTC(2026, 0, 1, 12, minute)),
    demo: false,
    origin: { by: 'import' as const },
  };
};

function planFor(source: string, value: number, minute: number) {
  const figures = [{ source, headcount: { value }, asOf: null }];
  const facts: NamedFacts = {
    name: 'Acme',
    domain: 'acme.com',
    industry: null,
    figures,
    locations: [],
    locationSource: null,
  };
  return planChanges([{ facts, isRepeat: false }], optionsAt(minute));
}

const write = (plan: CompanyChangePlan, isRetry = false) =>
  withWriteSession(async (session) => {
    await writePlan(session, plan, isRetry);
    recordPlan(session, plan);
  });

const sources = async () => (await CompanyModel.findOne().lean())?.records.map(({ source }) => source);

it('a plan that another write has overtaken is refused, and what was acknowledged stays', async () => {
  await write(await planFor('First', 5, 0));
  const slow = await planFor('Slow process', 10, 1);
  await write(await planFor('Other process', 20, 2));
  await expect(write(slow)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await sources()).toEqual(['First', 'Other process']);
});

it('a plan whose first write was cut off is carried out by the second', async () => {
  await write(await planFor('First', 5, 0));
  const plan = await planFor('Second', 10, 1);
  await write(plan);
  await write(plan, true);
  expect(await sources()).toEqual(['First', 'Second']);
});

import { CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../settings/index.ts';
import type { NamedFacts } from './company-facts.ts';
import { planChanges } from './plan.ts';
import { writePlan } from './write.ts';

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

const sources = async () => (await CompanyModel.findOne().lean())?.records.map(({ source }) => source);

it('a plan that another write has overtaken is refused, and what was acknowledged stays', async () => {
  await writePlan(await planFor('First', 5, 0), false);
  const slow = await planFor('Slow process', 10, 1);
  await writePlan(await planFor('Other process', 20, 2), false);
  await expect(writePlan(slow, false)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await sources()).toEqual(['First', 'Other process']);
});

it('a plan whose first write was cut off is carried out by the second', async () => {
  await writePlan(await planFor('First', 5, 0), false);
  const plan = await planFor('Second', 10, 1);
  await writePlan(plan, false);
  await writePlan(plan, true);
  expect(await sources()).toEqual(['First', 'Second']);
});

import { CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { CompanyDay } from '../../companies/edit/company-day.fixtures.ts';
import { addIdentifier, createCompany, setCompanyTags } from '../../companies/index.ts';
import { storeReportOf } from '../../reports/reports.fixtures.ts';
import { statistics } from '../../trash/trash.fixtures.ts';
import { mergeCompanies } from './merge-companies.ts';
import { stored } from './test-helpers/two-companies.ts';
import { undoMerge } from './undo-merge.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const side = fc.constantFrom('survivor', 'other') as fc.Arbitrary<'survivor' | 'other'>;
const company = fc.record({
  name: fc.constantFrom('Acme', 'Acme Corp', 'Umbrella'),
  industry: fc.option(fc.constantFrom('Tools', 'Games'), { nil: undefined }),
  figures: fc.array(
    fc.record({
      source: fc.constantFrom('SEC', 'Wikidata', 'Registry'),
      value: fc.integer({ min: 1, max: 5000 }),
      year: fc.integer({ min: 2020, max: 2026 }),
    }),
    { maxLength: 5 },
  ),
  typed: fc.option(fc.integer({ min: 1, max: 900 }), { nil: undefined }),
  locations: fc.option(fc.subarray(['Oslo', 'Bergen', 'Rome']), { nil: undefined }),
  tags: fc.subarray(['a', 'b', 'c']),
  own: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
  reports: fc.nat({ max: 3 }),
});
type Generated = typeof company extends fc.Arbitrary<infer T> ? T : never;

async function build(day: CompanyDay, one: Generated, domain: string): Promise<string> {
  const input = { name: one.name, domain, ...(one.industry && { industry: one.industry }) };
  const { id } = await createCompany({ ctx: day.ctx, input });
  for (const { source, value, year } of one.figures)
    await day.sync(id, { source, headcount: { value }, asOf: `${year}-01-31`, locations: ['Paris'] });
  const headcount = one.typed && { employeeCount: one.typed, asOf: '2026-01-01', reason: 'Counted' };
  if (headcount) await day.edit(id, { headcount });
  if (one.locations) await day.edit(id, { locations: one.locations });
  if (one.tags.length > 0) await setCompanyTags({ ctx: day.ctx, input: { id, tags: one.tags } });
  if (one.own)
    await addIdentifier({ ctx: day.ctx, input: { id, kind: 'hubspot', value: `${one.own}${domain.length}` } });
  for (let n = 0; n < one.reports; n++) await storeReportOf(id, `${domain}-${n}`);
  return id;
}

it('whatever two companies have, merge and un-merge give the same documents again', async () => {
  const choices = fc.record({ name: side, domain: side, headcount: side }, { requiredKeys: [] });
  await fc.assert(
    fc.asyncProperty(company, company, choices, async (a, b, chosen) => {
      await emptyTestDatabase();
      const day = new CompanyDay();
      const survivorId = await build(day, a, 'acme.com');
      const otherId = await build(day, b, 'umbrella.io');
      const [before, counted] = [await stored(), await statistics()];
      const { mergeId } = await mergeCompanies({ ctx: day.ctx, input: { survivorId, otherId, choices: chosen } });
      expect(await CompanyModel.countDocuments()).toBe(1);
      expect(await undoMerge({ ctx: day.ctx, input: { mergeId } })).toMatchObject({ keptEdits: [] });
      expect(await stored()).toEqual(before);
      expect(await statistics()).toEqual(counted);
    }),
    { numRuns: 8 },
  );
});

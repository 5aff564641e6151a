import { type CompanyDoc, CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countAllCompanies, getTotals } from '../figures/statistics/statistics.ts';
import type { CompanyField, CompanyFields, UpdateCompanyInput } from '../schemas.ts';
import { CompanyDay } from './company-day.fixtures.ts';

useTestDatabase();

const DOMAINS = ['a.com', 'b.com', 'c.com'];
const name = fc.constantFrom('Acme', 'ACME', 'Acme Ltd');
const industry = fc.constantFrom('', 'Tools', 'Machines');
const location = fc.constantFrom('', 'Oslo', 'Paris', 'Rome; Oslo');
const employees = fc.constantFrom('', '80', '120', '50-90', '1001+');
const domain = fc.constantFrom(...DOMAINS);
const field = fc.constantFrom<CompanyField>('name', 'domain', 'industry', 'locations', 'headcount');

type Step = (day: CompanyDay) => Promise<void>;

const importing = fc.record({
  rows: fc.array(fc.tuple(name, domain, industry, employees, location), { minLength: 1, maxLength: 4 }),
});
const imports = importing.map(
  ({ rows }): Step =>
    async (day) => {
      await day.import(`name,domain,industry,employees,location\n${rows.map((row) => row.join(',')).join('\n')}\n`);
    },
);

const syncing = fc.record({
  domain,
  source: fc.constantFrom('Wikidata', 'SEC'),
  value: fc.constantFrom(70, 80, 120),
  industry,
  location,
});
const syncs = syncing.map(
  ({ domain, location, industry, value, ...said }): Step =>
    async (day) => {
      const id = await findId(domain);
      const locations = location === '' ? [] : location.split('; ');
      if (id) await day.sync(id, { ...said, headcount: { value }, locations, industry });
    },
);

type Changes = Omit<UpdateCompanyInput, 'id'>;
const headcount = fc.constantFrom(null, 60, 120).map((employeeCount) => {
  return { headcount: employeeCount && { employeeCount, asOf: '2026-06-01', reason: 'Counted' } } as Changes;
});
const change = fc.oneof(
  name.map((value): Changes => ({ name: value })),
  industry.map((value): Changes => ({ industry: value })),
  location.map((value): Changes => ({ locations: value === '' ? [] : value.split('; ') })),
  headcount,
  field.map((value): Changes => ({ unlock: [value] })),
  fc.constantFrom<CompanyField>('name', 'industry', 'locations').map((value): Changes => ({ lock: [value] })),
);
const edits = fc.record({ domain, change }).map(
  ({ domain, change }): Step =>
    async (day) => {
      const id = await findId(domain);
      if (id) await day.edit(id, change);
    },
);

const decisions = fc.record({ domain, accepts: fc.boolean() }).map(
  ({ domain, accepts }): Step =>
    async (day) => {
      const id = await findId(domain);
      const fields = id && Object.values((await day.fields(id)).fields);
      const ids = fields ? fields.flatMap(({ suggestion }) => suggestion?.id ?? []) : [];
      if (id && ids.length > 0) await day.edit(id, accepts ? { acceptSuggestions: ids } : { dismissSuggestions: ids });
    },
);

async function findId(domain: string): Promise<string | null> {
  const company = await CompanyModel.findOne({ domain }, { _id: 1 }).lean();
  return company?._id.toHexString() ?? null;
}

const isKnown = (value: unknown) => value !== null && (!Array.isArray(value) || value.length > 0);

function checkOrigins({ fields }: CompanyFields): void {
  for (const [field, { value, origin }] of Object.entries(fields)) {
    if (isKnown(value)) expect(origin?.by, field).toMatch(/^(?:person|import|sync)$/);
  }
}

/** What an import or a sync may not change, by company. */
async function lockedValues(): Promise<Map<string, unknown>> {
  const companies = await CompanyModel.find().lean<CompanyDoc[]>();
  return new Map(
    companies.map((company) => {
      const { name, domain, industry, locations, aggregatedEmployeeCount } = company;
      const values = { name, domain, industry, locations, headcount: aggregatedEmployeeCount };
      return [domain, Object.fromEntries((company.locks ?? []).map((lock) => [lock, Reflect.get(values, lock)]))];
    }),
  );
}

const steps = fc.oneof(
  imports.map((run) => ({ run, isEdit: false })),
  syncs.map((run) => ({ run, isEdit: false })),
  edits.map((run) => ({ run, isEdit: true })),
  decisions.map((run) => ({ run, isEdit: true })),
);

it('no value of a day of imports, syncs and edits is without an origin, and no locked one changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 14 }), async (script) => {
      await emptyTestDatabase();
      const day = new CompanyDay();
      for (const { run, isEdit } of script) {
        const before = await lockedValues();
        await run(day);
        const after = await lockedValues();
        if (!isEdit) for (const [domain, values] of before) expect(after.get(domain)).toEqual(values);
      }
      for (const { _id } of await CompanyModel.find({}, { _id: 1 }).lean()) {
        checkOrigins(await day.fields(_id.toHexString()));
      }
      expect(await getTotals()).toMatchObject((await countAllCompanies()).get('totals') ?? {});
    }),
    { numRuns: 8 },
  );
});

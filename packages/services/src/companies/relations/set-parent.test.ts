import { CompanyChangeModel, CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { CompanyDay } from '../edit/company-day.fixtures.ts';
import { explainAggregate } from '../figures/explain-aggregate.ts';
import { countAllCompanies, getTotals } from '../figures/statistics/statistics.ts';
import { getCompany } from '../get-company.ts';
import { createCompany } from '../store/create-company.ts';
import { listSourceRecords } from '../view/list-source-records.ts';
import { findRelation } from './describe-relation.ts';
import { listSubsidiaries } from './list-subsidiaries.ts';
import { resumeRelations } from './resume-relations.ts';
import { removeParent, setParent } from './set-parent.ts';

useTestDatabase();
let day: CompanyDay;
let group: string;
let unit: string;

const create = async (name: string, domain = `${name.toLowerCase()}.com`) =>
  (await createCompany({ ctx: day.ctx, input: { name, domain } })).id;
const set = (id: string, parentId: string, note?: string) =>
  setParent({ ctx: { ...day.ctx, actor: 'person' }, input: { id, parentId, ...(note && { note }) } });
const remove = (id: string) => removeParent({ ctx: { ...day.ctx, actor: 'person' }, input: { id } });
const get = (id: string) => getCompany({ ctx: day.ctx, input: { id } });
const says = (id: string, source: string, value: number, asOf?: string) =>
  day.sync(id, { source, headcount: { value }, ...(asOf && { asOf }) });
const reasons = async (id: string) => {
  const { records } = await explainAggregate({ ctx: day.ctx, input: { id } });
  return Object.fromEntries(records.map(({ source, reason }) => [source, reason]));
};

beforeEach(async () => {
  await emptyTestDatabase();
  day = new CompanyDay();
  group = await create('Acme');
  unit = await create('Robotics');
});

async function readChangesOf(id: string): Promise<string[]> {
  const changes = await CompanyChangeModel.find({ companyId: id, kind: { $ne: 'created' } }).sort({ at: 1 });
  return changes.map(({ kind, by, details }) => {
    const [field] = (details.fields ?? []) as { before: string | null; after: string | null }[];
    if (field === undefined) return `${by.kind} ${kind} ${details.subsidiary}`;
    return `${by.kind} ${field.before ?? '—'} → ${field.after ?? '—'}`;
  });
}

async function expectCountedStatistics() {
  expect(await getTotals()).toMatchObject((await countAllCompanies()).get('totals') ?? {});
}

it('shows the relation on both and takes it back', async () => {
  const relations = await set(unit, group, 'Annual report 2025');
  expect(relations).toMatchObject({
    parent: { id: group, name: 'Acme', domain: 'acme.com', isRemoved: false, note: 'Annual report 2025' },
    ancestors: [{ id: group, name: 'Acme' }],
    subsidiaries: 0,
  });
  expect(relations.parent?.origin).toMatchObject({ by: 'person', summary: 'Entered by hand' });
  expect((await get(unit)).parent).toMatchObject({ name: 'Acme', isRemoved: false });
  expect((await get(group)).subsidiaries).toBe(1);
  const page = await listSubsidiaries({ ctx: day.ctx, input: { id: group } });
  expect(page).toMatchObject({ items: [{ id: unit, parent: { id: group } }], total: 1, nextCursor: null });
  expect(await findRelation(group, unit)).toEqual({ parentId: group, subsidiaryId: unit });
  await remove(unit);
  expect((await get(unit)).parent).toBeNull();
  expect((await get(group)).subsidiaries).toBe(0);
  expect(await findRelation(group, unit)).toBeNull();
});

describe('the headcount', () => {
  beforeEach(async () => {
    await says(group, 'Vendor', 70_000, '2026-05-01');
    await says(unit, 'Vendor', 70_000);
    await says(unit, 'Website', 410);
    await says(unit, 'Wikidata', 395);
  });

  it('leaves a figure of the parent out while the relation is there', async () => {
    await set(unit, group);
    expect((await get(unit)).aggregatedEmployeeCount).toBe(403);
    expect(await reasons(unit)).toMatchObject({ Vendor: 'not counted: counts the parent, Acme' });
    const records = await listSourceRecords({ ctx: day.ctx, input: { id: unit } });
    expect(records.map(({ source, countedParent }) => [source, countedParent])).toEqual([
      ['Vendor', 'Acme'],
      ['Website', null],
      ['Wikidata', null],
    ]);
    await expectCountedStatistics();
    await remove(unit);
    expect((await reasons(unit)).Vendor).toContain('outlier');
    await expectCountedStatistics();
  });

  it('follows what sources say of the parent later, and recognises what they said before', async () => {
    await set(unit, group);
    await says(group, 'Website', 410);
    expect(await reasons(unit)).toMatchObject({ Website: 'not counted: counts the parent, Acme' });
    await says(group, 'Vendor', 75_000);
    expect(await reasons(unit)).toMatchObject({ Vendor: 'not counted: counts the parent, Acme' });
    await expectCountedStatistics();
  });

  it('knows the group two levels up, and under the name that it has now', async () => {
    const middle = await create('Middle');
    await set(unit, middle);
    await set(middle, group);
    expect(await reasons(unit)).toMatchObject({ Vendor: 'not counted: counts a higher parent, Acme' });
    await day.edit(group, { name: 'Acme Holding' });
    expect(await reasons(unit)).toMatchObject({ Vendor: 'not counted: counts a higher parent, Acme Holding' });
    expect((await get(middle)).parent?.name).toBe('Acme Holding');
    await remove(middle);
    expect((await reasons(unit)).Vendor).toContain('outlier');
    await expectCountedStatistics();
  });

  it('is brought up to date after a kill between the relation and its figures', async () => {
    await set(unit, group);
    const after = await CompanyModel.findOne({ domain: 'robotics.com' }).lean();
    const lost = { ancestors: [], aggregatedEmployeeCount: 402 };
    await CompanyModel.collection.updateOne({ domain: 'robotics.com' }, { $set: lost });
    await CompanyModel.collection.updateOne({ domain: 'acme.com' }, { $unset: { hasSubsidiaries: 1 } });
    await resumeRelations(day.ctx);
    const { updatedAt: _, ...repaired } = (await CompanyModel.findOne({ domain: 'robotics.com' }).lean()) ?? {};
    expect({ ...after, ...repaired }).toEqual(after);
    expect((await get(group)).subsidiaries).toBe(1);
  });
});

it('refuses circles, itself, unknown companies and too many levels', async () => {
  await set(unit, group);
  await expect(set(group, group)).rejects.toThrow("Acme can't be its own parent");
  await expect(set(group, unit)).rejects.toThrow('Robotics is below Acme already; remove that relation first');
  await expect(set(group, '65f0c0ffee0000000000000a')).rejects.toMatchObject({ kind: 'not_found' });
  let lowest = unit;
  for (let level = 3; level <= 10; level++) {
    const next = await create(`Level${level}`);
    await set(next, lowest);
    lowest = next;
  }
  const extra = await create('Extra');
  await expect(set(extra, lowest)).rejects.toThrow('At most 10 companies can be above one another');
  await expect(set(group, extra)).rejects.toThrow('this would make it 11');
});

it('records who changed a parent in the histories of all three, and the same again not at all', async () => {
  const other = await create('Beta');
  await set(unit, group);
  await set(unit, group);
  await setParent({ ctx: day.ctx, input: { id: unit, parentId: other } });
  await remove(unit);
  await remove(unit);
  expect(await readChangesOf(unit)).toEqual(['person — → Acme', 'script Acme → Beta', 'person Beta → —']);
  expect(await readChangesOf(group)).toEqual([
    'person subsidiary_added Robotics',
    'script subsidiary_removed Robotics',
  ]);
  expect(await readChangesOf(other)).toEqual([
    'script subsidiary_added Robotics',
    'person subsidiary_removed Robotics',
  ]);
});

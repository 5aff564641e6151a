import { CompanyChangeModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { CompanyDay } from '../edit/company-day.fixtures.ts';
import { getTrend } from '../figures/get-trend.ts';
import { getCompany } from '../get-company.ts';
import { listCompanies } from '../search/list-companies.ts';
import { createCompany } from '../store/create-company.ts';
import { dismissDisagreement, reopenDisagreement } from './dismiss-disagreement.ts';
import { getDisagreement, listDisagreements } from './list-disagreements.ts';
import { preferSource, removePreferredSource } from './prefer-source.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

let day: CompanyDay;
beforeEach(() => {
  day = new CompanyDay();
});

/** A company with a figure of each source, by its name. */
async function track(name: string, figures: Record<string, number>, asOf = '2026-06-01'): Promise<string> {
  const { id } = await createCompany({ ctx: day.ctx, input: { name, domain: `${name.toLowerCase()}.com` } });
  for (const [source, value] of Object.entries(figures)) await say(id, source, value, asOf);
  return id;
}

const say = (id: string, source: string, value: number, asOf: string) =>
  day.sync(id, { source, headcount: { value }, asOf });
const names = async (state: 'open' | 'decided' = 'open') =>
  (await listDisagreements({ ctx: day.ctx, input: { state } })).items.map(({ name }) => name);
const get = (id: string) => getDisagreement({ ctx: day.ctx, input: { id } });
const prefer = (id: string, source: string, reason?: string) =>
  preferSource({ ctx: day.ctx, input: { id, source, ...(reason && { reason }) } });
const dismiss = async (id: string) =>
  dismissDisagreement({ ctx: day.ctx, input: { id, state: (await get(id)).state, reason: 'Both are right' } });
const headcount = async (id: string) => (await getCompany({ ctx: day.ctx, input: { id } })).aggregatedEmployeeCount;

describe('the queue of disagreement', () => {
  it('has those with the most people in dispute first, and none with a small spread or one exact figure', async () => {
    await track('Small', { A: 100, B: 300 });
    await track('Large', { A: 40_000, B: 60_000 });
    await track('Middle', { A: 1000, B: 1500 });
    await track('Close', { A: 100_000, B: 120_000 });
    await track('Alone', { A: 5000 });
    expect(await names()).toEqual(['Large', 'Middle', 'Small']);
    const first = await listDisagreements({ ctx: day.ctx, input: { limit: 2 } });
    expect(first.items.map(({ disputed, spread }) => [disputed, spread])).toEqual([
      [20_000, 40],
      [500, 40],
    ]);
    const cursor = first.nextCursor ?? '';
    const rest = await listDisagreements({ ctx: day.ctx, input: { limit: 2, cursor } });
    expect([first.total, rest.items.map(({ name }) => name), rest.nextCursor]).toEqual([3, ['Small'], null]);
    await expect(listDisagreements({ ctx: day.ctx, input: { state: 'decided', cursor } })).rejects.toThrow('cursor');
  });

  it('marks the same companies in a list that includes it, with the number of sources', async () => {
    await track('Near', { A: 100, B: 120 });
    await track('Far', { A: 100, B: 300, C: 110 });
    const left = await track('Left', { A: 100, B: 300 });
    const preferred = await track('Preferred', { A: 100, B: 300 });
    await dismiss(left);
    await prefer(preferred, 'A');
    const list = (include?: ['disagreement']) =>
      listCompanies({ ctx: day.ctx, input: { sort: 'name', ...(include && { include }) } });
    const { items } = await list(['disagreement']);
    expect(items.map(({ name, disagreement }) => [name, disagreement])).toEqual([
      ['Far', { sources: 3, people: 200 }],
      ['Left', null],
      ['Near', null],
      ['Preferred', null],
    ]);
    expect(await names()).toEqual(['Far']);
    expect((await list()).items[0]).not.toHaveProperty('disagreement');
  });

  it('leaves a dismissed case out until a figure changes, not when it is confirmed', async () => {
    const id = await track('Acme', { A: 100, B: 300 });
    const seen = (await get(id)).state;
    expect((await dismiss(id)).decision).toMatchObject({ kind: 'dismissed', reason: 'Both are right' });
    await say(id, 'B', 300, '2026-06-10');
    expect([await names(), await names('decided')]).toEqual([[], ['Acme']]);
    await say(id, 'B', 320, '2026-06-11');
    expect([await names(), await names('decided')]).toEqual([['Acme'], []]);
    await expect(dismissDisagreement({ ctx: day.ctx, input: { id, state: seen } })).rejects.toThrow(
      'The figures of Acme have changed; look at them again',
    );
    await dismiss(id);
    await reopenDisagreement({ ctx: day.ctx, input: { id } });
    expect(await names()).toEqual(['Acme']);
  });

  it('leaves out a case that is dismissed just when a figure has become too old by its age', async () => {
    const id = await track('Acme', { A: 100, B: 300 });
    await say(id, 'C', 900, '2024-06-16');
    const ctx = createContext({ now: () => new Date('2026-06-17T10:00:00Z') });
    const { state } = await getDisagreement({ ctx, input: { id } });
    expect(await dismissDisagreement({ ctx, input: { id, state } })).toMatchObject({
      decision: { kind: 'dismissed' },
      disputed: 200,
    });
  });

  it('leaves out what a typed headcount has decided', async () => {
    const id = await track('Acme', { A: 100, B: 300 });
    await day.edit(id, { headcount: { employeeCount: 120, asOf: '2026-06-01', reason: 'Annual report' } });
    expect([await names(), await names('decided')]).toEqual([[], ['Acme']]);
    expect((await get(id)).decision).toMatchObject({ kind: 'typed', reason: 'Annual report' });
    await expect(prefer(id, 'A')).rejects.toThrow('The headcount of Acme is typed and locked; unlock it first');
    await day.edit(id, { headcount: null });
    expect(await names()).toEqual(['Acme']);
  });
});

describe('a preferred source', () => {
  it('is the headcount as it changes, until it is taken back; both are in the history', async () => {
    const id = await track('Acme', { A: 100, B: 300 });
    expect(await prefer(id, 'b', 'Audited')).toMatchObject({
      headcount: 300,
      headcountByRule: 200,
      disputed: 200,
      decision: { kind: 'preferred', source: 'B', reason: 'Audited' },
    });
    expect((await day.fields(id)).fields.headcount).toMatchObject({
      origin: { source: 'B', summary: 'From B, which is preferred here' },
      preferredSource: { source: 'B', reason: 'Audited' },
    });
    expect([await names(), await names('decided')]).toEqual([[], ['Acme']]);
    await say(id, 'B', 330, '2026-06-11');
    expect(await headcount(id)).toBe(330);
    expect((await getTrend({ ctx: day.ctx, input: { id } })).aggregate.at(-1)?.value).toBe(330);
    await prefer(id, 'B', 'Audited');
    await removePreferredSource({ ctx: day.ctx, input: { id } });
    expect(await headcount(id)).toBe(215);
    expect(await names()).toEqual(['Acme']);
    const changes = await CompanyChangeModel.find({ kind: 'edited' }).sort({ at: 1 }).lean();
    expect(changes.map(({ details }) => details)).toEqual([
      { fields: [{ field: 'preferredSource', before: null, after: 'B' }], reason: 'Audited' },
      { fields: [{ field: 'preferredSource', before: 'B', after: null }] },
    ]);
    await expect(prefer(id, 'C')).rejects.toThrow('C gives no headcount of Acme');
  });
});

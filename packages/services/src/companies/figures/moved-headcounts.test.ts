import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { CompanyDay } from '../edit/company-day.fixtures.ts';
import { listMovedHeadcounts } from './moved-headcounts.ts';

useTestDatabase();

let day: CompanyDay;
beforeEach(async () => {
  await emptyTestDatabase();
  day = new CompanyDay();
  await imported('2026-05-01', 'Acme,acme.com,100,100', 'Bolt,bolt.com,50,50', 'Dorn,dorn.com,70,70');
  await imported(
    '2026-06-10',
    'Acme,acme.com,300,310',
    'Bolt,bolt.com,40,40',
    'Cora,cora.com,90,90',
    'Dorn,dorn.com,70,70',
  );
});

/** The figures of a day, of Apollo and of Wikidata. */
const imported = (asOf: string, ...rows: string[]) =>
  day.import(
    ['Company,Domain,Industry,Employees (Apollo),Employees (Wikidata),As of']
      .concat(rows.map((row) => row.replace(/^([^,]+,[^,]+),(.+)$/, `$1,Tools,$2,${asOf}`)))
      .join('\n'),
  );

const moved = (since: string, limit?: number) =>
  listMovedHeadcounts({ ctx: day.ctx, input: { since, ...(limit !== undefined && { limit }) } });

describe('headcounts that moved', () => {
  it('are those that differ from the day before, the largest move first, with the sources behind it', async () => {
    const { items, total, totalIsCapped } = await moved('2026-06-01');
    expect(items.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['Acme', 100, 305],
      ['Bolt', 50, 40],
    ]);
    expect(items[0]?.changes).toEqual([
      { source: 'Wikidata', from: 100, to: 310, asOf: '2026-06-10T00:00:00.000Z' },
      { source: 'Apollo', from: 100, to: 300, asOf: '2026-06-10T00:00:00.000Z' },
    ]);
    expect({ total, totalIsCapped }).toEqual({ total: 2, totalIsCapped: false });
  });

  it('count from the beginning of the day, so that a change of that day is not missed', async () => {
    expect((await moved('2026-06-10')).total).toBe(2);
    expect((await moved('2026-06-11')).total).toBe(0);
  });

  it('leave out a company that had no headcount before', async () => {
    expect((await moved('2026-04-01')).items).toEqual([]);
  });

  it('are cut at the limit, and still counted', async () => {
    const { items, total } = await moved('2026-06-01', 1);
    expect([items.map(({ name }) => name), total]).toEqual([['Acme'], 2]);
  });

  it('are refused for a day to come', async () => {
    await expect(moved('2026-07-01')).rejects.toThrow('since must be a day in the past, or today');
  });
});

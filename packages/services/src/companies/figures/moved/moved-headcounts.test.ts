import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../settings/index.ts';
import { CompanyDay } from '../../edit/company-day.fixtures.ts';
import { changeSettings } from '../../index.ts';
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

  it('name a figure that got too old', async () => {
    const header = 'Company,Domain,Industry,Employees (Apollo),Employees (Wikidata),Employees (Lusha),As of';
    await day.import([header, 'Edda,edda.com,Tools,,,160,2024-06-10'].join('\n'));
    await day.import([header, 'Edda,edda.com,Tools,100,110,,2026-05-01'].join('\n'));
    const { items } = await moved('2026-06-01');
    const edda = items.find(({ name }) => name === 'Edda');
    expect(edda).toMatchObject({ from: 110, to: 105, changes: [] });
    expect(edda?.figures).toEqual([
      {
        source: 'Lusha',
        before: '160',
        now: '160',
        counted: true,
        counts: false,
        reasonCode: 'too_old',
        reason: 'not counted: June 2024',
      },
    ]);
  });

  it('name the figures behind them alone: one that counts on neither day has moved nothing', async () => {
    const { items } = await moved('2026-06-01');
    expect(items[0]?.figures.map(({ source, before, now, counts }) => [source, before, now, counts])).toEqual([
      ['Wikidata', '100', '310', true],
      ['Apollo', '100', '300', true],
    ]);
    const [id = ''] = items.map((item) => item.id);
    await day.sync(id, { source: 'Register', headcount: { value: 4_000 }, asOf: '2026-06-11' });
    const [acme] = (await moved('2026-06-01')).items;
    expect(acme?.figures.map(({ source }) => source)).toEqual(['Wikidata', 'Apollo']);
  });

  it('name the range that a source states now', async () => {
    const header = 'Company,Domain,Industry,Employees (Apollo),As of';
    await day.import([header, 'Fenn,fenn.com,Tools,11-50,2026-05-01'].join('\n'));
    await day.import([header, 'Fenn,fenn.com,Tools,201-500,2026-06-10'].join('\n'));
    await changeSettings({ ctx: day.ctx, input: { ...DEFAULT_SETTINGS, minimumSources: 1 } });
    const fenn = (await moved('2026-06-01')).items.find(({ name }) => name === 'Fenn');
    expect(fenn?.figures).toMatchObject([{ source: 'Apollo', before: '11–50', now: '201–500' }]);
  });

  it('are refused for a day to come', async () => {
    await expect(moved('2026-07-01')).rejects.toThrow('since must be a day in the past, or today');
  });
});

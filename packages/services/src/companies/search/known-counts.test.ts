import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CompanyDay } from '../edit/company-day.fixtures.ts';
import { withWriteSession } from '../store/write-session/write-session.ts';
import { keepCount } from './known-counts.ts';
import { listCompanies } from './list-companies.ts';

useTestDatabase();

const MANY = 2_400;
let condition = 0;

beforeEach(async () => {
  await emptyTestDatabase();
  await withWriteSession(async () => undefined);
  condition += 1;
});

function counting(result: number) {
  const count = vi.fn(async () => result);
  return { count, ask: () => keepCount(`test ${condition}`, count) };
}

describe('a count of many', () => {
  it('is read again only when a session has written', async () => {
    const { count, ask } = counting(MANY);
    // The first one does not know the state in which it was counted.
    await ask();
    await ask();
    expect(count).toHaveBeenCalledTimes(2);
    expect(await ask()).toBe(MANY);
    expect(count).toHaveBeenCalledTimes(2);
    await withWriteSession(async () => undefined);
    await ask();
    await ask();
    expect(count).toHaveBeenCalledTimes(3);
  });

  it('is not kept while a session writes, or when one wrote meanwhile', async () => {
    const { count, ask } = counting(MANY);
    await ask();
    await withWriteSession(async () => {
      await ask();
      await ask();
    });
    expect(count).toHaveBeenCalledTimes(3);
    count.mockImplementationOnce(async () => {
      await withWriteSession(async () => undefined);
      return MANY;
    });
    await ask();
    await ask();
    expect(count).toHaveBeenCalledTimes(5);
    await ask();
    expect(count).toHaveBeenCalledTimes(5);
  });

  it('of few is read each time', async () => {
    const { count, ask } = counting(10);
    for (let i = 0; i < 4; i += 1) await ask();
    expect(count).toHaveBeenCalledTimes(4);
  });
});

it('a search says the total of this moment, whoever has written', async () => {
  const day = new CompanyDay();
  const total = async (q: string) => (await listCompanies({ ctx: day.ctx, input: { q, limit: 1 } })).total;
  const rows = Array.from({ length: MANY }, (_, i) => `Common ${i},common${i}.com,Tools`);
  await day.import(['Company,Domain,Industry', ...rows].join('\n'));
  for (let i = 0; i < 3; i += 1) expect(await total('common')).toBe(MANY);
  await day.import('Company,Domain,Industry\nCommon Sense,sense.com,Tools');
  for (let i = 0; i < 3; i += 1) expect(await total('common')).toBe(MANY + 1);
});

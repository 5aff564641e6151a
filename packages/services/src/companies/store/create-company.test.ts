import { CompanyModel, WriteLockModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { explainAggregate } from '../figures/explain-aggregate.ts';
import { countAllCompanies, getTotals } from '../figures/statistics.ts';
import { getCompany, listSourceRecords } from '../get-company.ts';
import { getImportProgress } from '../import/get-progress.ts';
import { createCompany } from './create-company.ts';
import { recoverWriteLock, withWriteSession } from './write-session.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const ctx = createContext({ now: () => new Date('2026-06-15T10:00:00Z') });
const create = (domain: string, name = 'Acme') => createCompany({ ctx, input: { name, domain, industry: 'Tools' } });

describe('createCompany', () => {
  it.each([
    ['https://www.Acme.com/about?x=1', 'acme.com'],
    ['ACME.COM.', 'acme.com'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
    ['acme.co.uk', 'acme.co.uk'],
  ])('stores %s as %s', async (typed, domain) => expect((await create(typed)).domain).toBe(domain));

  it.each(['gmail.com', '127.0.0.1', '2130706433', 'localhost.', 'co.uk', 'anna@acme.com', 'acme'])(
    'refuses %s and says what would be right',
    async (typed) => {
      await expect(create(typed)).rejects.toMatchObject({ kind: 'invalid', issues: [{ path: ['domain'] }] });
      expect(await CompanyModel.countDocuments()).toBe(0);
    },
  );

  it('refuses a domain that is tracked, in any spelling, and names the company', async () => {
    await create('acme.com', 'Acme Ltd');
    await expect(create('http://WWW.acme.com')).rejects.toThrow('acme.com is already tracked as Acme Ltd');
  });

  it('makes one company when several ask at once', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => create('acme.com')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await getTotals()).companies).toBe(1);
  });

  it('knows no number of employees: unknown, never 0', async () => {
    const { id } = await create('acme.com');
    expect(await getCompany({ ctx, input: { id } })).toMatchObject({
      aggregatedEmployeeCount: null,
      dataQuality: 'low',
      locations: [],
      sourceCount: 0,
    });
    expect(await listSourceRecords({ ctx, input: { id } })).toEqual([]);
    expect(await explainAggregate({ ctx, input: { id } })).toMatchObject({
      aggregatedEmployeeCount: null,
      records: [],
    });
  });
});

describe('what does not exist', () => {
  it('is said in words', async () => {
    const id = '0123456789abcdef01234567';
    await expect(getCompany({ ctx, input: { id } })).rejects.toMatchObject({ kind: 'not_found' });
    const importId = '7b1f8a3e-0000-4000-8000-000000000000';
    await expect(getImportProgress({ ctx, input: { importId } })).rejects.toMatchObject({ kind: 'not_found' });
  });
});

describe('write session', () => {
  const statisticsAreRight = async () => {
    const counted = (await countAllCompanies()).get('totals')?.companies ?? 0;
    expect((await getTotals()).companies).toBe(counted);
  };

  it('counts anew after a session that died between the write and the count', async () => {
    await create('acme.com');
    await CompanyModel.collection.insertOne({
      ...(await stored('acme.com')),
      domain: 'lost.com',
      _id: undefined,
    } as never);
    const died = { token: 'x', host: 'this-host-is-gone', pid: 1, instance: 'x' };
    await WriteLockModel.updateOne({ _id: 'companies' }, { holder: died, expiresAt: new Date(0) });
    await recoverWriteLock();
    expect((await getTotals()).companies).toBe(2);
    await statisticsAreRight();
    expect((await WriteLockModel.findById('companies').lean())?.holder).toBeNull();
  });

  it('counts anew after a session that failed half-way', async () => {
    const failing = withWriteSession(async (session) => {
      await CompanyModel.collection.insertOne({
        domain: 'half.com',
        records: [],
        locations: [],
        dataQuality: 'low',
      } as never);
      session.recordChange(null, { records: [], locations: [], dataQuality: 'low', aggregatedEmployeeCount: null });
      throw new Error('the write after it failed');
    });
    await expect(failing).rejects.toThrow('the write after it failed');
    await create('next.com');
    expect((await getTotals()).companies).toBe(2);
    await statisticsAreRight();
  });

  it('counts anew after a session that lost the lock wrote on', async () => {
    await create('acme.com');
    const losing = withWriteSession(async (session) => {
      const other = { token: 'other', host: 'another-host', pid: 1, instance: 'other' };
      await WriteLockModel.updateOne({ _id: 'companies' }, { holder: other, expiresAt: new Date(Date.now() + 60_000) });
      await CompanyModel.collection.insertOne({
        ...(await stored('acme.com')),
        domain: 'late.com',
        _id: undefined,
      } as never);
      session.recordChange(null, { records: [], locations: [], dataQuality: 'low', aggregatedEmployeeCount: null });
    });
    await expect(losing).rejects.toMatchObject({ kind: 'unavailable' });
    await expect.poll(async () => (await WriteLockModel.findById('companies').lean())?.needsRecount).toBe(true);
    await WriteLockModel.updateOne({ _id: 'companies' }, { holder: null });
    await recoverWriteLock();
    expect((await getTotals()).companies).toBe(2);
    await statisticsAreRight();
  });

  it('counts anew with more locations than one command can name', async () => {
    await create('acme.com');
    const place = (i: number) => `${String(i).padStart(6, '0')} ${'x'.repeat(280)}`;
    const company = (await stored('acme.com')) ?? {};
    const crowded = Array.from({ length: 3200 }, (_, n) => ({
      ...company,
      _id: undefined,
      domain: `crowded-${n}.com`,
      locations: Array.from({ length: 20 }, (_, i) => place(n * 20 + i)),
    }));
    await CompanyModel.collection.insertMany(crowded as never[]);
    const died = { token: 'x', host: 'this-host-is-gone', pid: 1, instance: 'x' };
    await WriteLockModel.updateOne({ _id: 'companies' }, { holder: died, expiresAt: new Date(0) });
    await create('next.com');
    expect((await getTotals()).companies).toBe(3202);
  }, 60_000);

  async function stored(domain: string) {
    return CompanyModel.collection.findOne({ domain });
  }
});

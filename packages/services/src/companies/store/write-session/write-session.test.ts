import { CompanyModel, WriteLockModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createContext } from '../../../shared/context.ts';
import { countAllCompanies, getTotals } from '../../figures/statistics/statistics.ts';
import { createCompany } from '../create-company.ts';
import { readWriteVersion } from './write-lock.ts';
import { recoverWriteLock, withWriteSession } from './write-session.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const ctx = createContext();
const create = (domain: string) => createCompany({ ctx, input: { name: 'Acme', domain, industry: 'Tools' } });

describe('write session', () => {
  const statisticsAreRight = async () => {
    const counted = (await countAllCompanies()).get('totals')?.companies ?? 0;
    expect((await getTotals()).companies).toBe(counted);
  };

  it('moves the version that screens watch, whoever writes', async () => {
    const before = await readWriteVersion();
    await create('acme.com');
    const after = await readWriteVersion();
    expect(after).not.toBe(before);
    expect(await readWriteVersion()).toBe(after);
    await expect(withWriteSession(() => Promise.reject(new Error('half-way')))).rejects.toThrow('half-way');
    await vi.waitFor(async () => expect(await readWriteVersion()).not.toBe(after), 60_000);
  });

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
    // Together more than the 16 MB of one command.
    const place = (i: number) => `${String(i).padStart(6, '0')} ${'x'.repeat(4000)}`;
    const company = (await stored('acme.com')) ?? {};
    const crowded = Array.from({ length: 220 }, (_, n) => ({
      ...company,
      _id: undefined,
      domain: `crowded-${n}.com`,
      locations: Array.from({ length: 20 }, (_, i) => place(n * 20 + i)),
    }));
    await CompanyModel.collection.insertMany(crowded as never[]);
    const died = { token: 'x', host: 'this-host-is-gone', pid: 1, instance: 'x' };
    await WriteLockModel.updateOne({ _id: 'companies' }, { holder: died, expiresAt: new Date(0) });
    await create('next.com');
    expect((await getTotals()).companies).toBe(222);
  });

  async function stored(domain: string) {
    return CompanyModel.collection.findOne({ domain });
  }
});

import { CompanyModel, CompanyWriteModel, WriteLockModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import type { CompanyFilter } from '../filter/index.ts';
import { listCompanies } from '../search/list-companies.ts';
import { createCompany } from '../store/create-company.ts';
import { withWriteSession } from '../store/write-session/write-session.ts';
import { setCompanyTags } from '../tags/set-company-tags.ts';
import { refreshColumns } from './column-store.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const ctx = createContext();
const TOOLS: CompanyFilter = { field: 'industry', op: 'is', value: 'tools' };
const create = (domain: string) => createCompany({ ctx, input: { name: domain, domain, industry: 'Tools' } });

async function found(filter: CompanyFilter = TOOLS): Promise<string[]> {
  const { items, total } = await listCompanies({ ctx, input: { filter, sort: 'name' } });
  expect(total).toBe(items.length);
  return items.map(({ domain }) => domain);
}

describe('a filtered list', () => {
  it('has every write that has returned, however many are made and read at once', async () => {
    expect(await found()).toEqual([]);
    const domains = Array.from({ length: 12 }, (_, at) => `c${at}.com`);
    await Promise.all(
      domains.map(async (domain) => {
        const { id } = await create(domain);
        expect(await found()).toContain(domain);
        await setCompanyTags({ ctx, input: { id, tags: [domain] } });
        expect(await found({ field: 'tag', op: 'anyOf', value: [domain] })).toEqual([domain]);
      }),
    );
    expect(await found()).toEqual(domains.toSorted());
  });

  it('has what a killed process has written, before another one writes', async () => {
    const { id } = await create('acme.com');
    expect(await found()).toEqual(['acme.com']);
    await writeAndDie({ domain: 'acme.com' }, { industry: 'Machines' });
    expect(await found()).toEqual([]);
    await writeAndDie({ domain: 'acme.com' }, null);
    expect(await found({ field: 'industry', op: 'is', value: 'machines' })).toEqual([]);
    expect(await CompanyModel.exists({ _id: id })).toBeNull();
  });

  it('has what a session wrote that failed half-way', async () => {
    await create('acme.com');
    expect(await found()).toEqual(['acme.com']);
    const failing = withWriteSession(async () => {
      await CompanyModel.updateOne({ domain: 'acme.com' }, { industry: 'Machines' });
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    await expect.poll(() => found()).toEqual([]);
  });

  it('is read again as a whole when the records of writes may have expired, and from another database', async () => {
    await create('acme.com');
    const now = Date.now();
    const first = await refreshColumns(null, now);
    await create('other.com');
    const second = await refreshColumns(first, now);
    expect(second.columns).toBe(first.columns);
    expect(second.columns.ids.size).toBe(2);
    await CompanyWriteModel.deleteMany({});
    const later = await refreshColumns(second, now + 20 * 60 * 60_000);
    expect(later.columns).not.toBe(second.columns);
    await WriteLockModel.updateOne({}, { epoch: 'another' });
    expect((await refreshColumns(later, later.refreshedAt)).columns).not.toBe(later.columns);
  });

  it('leaves a gone company out, and still fills its page', async () => {
    for (const domain of ['a.com', 'b.com', 'c.com']) await create(domain);
    expect(await found()).toEqual(['a.com', 'b.com', 'c.com']);
    await CompanyModel.deleteOne({ domain: 'b.com' });
    const { items } = await listCompanies({ ctx, input: { filter: TOOLS, sort: 'name', limit: 2 } });
    expect(items.map(({ domain }) => domain)).toEqual(['a.com', 'c.com']);
  });

  it('refuses the cursor of another filter', async () => {
    for (const domain of ['a.com', 'b.com']) await create(domain);
    const { nextCursor } = await listCompanies({ ctx, input: { filter: TOOLS, limit: 1 } });
    const cursor = nextCursor ?? '';
    const filter: CompanyFilter = { field: 'industry', op: 'isNotEmpty' };
    await expect(listCompanies({ ctx, input: { filter, limit: 1, cursor } })).rejects.toMatchObject({
      kind: 'invalid',
    });
    await expect(listCompanies({ ctx, input: { limit: 1, cursor } })).rejects.toMatchObject({ kind: 'invalid' });
    expect((await listCompanies({ ctx, input: { filter: TOOLS, limit: 1, cursor } })).items).toHaveLength(1);
  });
});

/** A process that wrote and was killed before it released the lock. */
async function writeAndDie(filter: { domain: string }, update: { industry: string } | null): Promise<void> {
  const died = { token: 'x', host: 'this-host-is-gone', pid: 1, instance: 'x' };
  await WriteLockModel.updateOne({ _id: 'companies' }, { holder: died, expiresAt: new Date(0) });
  if (update === null) await CompanyModel.deleteOne(filter);
  else await CompanyModel.updateOne(filter, update);
}

import { CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import type { CompanyBatch } from '../csv/read-companies.ts';
import { createCompany } from '../store/create-company.ts';
import { ownersOfAliases, ReadAhead } from './read-ahead.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const ctx = createContext();

function batchOf(...domains: string[]): CompanyBatch {
  return { rows: domains.map((domain) => ({ domain })), failures: [], bytesRead: 0 } as never;
}

async function* batches(...all: CompanyBatch[]) {
  yield* all;
}

const readAhead = (...all: CompanyBatch[]) => new ReadAhead({ batches: () => batches(...all) as never });

describe('ReadAhead', () => {
  it('reads a batch with its companies while the one before is at work', async () => {
    await createCompany({ ctx, input: { name: 'Two', domain: 'two.com' } });
    let begun = 0;
    async function* counted() {
      for (const domain of ['one.com', 'two.com', 'three.com']) {
        begun++;
        yield batchOf(domain);
      }
    }
    const ahead = new ReadAhead({ batches: () => counted() as never });
    expect((await ahead.next())?.batch.rows).toMatchObject([{ domain: 'one.com' }]);
    expect(begun).toBe(2);
    const second = await ahead.next();
    expect((await second?.stored)?.get('two.com')).toMatchObject({ name: 'Two' });
    expect(begun).toBe(3);
    expect(await ahead.next()).not.toBeNull();
    expect(await ahead.next()).toBeNull();
  });

  it('looks again for companies that another writer may have changed since', async () => {
    await createCompany({ ctx, input: { name: 'Two', domain: 'two.com' } });
    const ahead = readAhead(batchOf('one.com'), batchOf('two.com'));
    await (await ahead.next())?.stored;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await CompanyModel.updateOne({ domain: 'two.com' }, { $set: { name: 'Two Ltd' } });
    ahead.reload();
    expect((await (await ahead.next())?.stored)?.get('two.com')).toMatchObject({ name: 'Two Ltd' });
  });

  it('throws where a batch can not be read, in the call that asks for it', async () => {
    async function* broken() {
      yield batchOf('one.com');
      throw new Error('Line 7 is broken');
    }
    const ahead = new ReadAhead({ batches: () => broken() as never });
    await ahead.next();
    await expect(ahead.next()).rejects.toThrow('Line 7 is broken');
  });

  it('knows the owner of each alias, and none of a company under its own domain', async () => {
    await createCompany({ ctx, input: { name: 'One', domain: 'one.com' } });
    await CompanyModel.updateOne({ domain: 'one.com' }, { $set: { aliases: ['uno.com'] } });
    const batch = await readAhead(batchOf('one.com', 'uno.com', 'other.com')).next();
    const owners = ownersOfAliases((await batch?.stored) ?? new Map());
    expect([...owners].map(([alias, { domain }]) => [alias, domain])).toEqual([['uno.com', 'one.com']]);
  });
});

import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany } from '../store/create-company.ts';
import { CompanyDay } from './company-day.fixtures.ts';
import { editCompany } from './edit-company.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const FILE = 'name,domain,industry,source,employees,as of\nAcme,acme.com,Tools,Entered by hand,999,2026-05-31\n';
const TYPED = { employeeCount: 50, asOf: '2026-01-31', reason: 'Counted them' };

describe('a file with a source named as what a user types', () => {
  let day: CompanyDay;
  let id: string;
  const edit = async (input: object) =>
    editCompany({ ctx: day.ctx, input: { id, ...input, etag: (await day.fields(id)).etag } });
  const sources = async () =>
    (await day.fields(id)).fields.headcount.sources.map(({ text, origin }) => [text.replace(/\D/g, ''), origin.by]);

  beforeEach(async () => {
    day = new CompanyDay();
    id = (await createCompany({ ctx: day.ctx, input: { name: 'Acme', domain: 'acme.com' } })).id;
  });

  it('speaks for itself: what is typed afterwards stays the locked headline', async () => {
    await day.import(FILE);
    expect(await sources()).toEqual([['999', 'import']]);
    await edit({ headcount: TYPED });
    expect((await day.fields(id)).fields.headcount).toMatchObject({ value: 50, locked: true });
    expect((await sources()).toSorted()).toEqual([
      ['50', 'person'],
      ['999', 'import'],
    ]);
  });

  it('never replaces what was typed, locked or not', async () => {
    await edit({ headcount: TYPED });
    await edit({ unlock: ['headcount'] });
    await day.import(FILE);
    expect((await sources()).toSorted()).toEqual([
      ['50', 'person'],
      ['999', 'import'],
    ]);
    expect((await day.fields(id)).fields.headcount.typed?.employeeCount).toBe(50);
  });

  it('adds nothing when it repeats what was typed, as an export of this workspace does', async () => {
    await edit({ headcount: TYPED });
    await day.import(FILE.replace('999', '50'));
    expect(await sources()).toEqual([['50', 'person']]);
  });
});

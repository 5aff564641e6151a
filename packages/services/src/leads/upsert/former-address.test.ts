import { LeadModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { AT, contextWithKey } from '../../shared/saved-people.fixtures.ts';
import { addSuppressions } from '../../suppression/index.ts';
import { leadDoc } from '../store/leads.fixtures.ts';
import { upsertLeads } from './upsert-leads.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});

const FORMER = 'marta@old.example';

it('an import updates no lead whose former address is suppressed', async () => {
  const keys = [`email:${FORMER}`, 'email:marta@new.example'];
  const { _id } = await LeadModel.create(leadDoc({ email: 'marta@new.example', keys }));
  await addSuppressions(ctx, [[{ kind: 'email', value: FORMER }]], '');
  const values = {
    firstName: 'Marta',
    lastName: 'Oliveira',
    email: 'marta@new.example',
    company: 'Acme',
    title: 'CEO',
    linkedinUrl: null,
    phone: null,
    location: null,
    industry: null,
  };
  const row = { line: 2, values, organizationDomain: null, keys: ['email:marta@new.example'] };
  const upserted = await upsertLeads(ctx, { source: 'sheet', listId: 'l', rows: [row] } as never);
  expect(upserted.map(({ outcome }) => outcome)).toEqual(['suppressed']);
  expect((await LeadModel.findById(_id).lean())?.title).toBeNull();
});

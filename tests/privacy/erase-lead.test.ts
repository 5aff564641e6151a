import { LeadModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { erasePersonalData } from '@workbench/services/privacy';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { changeLead } from '../../packages/services/src/leads/store/change-lead.ts';
import { putLead } from '../../packages/services/src/leads/store/leads.fixtures.ts';
import { AT, contextWithKey } from '../../packages/services/src/shared/saved-people.fixtures.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);
beforeEach(emptyTestDatabase);

const MARTA = 'marta@acme.example';

it('an erased value does not come back with a step that had read a lead before', async () => {
  const dismissed = [{ field: 'email', value: MARTA }];
  const known = await putLead({ firstName: 'Ida', email: 'ida@acme.example', dismissed });
  const subject = { identifiers: [MARTA], name: '', company: '', confirmed: [], reason: '' };
  expect((await erasePersonalData({ ctx, input: subject })).leftovers).toEqual([]);
  await changeLead(known._id.toHexString(), () => ({ title: 'COO' }), AT, known);
  const lead = await LeadModel.findOne().lean();
  expect(lead).toMatchObject({ firstName: 'Ida', title: 'COO', email: 'ida@acme.example' });
  expect(JSON.stringify(lead)).not.toContain(MARTA);
});

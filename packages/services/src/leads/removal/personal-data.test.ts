import { LeadModel, LeadRowModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { PersonQuery } from '../../shared/personal-data/types.ts';
import { AT, contextWithKey, ignoreChanges } from '../../shared/saved-people.fixtures.ts';
import { putLead } from '../store/leads.fixtures.ts';
import { leadPersonalData } from './personal-data.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);
beforeEach(emptyTestDatabase);

const MARTA = 'marta@acme.example';
const byMail: PersonQuery = { identifiers: [{ kind: 'email', value: MARTA }], name: null, company: null };
const holder = (place: string) => {
  const found = leadPersonalData(ignoreChanges).find((one) => one.category === place);
  if (found === undefined) throw new Error(`Nobody holds ${place}`);
  return found;
};
const candidate = {
  id: '1',
  step: 'pdl_search',
  source: 'pdl',
  confidence: 0.5,
  organizationDomain: null,
  reason: 'Same name',
  at: AT,
};
const row = (line: number, cells: string[], parts: object = {}) =>
  LeadRowModel.create({
    _id: `list:${line}`,
    listId: 'list',
    line,
    cells,
    keys: [],
    leadId: null,
    problem: 'No name',
    ...parts,
  });

async function eraseAll(query: PersonQuery): Promise<void> {
  for (const place of ['leads', 'matches of other leads', 'imported rows']) {
    const records = await holder(place).find(ctx, query);
    await holder(place).erase(
      ctx,
      records.map(({ id }) => id),
      query,
    );
  }
}

describe('what leads hold on a person', () => {
  it('is found by any spelling of an address; by a former one or by the name alone it may be another person', async () => {
    await putLead({ email: 'Marta+news@ACME.example' });
    await putLead({ firstName: 'Ida', email: 'new@acme.example', keys: [`email:${MARTA}`] });
    await putLead({ firstName: 'Bob' });
    const found = await holder('leads').find(ctx, byMail);
    expect(found.map(({ match }) => match)).toEqual(['identifier', 'name']);
    const named = await holder('leads').find(ctx, { identifiers: [], name: 'Marta Oliveira', company: null });
    expect(named).toMatchObject([{ match: 'name', label: 'Marta Oliveira' }]);
  });

  it('is gone after erasing: leads, their rows, rows that never became a lead, and matches of others', async () => {
    const lead = await putLead({ email: MARTA });
    const other = await putLead({
      firstName: 'Ida',
      candidates: [
        { ...candidate, values: { email: MARTA } },
        { ...candidate, id: '2', values: {} },
      ],
      log: [
        {
          step: 'pdl_search',
          source: 'pdl',
          outcome: 'review',
          message: `Is it ${MARTA}?`,
          credits: 0,
          at: AT,
          durationMs: 1,
        },
      ],
    });
    await row(2, ['Marta', MARTA], { leadId: lead._id, problem: null, keys: [`email:${MARTA}`] });
    await row(3, ['', `Marta <${MARTA}>`]);
    await row(4, ['Ida', 'ida@acme.example', `asked by ${MARTA}`], { leadId: other._id, problem: null });
    await eraseAll(byMail);
    const left = JSON.stringify([await LeadModel.find().lean(), await LeadRowModel.find().lean()]);
    expect(left).not.toContain(MARTA);
    expect(await LeadModel.find().lean()).toMatchObject([
      { firstName: 'Ida', candidates: [{ id: '2' }], needsReview: true },
    ]);
    expect((await LeadRowModel.find().sort({ line: 1 }).lean()).map(({ cells }) => cells)).toEqual([
      [],
      [],
      ['Ida', 'ida@acme.example', 'asked by [erased]'],
    ]);
    for (const place of ['leads', 'matches of other leads', 'imported rows']) {
      expect(await holder(place).find(ctx, byMail), place).toEqual([]);
    }
  });

  it('stays for others: a row of somebody else that became no lead, and a lead with a line about the person', async () => {
    await row(2, ['', 'Bob', 'bob@acme.example', `asked by ${MARTA}`], {
      keys: [`email:${MARTA}`, 'email:bob@x.example'],
    });
    await row(3, ['', '', 'info@acme.example', MARTA]);
    const text = `Deputy of:\n${MARTA}`;
    const suggestion = { field: 'title', value: text, source: 'pdl', confidence: 0.6, at: AT };
    await putLead({ firstName: 'Ida', suggestions: [suggestion, { ...suggestion, value: 'Buyer' }] });
    await eraseAll(byMail);
    expect(await LeadRowModel.find().sort({ line: 1 }).lean()).toMatchObject([
      { cells: ['', 'Bob', 'bob@acme.example', 'asked by [erased]'], keys: ['email:bob@x.example'] },
      { cells: [] },
    ]);
    expect(await LeadModel.find().lean()).toMatchObject([{ suggestions: [{ value: 'Buyer' }] }]);
  });

  it('of a row that was confirmed by a name in two of its cells is gone with its address', async () => {
    await row(2, ['Márta', 'Oliveira', 'private@mail.example']);
    const named = { identifiers: [], name: 'Marta Oliveira', company: null };
    expect(await holder('imported rows').find(ctx, named)).toMatchObject([{ match: 'name' }]);
    await eraseAll(named);
    expect(await LeadRowModel.find().lean()).toMatchObject([{ cells: [] }]);
  });

  it('is no sure sign of them when it is a mailbox that colleagues share', async () => {
    await putLead({ firstName: 'Bob', email: 'info@acme.example' });
    const office = { ...byMail, identifiers: [{ kind: 'email', value: 'info@acme.example' }] };
    expect(await holder('leads').find(ctx, office)).toMatchObject([{ match: 'name' }]);
  });
});

it('what was dismissed at another lead is found and erased, too', async () => {
  const other = { field: 'title', value: 'VP Sales' };
  const dismissed = [{ field: 'email', value: MARTA }, other];
  await putLead({ firstName: 'Ida', dismissed });
  const found = await holder('matches of other leads').find(ctx, byMail);
  expect(found).toMatchObject([{ match: 'identifier', data: { dismissed } }]);
  await eraseAll(byMail);
  expect(await LeadModel.find().lean()).toMatchObject([{ firstName: 'Ida', dismissed: [other] }]);
});

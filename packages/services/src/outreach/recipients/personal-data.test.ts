import { OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { PersonQuery } from '../../shared/personal-data/types.ts';
import { contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { listOutreachCampaigns } from '../campaigns/list-campaigns.ts';
import { outreachCalls } from '../outreach.fixtures.ts';
import { OUTREACH_PERSONAL_DATA } from './personal-data.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);
beforeEach(emptyTestDatabase);

const { create, add, draft, mark, start } = outreachCalls(ctx);
const PROFILE = 'https://www.linkedin.com/in/marta-oliveira';
const QUERY: PersonQuery = {
  identifiers: [{ kind: 'profile', value: 'linkedin.com/in/marta-oliveira' }],
  name: 'Marta Oliveira',
  company: null,
};
const outreachPersonalData = () => {
  const found = OUTREACH_PERSONAL_DATA.find(({ category: place }) => place === 'outreach messages');
  if (found === undefined) throw new Error('The holder is not registered');
  return found;
};

/** One who is sent, one who waits, both by their profile; and one who has the name alone. */
async function fill() {
  const [first, second] = [await create(), await create()];
  const contactId = (await insertContact({ linkedinUrl: PROFILE, organizationName: 'Acme' }))._id.toHexString();
  for (const { id } of [first, second]) await add(id, { contactIds: [contactId] });
  await OutreachMessageModel.updateMany({}, { messageContent: 'Hi Marta.' });
  await start(first.id);
  const sent = await OutreachMessageModel.findOne({ campaignId: first.id }).lean().orFail();
  await mark(sent._id, 'sent');
  const named = await draft((await create()).id);
  await draft(first.id, 'Ida Holm');
  return { sent: sent._id, named: named.id };
}

it('finds recipients by what they are recognised by and by name, and tells which it was', async () => {
  const { named } = await fill();
  const found = await outreachPersonalData().find(ctx, QUERY);
  expect(found.map(({ match }) => match).sort()).toEqual(['identifier', 'identifier', 'name']);
  expect(found.find(({ match }) => match === 'name')?.id).toBe(named);
  expect(found.find(({ match }) => match === 'identifier')).toMatchObject({
    label: 'Marta Oliveira, Acme',
    identifiers: [{ kind: 'source-id' }, { kind: 'profile', value: 'linkedin.com/in/marta-oliveira' }],
    data: { messageContent: 'Hi Marta.' },
  });
  expect(await outreachPersonalData().find(ctx, { identifiers: [], name: 'Nobody Here', company: null })).toEqual([]);
});

it('erases who waits and empties what was sent, so that the counters stay', async () => {
  const { sent } = await fill();
  const ids = (await outreachPersonalData().find(ctx, QUERY)).map(({ id }) => id);
  expect(await outreachPersonalData().erase(ctx, ids, QUERY)).toBe(3);
  expect(JSON.stringify(await OutreachMessageModel.find().lean())).not.toMatch(/marta/i);
  expect(await OutreachMessageModel.findById(sent).lean()).toMatchObject({
    status: 'sent',
    keys: [`erased:${sent}`],
    identifiers: [],
    messageContent: null,
  });
  expect((await listOutreachCampaigns({ ctx, input: { limit: 200 } })).items.map((one) => one.sent)).toEqual([0, 0, 1]);
  expect(await outreachPersonalData().find(ctx, QUERY)).toEqual([]);
  // The others of the campaign stay.
  expect(await OutreachMessageModel.countDocuments()).toBe(2);
});

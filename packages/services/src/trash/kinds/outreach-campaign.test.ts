import { OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createFollowUp } from '../../outreach/index.ts';
import { fillCampaign, outreachCalls } from '../../outreach/outreach.fixtures.ts';
import { createFollowUpInput } from '../../outreach/schemas.ts';
import { contextWithKey } from '../../shared/saved-people.fixtures.ts';
import { deleteRecords } from '../entries/delete-records.ts';
import { restoreEntry } from '../entries/restore-entry.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);
beforeEach(emptyTestDatabase);

const { create, mark, start } = outreachCalls(ctx);
const followUp = async (id: string) =>
  (await createFollowUp({ ctx, input: createFollowUpInput.parse({ id, name: 'Again' }) })).campaign.id;

it('keeps what a follow-up has sent, and leaves to another one whom that has taken since', async () => {
  const { id } = await create({ type: 'direct_message' });
  const messages = await fillCampaign(ctx, id, 3);
  await start(id);
  for (const one of messages) await mark(one, 'sent');
  const first = await followUp(id);
  await OutreachMessageModel.updateMany({ campaignId: first }, { messageContent: 'Me again.' });
  await start(first);
  const [sent] = await OutreachMessageModel.find({ campaignId: first }).lean();
  await mark(sent?._id ?? '', 'sent');
  const entry = await deleteRecords(ctx, 'outreachCampaign', [first]);
  const second = await followUp(id);
  const restored = await restoreEntry({ ctx, input: { id: entry?.id ?? '' } });
  expect(restored.notes).toEqual(['2 people are left out: another follow-up has taken them since']);
  const kept = await OutreachMessageModel.find({ campaignId: first }).lean();
  expect(kept.map(({ _id, status }) => [_id, status])).toEqual([[sent?._id, 'sent']]);
  expect(await OutreachMessageModel.countDocuments({ campaignId: second })).toBe(3);
});

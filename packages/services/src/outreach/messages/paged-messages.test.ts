import { OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { messageRequestSchema } from '../../ai/schemas.ts';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { createOutreachCampaign } from '../campaigns/create-campaign.ts';
import { addTargets } from '../recipients/add-targets.ts';
import { createOutreachCampaignInput } from '../schemas.ts';
import { listOutreachMessages, listRecipientMessages } from './list-messages.ts';
import { useMessage } from './use-message.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});

const MARTA = { recipientName: 'Marta Oliveira', recipientCompany: 'Acme' };
const create = (name: string) => createOutreachCampaign({ ctx, input: createOutreachCampaignInput.parse({ name }) });

describe('messages that are paged', () => {
  it('come once in the order of creation, also while messages change', async () => {
    const { id } = await create('Ops');
    const contacts = await Promise.all(Array.from({ length: 6 }, () => insertContact()));
    const contactIds = contacts.map(({ _id }) => _id.toHexString());
    await addTargets({ ctx, input: { id, contactIds, leadIds: [] } });
    const found: string[] = [];
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
      const page = await listOutreachMessages({ ctx, input: { id, sort: 'created', limit: 2, cursor } });
      found.push(...page.items.map((message) => message.id));
      cursor = page.nextCursor ?? undefined;
      // What no page has shown yet changes.
      const changed = { _id: { $nin: found }, campaignId: id };
      await OutreachMessageModel.updateOne(changed, { updatedAt: new Date(AT.getTime() + found.length * 1000) });
    }
    expect(new Set(found).size).toBe(6);
    expect(found).toHaveLength(6);
  });

  it('to one recipient come once over all campaigns', async () => {
    const request = messageRequestSchema.parse({ messageType: 'connection_request', ...MARTA });
    for (const name of ['First', 'Second']) {
      const { id } = await create(name);
      await useMessage({ ctx, input: { id, text: 'Hi Marta, I would love to connect.', request } });
    }
    const first = await listRecipientMessages({ ctx, input: { ...MARTA, limit: 1 } });
    const second = await listRecipientMessages({ ctx, input: { ...MARTA, limit: 1, cursor: first.nextCursor ?? '' } });
    const names = [...first.items, ...second.items].map(({ campaignName }) => campaignName);
    expect(names.toSorted()).toEqual(['First', 'Second']);
    expect([first.total, second.nextCursor]).toEqual([2, null]);
  });
});

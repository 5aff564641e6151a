import { CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { mongo } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany, editCompany, getEditableCompany, withWriteSession } from '../../companies/index.ts';
import { deleteCompany } from '../../trash/index.ts';
import { createView, updateView } from '../../views/index.ts';
import { updateWebhook } from '../change-webhooks.ts';
import { useReceiver } from '../webhooks.fixtures.ts';

useTestDatabase();
let bench: ReturnType<typeof useReceiver>;
beforeEach(async () => {
  await emptyTestDatabase();
  bench = useReceiver();
});

const add = async (industry: string) =>
  (await createCompany({ ctx: bench.ctx, input: { name: 'Acme', domain: 'acme.com', industry } })).id;
async function rename(id: string, name: string): Promise<void> {
  bench.pass(1000);
  const { etag } = await getEditableCompany({ ctx: bench.ctx, input: { id } });
  await editCompany({ ctx: bench.ctx, input: { id, etag, name } });
}
const remove = (id: string) => deleteCompany({ ctx: bench.ctx, input: { id } });
const sentTo = (url: string) =>
  bench.messages
    .filter((message) => message.url === url)
    .map(({ body }) => JSON.parse(body))
    .map(({ type, data }) => [type, data.sequence, data.company?.name ?? null]);

describe('what happens behind an earlier change that is not collected yet', () => {
  const [FIRST, SECOND] = ['https://one.acme.com/', 'https://two.acme.com/'];

  it('is sent once to a webhook that was switched on in between', async () => {
    const { id: webhookId } = await bench.create({ url: FIRST });
    const id = await add('Robotics');
    await bench.run();
    await updateWebhook({ ctx: bench.ctx, input: { id: webhookId, isEnabled: false } });
    await rename(id, 'One');
    await updateWebhook({ ctx: bench.ctx, input: { id: webhookId, isEnabled: true } });
    await rename(id, 'Two');
    await bench.run();
    await bench.run();
    expect(sentTo(FIRST)).toEqual([
      ['company.created', 1, 'Acme'],
      ['company.updated', 2, 'Two'],
    ]);
  });

  it('is sent to one that was switched on in between, also when it is being written while the earlier one is collected', async () => {
    const { id: webhookId } = await bench.create({ url: FIRST });
    const id = await add('Robotics');
    await bench.run();
    await updateWebhook({ ctx: bench.ctx, input: { id: webhookId, isEnabled: false } });
    await rename(id, 'One');
    await updateWebhook({ ctx: bench.ctx, input: { id: webhookId, isEnabled: true } });
    await withWriteSession(async (session) => {
      await session.announce('updated', [new mongo.ObjectId(id)]);
      await CompanyModel.updateOne({ _id: id }, { $set: { name: 'Two' } });
      await bench.run();
    });
    await bench.run();
    expect(sentTo(FIRST)).toEqual([
      ['company.created', 1, 'Acme'],
      ['company.updated', 2, 'Two'],
    ]);
  });

  it('is sent once to each of two webhooks when the second is created in between', async () => {
    await bench.create({ url: FIRST });
    const id = await add('Robotics');
    await bench.run();
    await rename(id, 'One');
    await bench.create({ url: SECOND });
    await remove(id);
    await bench.run();
    await bench.run();
    expect(sentTo(FIRST).slice(1)).toEqual([['company.deleted', 2, null]]);
    expect(sentTo(SECOND)).toEqual([['company.deleted', 1, null]]);
  });

  it('is nothing, when nothing does', async () => {
    await bench.create({ url: FIRST });
    const id = await add('Robotics');
    await bench.run();
    await rename(id, 'One');
    await bench.create({ url: SECOND });
    await bench.run();
    expect(sentTo(FIRST)).toHaveLength(2);
    expect(sentTo(SECOND)).toEqual([]);
  });
});

describe('a company is sent when it is deleted', () => {
  const URL = 'https://one.acme.com/';
  const choose = (value: string) => ({ field: 'industry', op: 'is', value }) as const;
  const createViewOf = (industry: string) =>
    createView({ ctx: bench.ctx, input: { name: 'Mine', filter: choose(industry) } });
  async function changeIndustry(id: string, industry: string): Promise<void> {
    bench.pass(1000);
    const { etag } = await getEditableCompany({ ctx: bench.ctx, input: { id } });
    await editCompany({ ctx: bench.ctx, input: { id, etag, industry } });
  }
  const change = (id: string, given: object) => updateWebhook({ ctx: bench.ctx, input: { id, ...given } });

  it('that a changed view has in it', async () => {
    const view = await createViewOf('Robotics');
    await bench.create({ url: URL, viewId: view.id });
    const id = await add('Food');
    await bench.run();
    bench.pass(1000);
    const updatedAt = view.updatedAt ?? '';
    await updateView({ ctx: bench.ctx, input: { id: view.id, updatedAt, filter: choose('Food') } });
    await remove(id);
    await bench.run();
    expect(sentTo(URL)).toEqual([['company.deleted', 1, null]]);
  });

  it('that entered the view while the webhook was off', async () => {
    const view = await createViewOf('Robotics');
    const { id: webhookId } = await bench.create({ url: URL, viewId: view.id });
    const id = await add('Food');
    await bench.run();
    await change(webhookId, { isEnabled: false });
    await changeIndustry(id, 'Robotics');
    await change(webhookId, { isEnabled: true });
    await remove(id);
    await bench.run();
    expect(sentTo(URL)).toEqual([['company.deleted', 1, null]]);
  });

  it('that entered the view while the webhook had none', async () => {
    const view = await createViewOf('Robotics');
    const { id: webhookId } = await bench.create({ url: URL, viewId: view.id });
    const id = await add('Food');
    await bench.run();
    await change(webhookId, { viewId: null });
    await changeIndustry(id, 'Robotics');
    await bench.run();
    await change(webhookId, { viewId: view.id });
    await remove(id);
    await bench.run();
    expect(sentTo(URL)).toEqual([
      ['company.updated', 1, 'Acme'],
      ['company.deleted', 2, null],
    ]);
  });
});

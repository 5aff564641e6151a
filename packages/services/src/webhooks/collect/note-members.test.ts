import { WebhookCompanyModel, type WebhookDoc, WebhookModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCompany, editCompany, getEditableCompany } from '../../companies/index.ts';
import { createView, updateView } from '../../views/index.ts';
import { deleteWebhook, updateWebhook } from '../change-webhooks.ts';
import { claimWebhookWork } from '../webhook-work.ts';
import { useReceiver } from '../webhooks.fixtures.ts';
import { collectEvents } from './collect-events.ts';

useTestDatabase();
let bench: ReturnType<typeof useReceiver>;
beforeEach(async () => {
  await emptyTestDatabase();
  bench = useReceiver();
});

describe('a company that no event was sent of', () => {
  const URL = 'https://one.acme.com/';
  const choose = (value: string) => ({ field: 'industry', op: 'is', value }) as const;
  const addTo = async (domain: string, industry: string) =>
    (await createCompany({ ctx: bench.ctx, input: { name: domain, domain, industry } })).id;
  async function moveAlone(id: string, industry: string): Promise<void> {
    bench.pass(1000);
    const { etag } = await getEditableCompany({ ctx: bench.ctx, input: { id } });
    await editCompany({ ctx: bench.ctx, input: { id, etag, industry } });
  }
  async function move(id: string, industry: string): Promise<void> {
    await moveAlone(id, industry);
    await bench.run();
  }
  const createViewOf = (industry: string) =>
    createView({ ctx: bench.ctx, input: { name: 'Mine', filter: choose(industry) } });
  const said = () => bench.bodies().map(({ type, data }) => [type, data.companyId, data.inView, data.sequence]);

  it('is sent once when it leaves the view in which the webhook found it', async () => {
    const member = await addTo('member.com', 'Robotics');
    const other = await addTo('other.com', 'Food');
    const view = await createViewOf('Robotics');
    await bench.create({ url: URL, viewId: view.id });
    await bench.run();
    await move(other, 'Energy');
    await move(member, 'Food');
    await move(member, 'Energy');
    expect(said()).toEqual([['company.updated', member, false, 1]]);
  });

  it('is sent once when it leaves a view that was changed', async () => {
    const member = await addTo('member.com', 'Food');
    const other = await addTo('other.com', 'Energy');
    const view = await createViewOf('Robotics');
    await bench.create({ url: URL, viewId: view.id });
    await bench.run();
    bench.pass(1000);
    const updatedAt = view.updatedAt ?? '';
    await updateView({ ctx: bench.ctx, input: { id: view.id, updatedAt, filter: choose('Food') } });
    await move(other, 'Media');
    await move(member, 'Media');
    expect(said()).toEqual([['company.updated', member, false, 1]]);
  });

  it('is sent though it is the first to change since the view was changed', async () => {
    const member = await addTo('member.com', 'Food');
    const view = await createViewOf('Robotics');
    await bench.create({ url: URL, viewId: view.id });
    await bench.run();
    bench.pass(1000);
    const updatedAt = view.updatedAt ?? '';
    await updateView({ ctx: bench.ctx, input: { id: view.id, updatedAt, filter: choose('Food') } });
    await bench.run();
    await move(member, 'Media');
    expect(said()).toEqual([['company.updated', member, false, 1]]);
  });

  it('is sent when it entered the view while the webhook was off, in the moment in which the members were noted', async () => {
    await addTo('member.com', 'Robotics');
    const late = await addTo('late.com', 'Food');
    const view = await createViewOf('Robotics');
    const { id } = await bench.create({ url: URL, viewId: view.id });
    const change = (isEnabled: boolean) => updateWebhook({ ctx: bench.ctx, input: { id, isEnabled } });
    const { collection } = WebhookCompanyModel;
    const write = collection.bulkWrite.bind(collection);
    const noting = vi.spyOn(collection, 'bulkWrite').mockImplementationOnce(async (...given) => {
      await change(false);
      await moveAlone(late, 'Robotics');
      await change(true);
      return write(...given);
    });
    await bench.run();
    expect(noting).toHaveBeenCalled();
    noting.mockRestore();
    await move(late, 'Energy');
    expect(said()).toEqual([['company.updated', late, false, 1]]);
  });

  it('is forgotten with a webhook that is deleted while it is noted', async () => {
    await addTo('member.com', 'Robotics');
    const view = await createViewOf('Robotics');
    const { id } = await bench.create({ url: URL, viewId: view.id });
    const webhooks = await WebhookModel.find().lean<WebhookDoc[]>();
    await claimWebhookWork();
    await deleteWebhook({ ctx: bench.ctx, input: { id } });
    await collectEvents(bench.ctx, webhooks);
    expect(await WebhookCompanyModel.countDocuments()).toBe(0);
  });

  it('is forgotten with the webhook', async () => {
    await addTo('member.com', 'Robotics');
    const view = await createViewOf('Robotics');
    const { id } = await bench.create({ url: URL, viewId: view.id });
    await bench.run();
    expect(await WebhookCompanyModel.countDocuments()).toBe(1);
    await deleteWebhook({ ctx: bench.ctx, input: { id } });
    expect(await WebhookCompanyModel.countDocuments()).toBe(0);
  });
});

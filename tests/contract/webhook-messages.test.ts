import { randomUUID } from 'node:crypto';
import { BatchModel, ImportRunModel, LeadRunModel, OutreachMessageModel, ReportModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { createCompany, editCompany, getEditableCompany } from '@workbench/services/companies';
import { mergeCompanies } from '@workbench/services/duplicates';
import { deleteCompany } from '@workbench/services/trash';
import { sendTest } from '@workbench/services/webhooks';
import { WEBHOOK_EVENTS } from '@workbench/services/webhooks/limits';
import { Types } from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { useReceiver } from '../../packages/services/src/webhooks/webhooks.fixtures.ts';
import { webhookProblems } from './check-answer.ts';
import { openApiDocument } from './document.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const at = new Date('2026-11-23T11:00:00.000Z');
const counts = { pending: 0, running: 0, completed: 1, skipped: 0, failed: 0, cancelled: 0 };
const batch = (kind: string) => ({
  _id: randomUUID(),
  kind,
  params: {},
  state: 'completed',
  total: 1,
  counts,
  order: 1,
  createdAt: at,
  startedAt: at,
  finishedAt: at,
  finishedNotified: true,
});

/** One of each, as the domains store them. */
async function endEverything(): Promise<void> {
  const enrichment = batch('leads.enrich');
  await BatchModel.collection.insertMany([batch('sources.sync'), enrichment, batch('companies.recompute')] as never);
  await LeadRunModel.collection.insertOne({ _id: randomUUID(), listId: null, batchId: enrichment._id } as never);
  const run = { state: 'completed', rows: 3, startedAt: at, endedAt: at };
  await ImportRunModel.collection.insertMany([
    { _id: randomUUID(), ...run },
    { _id: randomUUID(), ...run, state: 'running', endedAt: null },
  ] as never);
  const report = { domain: 'acme.com', version: 1, generatedAt: at, analystName: 'Built-in analyst' };
  const companyId = new Types.ObjectId();
  await ReportModel.collection.insertOne({ _id: `${randomUUID()}.${companyId}`, companyId, ...report } as never);
  const message = { campaignId: randomUUID(), contactId: null, leadId: null, keys: ['x'], recipientKey: 'x' };
  await OutreachMessageModel.collection.insertOne({ _id: randomUUID(), ...message, repliedAt: at } as never);
}

it('each message is what the document says of its event, and each event has one', async () => {
  const bench = useReceiver();
  const { id: webhookId } = await bench.create({ events: WEBHOOK_EVENTS });
  bench.now = at;
  const { id } = await createCompany({ ctx: bench.ctx, input: { name: 'Acme', domain: 'acme.com' } as never });
  await endEverything();
  await bench.run();
  const { etag } = await getEditableCompany({ ctx: bench.ctx, input: { id } });
  await editCompany({ ctx: bench.ctx, input: { id, etag, name: 'Acme Robotics' } as never });
  const twin = { name: 'Acme Inc', domain: 'acme-inc.com' };
  const { id: otherId } = await createCompany({ ctx: bench.ctx, input: twin as never });
  await bench.run();
  await mergeCompanies({ ctx: bench.ctx, input: { survivorId: id, otherId } });
  await bench.run();
  await deleteCompany({ ctx: bench.ctx, input: { id } as never });
  await bench.run();
  await bench.run();
  await sendTest({ ctx: bench.ctx, input: { id: webhookId } });
  const bodies: { type: string }[] = bench.bodies();
  for (const body of bodies) expect(webhookProblems(body.type, body), JSON.stringify(body)).toEqual([]);
  expect([...new Set(bodies.map(({ type }) => type))].sort()).toEqual([...WEBHOOK_EVENTS, 'webhook.test'].sort());
  expect(Object.keys(openApiDocument.webhooks).sort()).toEqual([...WEBHOOK_EVENTS, 'webhook.test'].sort());
});

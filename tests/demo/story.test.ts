import { setTimeout as sleep } from 'node:timers/promises';
import { DemoStoryModel, OutreachMessageModel } from '@workbench/db';
import { storyState } from '@workbench/services/demo';
import { startJobEngine } from '@workbench/services/shared/jobs/processor/engine';
import { emptyTrash, removeDemoCompanies, restoreEntry } from '@workbench/services/trash';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../apps/api/src/demo/demo-data.ts';
import { CHAPTERS } from '../../apps/api/src/demo/story/chapters.ts';
import { enterStory, openStory } from '../../apps/api/src/demo/story/enter-story.ts';
import { registerJobs } from '../../apps/api/src/register-jobs.ts';
import { sendJson } from '../helpers/send-json.ts';
import { useProduct } from '../helpers/start-product.ts';

const product = useProduct({}, { isIdle: true });
let empty: Record<string, number>;

/** What was done and paid, and what expires by itself within days or is derived again. */
const STAYS = [
  'audit_lines',
  'paid_calls',
  'vendor_days',
  'vendor_accounts',
  'connections',
  'cached_answers',
  'contact_pages',
  'outreach_quotas',
  'agendaJobs',
  'schedules',
  'write_locks',
  'retention',
  'opt_out_reads',
  'company_write_log',
  'company_touches',
  'company_stats',
  'duplicate_searches',
  'contact_comparisons',
  'contact_match_keys',
];

beforeAll(async () => {
  registerJobs();
  empty = await countAll();
  const story = await openStory(new Date());
  if (story === null) throw new Error('An empty workspace begins a story');
  await seedDemo(product.api.dataDir, story.firstDay);
  // The first process ends in the middle.
  const stopped = new AbortController();
  // What fails before it is stopped is a failure.
  const entering = enter(stopped.signal).catch((error: unknown) => {
    if (!stopped.signal.aborted) throw error;
  });
  const stopping = (async () => {
    while (((await storyState()).preparing?.done ?? 0) < 5) await sleep(20);
    stopped.abort();
  })();
  await Promise.race([stopping, entering]);
  await entering;
  expect((await DemoStoryModel.findOne().lean())?.done.length).toBeLessThan(CHAPTERS.length);
  await enter(new AbortController().signal);
}, 600_000);

let engine: Awaited<ReturnType<typeof startJobEngine>>;
beforeAll(async () => {
  engine = await startJobEngine({ ctx: product.ctx });
});
afterAll(() => engine.stop());

const get = <T>(path: string): Promise<T> => sendJson(product.api.origin, 'GET', path);

describe('the history of the demo', () => {
  it('is entered once, although the process that began it was stopped', async () => {
    expect(await storyState()).toEqual({ hasHistory: true, preparing: null });
    const campaigns = await get<{ status: string; completedReports: number }[]>('/api/campaigns');
    expect(campaigns.map(({ status }) => status)).toEqual(['paused', 'completed']);
    expect(campaigns[1]?.completedReports).toBe(10);
    const outreach = await get<object[]>('/api/outreach/campaigns');
    expect(outreach).toMatchObject([{ status: 'active', sent: 7, accepted: 3, replied: 1, pending: 5 }]);
    expect(await countAll()).toMatchObject({ contacts: 18, lists: 3, views: 1, customers: 5, lead_lists: 1 });
  });

  it('is found by one search, each record as what it is', async () => {
    const { items } = await get<{ items: { kind: string }[] }>('/api/search?q=demo');
    const kinds = items.map(({ kind }) => kind);
    expect(kinds).toEqual(['campaign', 'campaign', 'outreachCampaign', 'list', 'list', 'list', 'view']);
    const [company] = await get<{ name: string }[]>('/api/companies?limit=1&sort=-employeeCount');
    const { items: found } = await get<{ items: object[] }>(`/api/search?q=${encodeURIComponent(company?.name ?? '')}`);
    expect(found[0]).toMatchObject({ kind: 'company', title: company?.name });
    const [person] = (await get<{ contacts: { id: string; name: string }[] }>('/api/contacts?limit=1')).contacts;
    const people = await get<{ items: object[] }>(`/api/search?q=${encodeURIComponent(person?.name ?? '')}`);
    expect(people.items).toContainEqual(expect.objectContaining({ kind: 'contact', id: person?.id }));
  });

  it('is the same each time: the same people, in the same order', async () => {
    const messages = await OutreachMessageModel.find().sort({ _id: 1 }).lean();
    expect(messages.map(({ recipientName }) => recipientName).slice(0, 3)).toEqual([
      'Henrik Berg',
      'Lukas Taylor',
      'Grace Novák',
    ]);
  });

  it('lies back in time, and the audit log says whose it is', async () => {
    const { items } = await get<{ items: { at: string; operation: string }[] }>('/api/audit?actor=demo&limit=500');
    const days = new Set(items.map(({ at }) => at.slice(0, 10)));
    expect(days.size).toBeGreaterThan(6);
    expect(items.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['campaigns.create', 'contacts.save', 'outreach.changeStatus', 'leads.importFile']),
    );
  });
});

it('is removed as a whole, comes back as it was, and is gone with the trash', async () => {
  const { ctx } = product;
  const before = await countAll();
  const { removed, trashId } = await removeDemoCompanies({ ctx, input: {} });
  expect(removed).toBe(444);
  expect(leftOf(await countAll())).toEqual(['archived_documents', 'trash_entries']);
  await restoreEntry({ ctx, input: { id: trashId ?? '' } });
  expect(entered(await countAll())).toEqual(entered(before));
  await removeDemoCompanies({ ctx, input: {} });
  await emptyTrash({ ctx, input: { until: new Date(Date.now() + 1000).toISOString() } });
  expect(leftOf(await countAll())).toEqual([]);
}, 600_000);

async function enter(signal: AbortSignal): Promise<void> {
  const story = await DemoStoryModel.findOne().lean();
  if (story !== null) await enterStory(story, { ctx: product.ctx, dataDir: product.api.dataDir, signal });
}

/** Computed in the background from the rest, at whatever moment. */
const COMPUTED = new Set([
  'agendaJobs',
  'company_write_log',
  'contact_comparisons',
  'contact_match_keys',
  'duplicate_keys',
  'duplicate_pairs',
  'duplicate_searches',
]);

const entered = (counted: Record<string, number>) =>
  Object.fromEntries(Object.entries(counted).filter(([name]) => !COMPUTED.has(name)));

/** Collections that have documents, but for those that stay. */
const leftOf = (counted: Record<string, number>): string[] =>
  Object.keys(counted)
    .filter((name) => empty[name] !== counted[name] && !STAYS.includes(name))
    .sort();

async function countAll(): Promise<Record<string, number>> {
  const { db } = mongoose.connection;
  if (db === undefined) throw new Error('The database is not connected');
  const collections = await db.listCollections().toArray();
  // A search for duplicates may run at any time, by its schedule.
  const counted = await Promise.all(
    collections.map(
      async ({ name }) =>
        [name, await db.collection(name).countDocuments({ kind: { $ne: 'duplicates.find' } })] as const,
    ),
  );
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

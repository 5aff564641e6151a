import { setTimeout as sleep } from 'node:timers/promises';
import { BatchModel } from '@workbench/db';
import { findStory } from '../../demo/index.ts';
import type { Verb } from '../../shared/context.ts';
import { cancelBatch } from '../../shared/jobs/index.ts';
import { deleteRecords } from './delete-records.ts';

const POLL_MS = 100;
const POLLS_MAX = 100;

/** Moves the demo into the trash: its companies and all that it has entered; what users imported or added stays. */
export async function removeDemoCompanies({ ctx }: Verb<object>): Promise<{ removed: number; trashId: string | null }> {
  await cancelCampaigns();
  const entry = await deleteRecords(ctx, 'demo', []);
  const removed = entry?.contents.find(({ what }) => what === 'companies')?.count ?? 0;
  return { removed, trashId: entry?.id ?? null };
}

/** No report is written any more when the demo goes; one that a process without background work leaves open does no harm. */
async function cancelCampaigns(): Promise<void> {
  const story = await findStory();
  const ids = story?.records.flatMap(({ kind, id }) => (kind === 'reportCampaign' ? [id] : [])) ?? [];
  const open = { name: { $in: ids.map((id) => `campaign:${id}`) }, finishedAt: null };
  for (const { _id } of await BatchModel.find(open, { _id: 1 }).lean()) await cancelBatch(_id);
  for (let polls = 0; polls < POLLS_MAX && (await BatchModel.exists(open)) !== null; polls++) await sleep(POLL_MS);
}

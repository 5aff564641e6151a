import { randomUUID } from 'node:crypto';
import {
  BatchModel,
  BulkChangeModel,
  type DemoStoryDoc,
  DemoStoryModel,
  ImportRunModel,
  NotificationModel,
} from '@workbench/db';
import { hasPassed } from '../shared/stored-time.ts';

/** The story of the demo: what it has entered beside its companies, chapter by chapter. A workspace has at most one. */

/** What a story may enter; its companies and what belongs to them are marked themselves. */
export type StoryRecordKind =
  | 'contact'
  | 'list'
  | 'view'
  | 'customer'
  | 'leadList'
  | 'leadRun'
  | 'reportCampaign'
  | 'outreachCampaign';

export interface StoryRecord {
  kind: StoryRecordKind;
  id: string;
}

/** How far the demo is prepared. */
export interface StoryProgress {
  done: number;
  total: number;
}

export const findStory = (): Promise<DemoStoryDoc | null> => DemoStoryModel.findOne().lean<DemoStoryDoc>();

type NewStory = Pick<DemoStoryDoc, 'begunAt' | 'firstDay' | 'total'>;
type Days = Pick<DemoStoryDoc, 'begunAt' | 'firstDay'>;

/** By collection: notifications, runs and imports of these days, which no story can name when it makes them. */
export function ofDays({ firstDay, begunAt }: Days) {
  const days = { $gte: firstDay, $lte: begunAt };
  return [
    { model: NotificationModel, filter: { at: days } },
    { model: BatchModel, filter: { createdAt: days } },
    { model: ImportRunModel, filter: { startedAt: days } },
    { model: BulkChangeModel, filter: { createdAt: days } },
  ] as const;
}

/** Ids of all that is there of these days. */
async function idsOfDays(days: Days): Promise<unknown[]> {
  const found = await Promise.all(
    ofDays(days).map(({ model, filter }) => model.collection.distinct('_id', filter as never)),
  );
  return found.flat();
}

/** The story that was begun, or a new one. */
export async function beginStory({ begunAt, firstDay, total }: NewStory): Promise<DemoStoryDoc> {
  const known = await findStory();
  if (known !== null) return known;
  const story: DemoStoryDoc = {
    _id: randomUUID(),
    begunAt,
    firstDay,
    before: await idsOfDays({ begunAt, firstDay }),
    begun: [],
    done: [],
    activeAt: new Date(),
    total,
    records: [],
  };
  await DemoStoryModel.collection.insertOne({ ...story } as never);
  return story;
}

/** @returns false when the story was removed meanwhile */
export async function beginChapter(_id: string, name: string): Promise<boolean> {
  const { matchedCount } = await DemoStoryModel.updateOne(
    { _id },
    { $addToSet: { begun: name }, $set: { activeAt: new Date() } },
  );
  return matchedCount === 1;
}

export async function endChapter(_id: string, name: string): Promise<void> {
  await DemoStoryModel.updateOne({ _id }, { $addToSet: { done: name }, $set: { activeAt: new Date() } });
}

/** Notes what has to go when the demo goes. */
export async function addToStory(_id: string, records: readonly StoryRecord[]): Promise<void> {
  await DemoStoryModel.updateOne({ _id }, { $addToSet: { records: { $each: [...records] } } });
}

/** The longest that a chapter takes; a process that is gone prepares nothing. */
const CHAPTER_MAX_MS = 2 * 60_000;

/** Whether the demo has a history, and how far that is entered; `preparing` is null when nothing is being prepared. */
export async function storyState(): Promise<{ hasHistory: boolean; preparing: StoryProgress | null }> {
  const story = await findStory();
  if (story === null) return { hasHistory: false, preparing: null };
  const isComplete = story.done.length >= story.total;
  const isGivenUp = hasPassed(new Date(story.activeAt.getTime() + CHAPTER_MAX_MS), new Date(), CHAPTER_MAX_MS);
  const preparing = isComplete || isGivenUp ? null : { done: story.done.length, total: story.total };
  return { hasHistory: true, preparing };
}

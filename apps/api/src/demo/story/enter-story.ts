import { setTimeout as sleep } from 'node:timers/promises';
import type { DemoStoryDoc } from '@workbench/db';
import { runAs } from '@workbench/services/audit';
import { getWorkspace } from '@workbench/services/companies';
import { beginChapter, beginStory, endChapter, findStory } from '@workbench/services/demo';
import { createContext, type ServiceContext } from '@workbench/services/shared/context';
import { startJobEngine } from '@workbench/services/shared/jobs/processor/engine';
import { CHAPTERS } from './chapters.ts';
import { daysBefore, StoryClock } from './clock.ts';
import { type Chapter, Story } from './story.ts';

/** The days of history. Sample figures that are older are there before it begins. */
const STORY_DAYS = 14;

const ATTEMPTS_MAX = 3;
const RETRY_MS = 500;
const DEMO_ACTOR = { kind: 'demo', id: null, via: 'job', requestId: null } as const;

interface EnterOptions {
  ctx: ServiceContext;
  dataDir: string;
  signal: AbortSignal;
}

/** The story of this workspace, begun at most once; null in a demo that is there without one. */
export async function openStory(now: Date): Promise<DemoStoryDoc | null> {
  if (await hasDemo()) return findStory();
  return beginStory({ begunAt: now, firstDay: daysBefore(now, STORY_DAYS), total: CHAPTERS.length });
}

/**
 * Enters two weeks of work, through the calls of the screens and the workspace's own jobs, under a clock that was set back.
 * A story that was interrupted goes on with the chapter that had not ended; one that was removed ends. No other engine of
 * jobs runs meanwhile: it would have the right clock.
 */
export async function enterStory(doc: DemoStoryDoc, { ctx, dataDir, signal }: EnterOptions): Promise<void> {
  const open = CHAPTERS.filter(({ name }) => !doc.done.includes(name));
  if (open.length === 0) return;
  const clock = new StoryClock();
  clock.moveTo(doc.firstDay);
  const backdated: ServiceContext = { ...ctx, now: clock.now };
  await runAs(DEMO_ACTOR, async () => {
    const engine = await startJobEngine({ ctx: backdated });
    try {
      for (const chapter of open) {
        if (signal.aborted || !(await hasDemo())) return;
        const isRepeat = doc.begun.includes(chapter.name);
        if (!(await beginChapter(doc._id, chapter.name))) return;
        clock.moveTo(daysBefore(doc.begunAt, chapter.daysAgo));
        await enterChapter(chapter, signal, (again) => {
          const acting = { ...backdated, actor: 'person' as const };
          return new Story({ doc, ctx: acting, dataDir, chapter: chapter.name, isRepeat: isRepeat || again, signal });
        });
        await endChapter(doc._id, chapter.name);
      }
    } finally {
      await engine.stop();
    }
  });
}

/** The demo may be removed at any time. */
const hasDemo = async () => (await getWorkspace({ ctx: createContext(), input: {} })).demo;

async function enterChapter(chapter: Chapter, signal: AbortSignal, begin: (again: boolean) => Story): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await chapter.enter(begin(attempt > 1));
    } catch (error) {
      if (signal.aborted || attempt === ATTEMPTS_MAX) throw error;
      await sleep(RETRY_MS);
    }
  }
}

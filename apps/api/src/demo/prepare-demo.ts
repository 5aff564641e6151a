import type { DemoStoryDoc } from '@workbench/db';
import { getLatestSync } from '@workbench/services/sources';
import { type Background, startBackground } from '../background.ts';
import type { Config } from '../config/read-config.ts';
import { explainFailure } from '../process/explain-failure.ts';
import { type RunningServer, startServer } from '../server.ts';
import { seedDemo, syncDemo } from './demo-data.ts';
import { enterStory, openStory } from './story/enter-story.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Starts the server on the sample companies; the first screen is there while their two weeks of history are still being entered.
 * @param hasHistory false: the companies and their figures alone, as of today
 */
export async function prepareDemo(
  config: Config,
  { hasHistory }: { hasHistory: boolean },
): Promise<{ close(): Promise<void> }> {
  say('Loading the sample companies …');
  let story: DemoStoryDoc | null = null;
  // Background work begins when the clock is right.
  const server = await startServer({ ...config, role: 'api' }, async () => {
    story = hasHistory ? await openStory(new Date()) : null;
    const companies = await seedDemo(config.dataDir, story?.firstDay);
    say(`${companies} companies are loaded; all sample companies are fictional.`);
  });
  const stopping = new AbortController();
  let background: Background | null = null;
  const work = (async () => {
    if (story !== null) await enter(server, story, { dataDir: config.dataDir, signal: stopping.signal });
    if (stopping.signal.aborted) return;
    if (config.role !== 'api') background = await startBackground(server.ctx);
    // Today's figures arrive like real ones: through the connectors, in the background.
    if ((await getLatestSync({ ctx: server.ctx, input: {} })) === null) await syncDemo(server.ctx);
  })();
  work.catch((error) => process.stderr.write(`${explainFailure(error)}\n`));
  return {
    close: async () => {
      stopping.abort();
      await work.catch(() => undefined);
      await Promise.all([background?.stop(), server.close()]);
    },
  };
}

/** A demo without its history is still one. */
async function enter(
  server: RunningServer,
  story: DemoStoryDoc,
  options: { dataDir: string; signal: AbortSignal },
): Promise<void> {
  try {
    await enterStory(story, { ctx: server.ctx, ...options });
  } catch (error) {
    if (options.signal.aborted) return;
    process.stderr.write(
      `The history of the demo is incomplete; the next start goes on with it. ${explainFailure(error)}\n`,
    );
  }
}

import { appendFileSync } from 'node:fs';
import type { LanguageModel } from '@workbench/connectors/language-model/types';
import { connectDatabase } from '@workbench/db';
import { createContext } from '../../../shared/context.ts';
import { startJobEngine } from '../../../shared/jobs/processor/engine.ts';
import { openSecrets } from '../../../shared/secrets.ts';
import { registerOutreachJobs } from '../register-outreach-jobs.ts';

/**
 * A worker of its own process whose model kills it in its fourth call: `worker.ts <data directory> <file>`. Each call adds the
 * recipient to the file.
 */
const KILLED_IN = 4;
const [dataDir = '', file = ''] = process.argv.slice(2);
let calls = 0;

async function* pieces(prompt: string) {
  appendFileSync(file, `${/Person \d+/.exec(prompt)?.[0]}\n`);
  if (++calls === KILLED_IN) process.kill(process.pid, 'SIGKILL');
  yield 'Hi, shall we talk?';
}
const model = {
  provider: 'openai',
  model: 'm',
  streamText: ({ prompt }: { prompt: string }) => ({
    pieces: pieces(prompt),
    usage: Promise.resolve({ inputTokens: 1, outputTokens: 1 }),
  }),
} as unknown as LanguageModel;

await connectDatabase({ dataDir });
registerOutreachJobs();
const ctx = createContext({ secrets: openSecrets(dataDir), model });
await startJobEngine({ ctx, timings: { leaseMs: 3000, renewMs: 500 } });

import { connectDatabase } from '@workbench/db';
import mongoose from 'mongoose';
import { registerSchedule } from '../../../../shared/jobs/index.ts';
import { ctx, DONE, kindOf } from '../../../../shared/jobs/jobs.fixtures.ts';
import { startJobEngine } from '../../../../shared/jobs/processor/engine.ts';
import { claimJournal, type JournalEntry } from '../../../../shared/moves/journal-lease.ts';
import { acquireLock } from '../write-lock.ts';

/** A worker that says what it takes over of others, and does the items of `t.seen`: `worker-ahead.ts <data directory>`. */
await connectDatabase({ dataDir: String(process.argv[2]) });
const say = (what: string) => process.stdout.write(`${what}\n`);
kindOf('t.long', async () => {
  say('item');
  return DONE;
});
kindOf('t.seen', async () => DONE);
registerSchedule({ name: 't.schedule', everyMs: 10_000, run: async () => void say('schedule') });

const journal = mongoose.connection.collection<JournalEntry>('t_journal');
const claim = await claimJournal(journal as never, 'entry', { from: ['working'], to: 'working' });
if (claim !== null) say('journal entry');
void acquireLock().then(() => say('write lock'));
await startJobEngine({ ctx });

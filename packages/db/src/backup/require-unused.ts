import { setTimeout as sleep } from 'node:timers/promises';
import type mongoose from 'mongoose';
import { readEnginePid } from '../embedded/engine-pid.ts';
import { DatabaseInUseError } from './database-location.ts';

/** An engine closes a few seconds after its last program. */
const CLOSES_WITHIN_MS = 10_000;

const POLL_MS = 100;

/** @throws DatabaseInUseError for a database that has a document */
export async function requireEmpty(db: mongoose.mongo.Db): Promise<void> {
  for (const { name } of await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray()) {
    if ((await db.collection(name).findOne({}, { projection: { _id: 1 } })) === null) continue;
    throw new DatabaseInUseError(
      `The database of the server has data (${name}): name an empty one, as in mongodb://host/workbench_restored.`,
    );
  }
}

/** @throws DatabaseInUseError while an engine has the directory open */
export async function requireUnused(dataDir: string): Promise<void> {
  const deadline = Date.now() + CLOSES_WITHIN_MS;
  while ((await readEnginePid(dataDir)) !== undefined) {
    if (Date.now() > deadline)
      throw new DatabaseInUseError(
        'A server or a worker uses this database: stop it first, then do this again, then start it again. Nothing was done.',
      );
    await sleep(POLL_MS);
  }
}

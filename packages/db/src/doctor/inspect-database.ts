import mongoose from 'mongoose';
import { databaseInUri } from '../connection.ts';
import { DEFAULT_DB_NAME } from '../default-db-name.ts';
import { connectOrStartEngine } from '../embedded/connect-or-start.ts';
import { type BackupDoc, BackupModel, type BackupPlanDoc, BackupPlanModel } from '../models/backups/backup.ts';
import { type OptOutReadDoc, OptOutReadModel } from '../models/privacy/opt-out-read.ts';
import { STATE_ID, schemaStates } from '../upgrade/schema-state.ts';
import { UPGRADE_STEPS } from '../upgrade/steps/index.ts';

/** What is said about a database without opening it as a program of the product does: nothing in it changes. */
export interface DatabaseState {
  engineVersion: string;
  /** null: nothing is stored yet, or what an early version stored. */
  schemaVersion: number | null;
  /** The latest schema that this program knows. */
  knownVersion: number;
  serverTime: Date;
  /** Of the secret key that it was written with; null when none is noted. */
  keyFingerprint: string | null;
  /** Sources whose last call failed. */
  failures: { id: string; kind: string | null; message: string; at: Date }[];
  /** null while no backups are scheduled. */
  backups: ScheduledBackups | null;
  /** Lists of opt-outs that were ever read. */
  optOuts: OptOutList[];
}

/** A vendor's list of people who asked to be removed. */
export interface OptOutList {
  source: string;
  /** When it was last read to the end; null for never. */
  completedAt: Date | null;
  ids: number;
  /** How many it had before it lost more than half of them; null when it has not. */
  shrunkFrom: number | null;
  removedEver: number;
  /** Why the last reading failed; null when it has not. */
  failure: string | null;
}

export interface ScheduledBackups {
  /** null: the default one. */
  folder: string | null;
  /** The last one that was completed and not deleted since; null when there is none. */
  last: { file: string; startedAt: Date; bytes: number | null } | null;
  /** Why the latest try has failed; null when it has not. */
  failure: string | null;
}

const TIMEOUT_MS = 10_000;

/** @throws when the database can't be reached or started */
export async function inspectDatabase(options: { dataDir: string; mongodbUri?: string }): Promise<DatabaseState> {
  const { dataDir, mongodbUri } = options;
  const engine = mongodbUri === undefined ? await connectOrStartEngine(dataDir) : null;
  const client = new mongoose.mongo.MongoClient(engine?.uri ?? mongodbUri ?? '', {
    serverSelectionTimeoutMS: TIMEOUT_MS,
    connectTimeoutMS: TIMEOUT_MS,
  });
  try {
    const db = client.db(databaseInUri(mongodbUri ?? '') ?? DEFAULT_DB_NAME);
    const [hello, build, state, key, failed, backups, optOuts] = await Promise.all([
      client.db('admin').command({ hello: 1 }),
      client.db('admin').command({ buildInfo: 1 }),
      schemaStates(db).findOne({ _id: STATE_ID }),
      db.collection<{ _id: string; fingerprint?: string }>('workspace_keys').findOne({ _id: 'workspace' }),
      db
        .collection<StoredConnection>('connections')
        .find({ lastError: { $type: 'object' }, enabled: { $ne: false } })
        .toArray(),
      readScheduledBackups(db),
      db.collection<OptOutReadDoc>(OptOutReadModel.collection.name).find().toArray(),
    ]);
    return {
      engineVersion: String(build.version),
      schemaVersion: state?.version ?? null,
      knownVersion: UPGRADE_STEPS.at(-1)?.number ?? 0,
      serverTime: hello.localTime instanceof Date ? hello.localTime : new Date(),
      keyFingerprint: key?.fingerprint ?? null,
      failures: failed.map(({ _id, lastError: { kind = null, message, at } }) => ({ id: _id, kind, message, at })),
      backups,
      optOuts: optOuts.map(({ _id, completed, ids, peopleEver, failure }) => ({
        source: _id,
        completedAt: completed?.at ?? null,
        ids: completed?.ids ?? ids,
        shrunkFrom: completed?.shrunkFrom ?? null,
        removedEver: peopleEver,
        failure: failure?.message ?? null,
      })),
    };
  } finally {
    await client.close();
    engine?.connection.destroy();
  }
}

interface StoredConnection {
  _id: string;
  enabled?: boolean;
  lastError: { message: string; at: Date; kind?: string };
}

async function readScheduledBackups(db: mongoose.mongo.Db): Promise<ScheduledBackups | null> {
  const plan = await db.collection<BackupPlanDoc>(BackupPlanModel.collection.name).findOne({ _id: 'workspace' });
  if (plan?.isOn !== true) return null;
  const backups = db.collection<BackupDoc>(BackupModel.collection.name);
  const newest = (filter: object) => backups.findOne({ by: 'schedule', ...filter }, { sort: { startedAt: -1 } });
  const [last, latest] = await Promise.all([newest({ state: 'completed' }), newest({ state: { $ne: 'running' } })]);
  return {
    folder: plan.folder ?? null,
    last: last && { file: last.file, startedAt: last.startedAt, bytes: last.bytes },
    failure: latest?.state === 'failed' ? (latest.message ?? 'The reason was not recorded.') : null,
  };
}

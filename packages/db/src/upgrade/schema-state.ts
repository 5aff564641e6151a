import type { mongo } from 'mongoose';
import type { RunningProcess } from '../running-process.ts';
import type { StageProgress } from './upgrade-step.ts';

/** The schema version of a database, and the upgrade that is running on it. One document. */
export interface SchemaState {
  _id: typeof STATE_ID;
  /** Number of the last upgrade step that finished; 0 for what was written before versions were stored. */
  version: number;
  /** The step that is running or was interrupted. */
  step: { number: number; stages: Record<string, StageProgress> } | null;
  lease: { holder: LeaseHolder; until: Date } | null;
}

export interface LeaseHolder extends RunningProcess {
  token: string;
}

export const STATE_ID = 'database';
const COLLECTION = 'schema_versions';

export const schemaStates = (db: mongo.Db): mongo.Collection<SchemaState> => db.collection(COLLECTION);

/**
 * The stored state. A database without one is either empty, and then has the latest schema from the start, or was
 * written before versions were stored.
 */
export async function readOrCreateSchemaState(db: mongo.Db, latestVersion: number): Promise<SchemaState> {
  const stored = await schemaStates(db).findOne({ _id: STATE_ID });
  if (stored !== null) return stored;
  const isEmpty = await hasNoDocuments(db);
  const state = { version: isEmpty ? latestVersion : 0, step: null, lease: null };
  await schemaStates(db).updateOne({ _id: STATE_ID }, { $setOnInsert: state }, { upsert: true });
  return readOrCreateSchemaState(db, latestVersion);
}

/** Collections alone do not count: earlier versions created one for each model as soon as they connected. */
async function hasNoDocuments(db: mongo.Db): Promise<boolean> {
  const collections = await db.listCollections({ name: { $ne: COLLECTION } }, { nameOnly: true }).toArray();
  for (const { name } of collections) if ((await db.collection(name).findOne({})) !== null) return false;
  return true;
}

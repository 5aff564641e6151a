import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { mongo } from 'mongoose';
import { type DatabaseLocation, NoDatabaseError } from './database-location.ts';
import { isRestoreReady } from './staged-restore.ts';

/** Where the embedded engine keeps its files; null where it never has. Makes no folder. */
export function findDatabase(dataDir: string): string | null {
  const folder = join(dataDir, 'database');
  return existsSync(folder) && readdirSync(folder).length > 0 ? folder : null;
}

/**
 * The engine would make an empty database where there is none, and a backup of it would look like any other. Of a server it can
 * not be said without a connection.
 * @throws NoDatabaseError
 */
export function requireDatabase({ dataDir, mongodbUri }: DatabaseLocation): void {
  if (mongodbUri !== undefined || findDatabase(dataDir) !== null) return;
  if (isRestoreReady(dataDir))
    throw new NoDatabaseError(
      `A restore into ${dataDir} was interrupted: start the server once, which finishes it. Nothing was written.`,
    );
  throw new NoDatabaseError(
    `There is no database in ${dataDir}: set DATA_DIR as the server has it, or MONGODB_URI. Nothing was written.`,
  );
}

/** @throws NoDatabaseError for a database of a server without a collection */
export async function requireCollections(db: mongo.Db): Promise<void> {
  if (await db.listCollections({ type: 'collection' }, { nameOnly: true }).hasNext()) return;
  throw new NoDatabaseError(
    `The database "${db.databaseName}" of the server is empty: end the server's address with the name of the product's database. Nothing was written.`,
  );
}

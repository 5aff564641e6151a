import { randomInt, randomUUID } from 'node:crypto';
import { upgradeDatabase } from '@workbench/db';
import mongoose, { type mongo } from 'mongoose';
import { expect, inject } from 'vitest';
import { restoreWorkspace, type WrittenBy } from '../../helpers/restore-workspace.ts';
import { runUpgrade } from './run-upgrade.ts';
import { contentOf } from './stored-content.ts';

interface Undisturbed {
  content: Record<string, unknown>;
  /** How many the upgrade sends. */
  commands: number;
}

/** Kills an upgrade of each workspace at a random command; the next process makes of it what an undisturbed one does. */
export async function killUpgrades(workspaces: readonly WrittenBy[]): Promise<void> {
  const client = await connect();
  try {
    const undisturbed = new Map<WrittenBy, Undisturbed>();
    for (const writtenBy of workspaces) {
      const { content, commands } = undisturbed.get(writtenBy) ?? (await upgradeUndisturbed(client, writtenBy));
      undisturbed.set(writtenBy, { content, commands });
      await withWorkspace(client, writtenBy, async (db) => {
        const killAt = randomInt(1, commands + 1);
        const { signal } = await runUpgrade(db.databaseName, killAt);
        expect(signal, `${writtenBy} is killed at command ${killAt} of ${commands}`).toBe('SIGKILL');
        await upgradeDatabase(db);
        expect(await contentOf(db), `${writtenBy}, killed at command ${killAt}`).toEqual(content);
      });
    }
  } finally {
    await client.close();
  }
}

async function upgradeUndisturbed(client: mongo.MongoClient, writtenBy: WrittenBy): Promise<Undisturbed> {
  return withWorkspace(client, writtenBy, async (db) => {
    const watched = await connect({ monitorCommands: true });
    try {
      let commands = 0;
      watched.on('commandStarted', () => commands++);
      await upgradeDatabase(watched.db(db.databaseName));
      return { content: await contentOf(db), commands };
    } finally {
      await watched.close();
    }
  });
}

async function withWorkspace<T>(
  client: mongo.MongoClient,
  writtenBy: WrittenBy,
  use: (db: mongo.Db) => Promise<T>,
): Promise<T> {
  const db = client.db(`test_${randomUUID()}`);
  try {
    await restoreWorkspace(db, writtenBy);
    return await use(db);
  } finally {
    await db.dropDatabase();
  }
}

function connect(options: mongo.MongoClientOptions = {}): Promise<mongo.MongoClient> {
  return mongoose.mongo.MongoClient.connect(inject('mongoUri'), { retryWrites: false, ...options });
}

import { prepareDatabase } from '@workbench/db';
import { useTestDatabase } from '@workbench/db/testing';
import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import { restoreWorkspace, WORKSPACES } from '../helpers/restore-workspace.ts';
import { killUpgrades } from './test-helpers/killed-upgrade.ts';

useTestDatabase();

/** A new upgrade step needs the workspace of its own schema, too. */
const PRESENT = WORKSPACES.length - 1;

/** An upgrade tells the feed of changes that any company may have changed. */
const WRITTEN_BY_UPGRADES = ['schema_versions', 'write_locks', 'company_write_log'];

describe('a workspace of each schema', () => {
  it.each(WORKSPACES.map((writtenBy, schema) => [schema, writtenBy] as const))(
    'of schema %i opens, and every document in it has the shape of today',
    async (schema, writtenBy) => {
      const { connection } = mongoose;
      await connection.dropDatabase();
      const db = connection.getClient().db(connection.name);
      await restoreWorkspace(db, writtenBy);
      const versions = db.collection<{ _id: string; version: number }>('schema_versions');
      expect((await versions.findOne())?.version ?? 0).toBe(schema);
      const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
      const stored = names.filter((name) => !WRITTEN_BY_UPGRADES.includes(name));
      const count = () => Promise.all(stored.map(async (name) => [name, await db.collection(name).countDocuments()]));
      const before = await count();

      await prepareDatabase();

      expect((await versions.findOne({ _id: 'database' }))?.version).toBe(PRESENT);
      expect(await count()).toEqual(before);
      expect(await misshapen()).toEqual([]);
    },
  );

  it.each(WORKSPACES)('of %s ends as undisturbed when it is killed at a random command', (writtenBy) =>
    killUpgrades([writtenBy]),
  );
});

/** What the models of today refuse, in words. */
async function misshapen(): Promise<string[]> {
  const problems: string[] = [];
  for (const model of Object.values(mongoose.models)) {
    for (const document of await model.find()) {
      const invalid: mongoose.Error.ValidationError | undefined = await document.validate().then(
        () => undefined,
        (error: mongoose.Error.ValidationError) => error,
      );
      for (const [path, { message }] of Object.entries(invalid?.errors ?? {}))
        if (!isEmptyBytes(document.get(path))) problems.push(`${model.modelName} ${document._id}: ${message}`);
    }
  }
  return problems;
}

/** Ids and changes are packed as bytes; those of none are there, but mongoose takes them for missing. */
const isEmptyBytes = (value: unknown): boolean => value instanceof Uint8Array && value.length === 0;

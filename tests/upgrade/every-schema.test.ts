import { prepareDatabase } from '@workbench/db';
import { useTestDatabase } from '@workbench/db/testing';
import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import { restoreWorkspace, WORKSPACES } from '../helpers/restore-workspace.ts';
import { killUpgrades } from './test-helpers/killed-upgrade.ts';

useTestDatabase();

describe('a workspace of each earlier schema', () => {
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
      const stored = names.filter((name) => !['schema_versions', 'write_locks'].includes(name));
      const count = () => Promise.all(stored.map(async (name) => [name, await db.collection(name).countDocuments()]));
      const before = await count();

      await prepareDatabase();

      expect((await versions.findOne({ _id: 'database' }))?.version).toBe(WORKSPACES.length);
      expect(await count()).toEqual(before);
      expect(await misshapen()).toEqual([]);
    },
  );

  it('ends as undisturbed when it is killed at a random command', () => killUpgrades(WORKSPACES.length), 120_000);
});

/** What the models of today refuse, in words. The log's lists may be empty, which mongoose takes for missing. */
async function misshapen(): Promise<string[]> {
  const problems: string[] = [];
  for (const model of Object.values(mongoose.models).filter(({ modelName }) => modelName !== 'CompanyWrite')) {
    for (const document of await model.find()) {
      const problem = document.validateSync();
      if (problem) problems.push(`${model.modelName} ${document._id}: ${problem.message}`);
    }
  }
  return problems;
}

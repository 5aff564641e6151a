import type { mongo } from 'mongoose';

/** Every document, every index but those that are the same in all databases, and the schema's state. */
export async function contentOf(database: mongo.Db): Promise<Record<string, unknown>> {
  const names = (await database.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).sort();
  const contents = names.map(async (name) => {
    const collection = database.collection(name);
    const indexes = (await collection.indexes()).map((index) => JSON.stringify(index)).sort();
    const documents = await collection.find().sort({ _id: 1 }).toArray();
    return [name, { documents: withoutRepeats(name, documents), indexes }] as const;
  });
  return Object.fromEntries(await Promise.all(contents));
}

/** A step that is continued says once more that it may have changed any company, under a later version of the lock. */
function withoutRepeats(name: string, documents: mongo.Document[]): mongo.Document[] {
  // Killed where it releases its lease, an upgrade is done; the lease runs out by itself.
  if (name === 'schema_versions') return documents.map(({ lease: _, ...state }) => state);
  if (name === 'write_locks') return documents.map(({ version: _, ...lock }) => lock);
  if (name !== 'company_write_log') return documents;
  const entries = documents.map(({ kind, isAll, ids }) => ({ kind, isAll, bytes: ids.length() }));
  return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
}

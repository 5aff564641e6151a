import mongoose, { type mongo } from 'mongoose';

/** What a model knows of its indexes. */
interface IndexedModel {
  createIndexes(): Promise<void>;
  diffIndexes(): Promise<{ toDrop: unknown[] }>;
  schema: Pick<mongoose.Schema, 'indexes'>;
  collection: Pick<mongo.Collection, 'indexes' | 'dropIndex'>;
}

/** An index of the same name, or with the same key, is there and is defined in another way. */
const CONFLICTS: readonly unknown[] = ['IndexOptionsConflict', 'IndexKeySpecsConflict'];

/** Builds the indexes that a model declares; one that an earlier version has declared in another way gives way to it. */
export async function createDeclaredIndexes(model: IndexedModel): Promise<void> {
  try {
    await model.createIndexes();
  } catch (error) {
    if (!CONFLICTS.includes(codeNameOf(error))) throw error;
    await dropFormerIndexes(model);
    await model.createIndexes();
  }
}

/** Others that are not declared stay. */
async function dropFormerIndexes(model: IndexedModel): Promise<void> {
  const { toDrop } = await model.diffIndexes();
  const declared = model.schema.indexes().map(([key, { name }]) => ({ name, key: JSON.stringify(key) }));
  for (const { name, key } of await model.collection.indexes()) {
    const rivals = declared.filter((index) => index.name === name || index.key === JSON.stringify(key));
    const isAsDeclared = rivals.some((index) => index.name === name && index.key === JSON.stringify(key));
    const isRival = rivals.length > 0 && !(isAsDeclared && !toDrop.includes(name));
    if (name !== undefined && name !== '_id_' && isRival) await dropIndex(model, name);
  }
}

/** Processes that start at the same time drop it once. */
async function dropIndex({ collection }: IndexedModel, name: string): Promise<void> {
  await collection.dropIndex(name).catch((error: unknown) => {
    if (codeNameOf(error) !== 'IndexNotFound') throw error;
  });
}

const codeNameOf = (error: unknown): unknown =>
  error instanceof mongoose.mongo.MongoServerError ? error.codeName : undefined;

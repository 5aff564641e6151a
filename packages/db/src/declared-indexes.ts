import mongoose, { type mongo } from 'mongoose';
import { isDatabaseUnavailable } from './database-unavailable.ts';

/** What a model knows of its indexes. */
interface IndexedModel {
  diffIndexes(): Promise<{ toDrop: unknown[] }>;
  schema: Pick<mongoose.Schema, 'indexes'>;
  collection: Pick<mongo.Collection, 'collectionName' | 'createIndexes' | 'indexes' | 'dropIndex'>;
}

/** The stored documents do not allow an index, or the engine can't build it. */
export class IndexBuildError extends Error {
  override readonly name = 'IndexBuildError';
  /** As MongoDB numbers its errors. */
  readonly code: mongo.MongoServerError['code'];

  constructor(collection: string, index: string, cause: Pick<mongo.MongoServerError, 'message' | 'code'>) {
    super(`The index ${index} of ${collection} can't be built: ${cause.message}`, { cause });
    this.code = cause.code;
  }
}

/** An index of the same name, or with the same key, is there and is defined in another way. */
const CONFLICTS: readonly unknown[] = ['IndexOptionsConflict', 'IndexKeySpecsConflict'];

/**
 * Builds the indexes that a model declares; one that an earlier version has declared in another way gives way to it.
 * @throws IndexBuildError when all others are built
 */
export async function createDeclaredIndexes(model: IndexedModel): Promise<void> {
  const declared = describeIndexes(model);
  if (declared.length === 0) return;
  try {
    // One command, since each start sends it for each model, and mostly all of them are there.
    await model.collection.createIndexes(declared);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    if (CONFLICTS.includes(codeNameOf(error))) await dropFormerIndexes(model);
    await createOneByOne(model, declared);
  }
}

const describeIndexes = ({ schema }: IndexedModel): mongo.IndexDescription[] =>
  schema.indexes().map(([key, options]) => ({ ...options, key }) as mongo.IndexDescription);

/** One that can't be built, with the others in one command, would take them with it. */
async function createOneByOne({ collection }: IndexedModel, declared: mongo.IndexDescription[]): Promise<void> {
  const failures: IndexBuildError[] = [];
  for (const index of declared) {
    try {
      await collection.createIndexes([index]);
    } catch (error) {
      if (!(error instanceof mongoose.mongo.MongoServerError) || isDatabaseUnavailable(error)) throw error;
      const name = index.name ?? Object.entries(index.key).flat().join('_');
      failures.push(new IndexBuildError(collection.collectionName, name, error));
    }
  }
  if (failures[0] !== undefined) throw failures[0];
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

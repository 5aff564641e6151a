import type { mongo } from 'mongoose';
import type { BatchStage } from './upgrade-step.ts';

const PATH = 'document';
/** A merge keeps the company that it has written under a name of its own. */
const ARCHIVED_AS: Readonly<Record<string, readonly string[]>> = { companies: ['companies', 'merged_companies'] };

interface ArchivedDocument {
  _id: string;
  document: mongo.WithId<mongo.Document>;
}

/**
 * The same stage for the documents of its collection that lie in the trash or in the archive of a merge: restored, they must
 * have the shape of today, too.
 */
export function toArchivedStage({ stage, collection, filter, batchSize, change }: BatchStage): BatchStage {
  return {
    stage: `${stage} in the archive`,
    collection: 'archived_documents',
    filter: { collectionName: { $in: [...(ARCHIVED_AS[collection] ?? [collection])] }, ...inDocument(filter) },
    ...(batchSize !== undefined && { batchSize }),
    change: async (found) => {
      const archived = found as unknown as ArchivedDocument[];
      const writes = await change(archived.map(({ document }) => document));
      return writes.flatMap((write) => toArchivedWrites(write, archived));
    },
  };
}

/** A document may be archived more than once. */
function toArchivedWrites(
  write: mongo.AnyBulkWriteOperation,
  archived: readonly ArchivedDocument[],
): mongo.AnyBulkWriteOperation[] {
  if (!('updateOne' in write) || Array.isArray(write.updateOne.update)) {
    throw new Error('Only updates of fields reach archived documents; this step has to treat them itself');
  }
  const { filter, update } = write.updateOne;
  const { _id, ...rest } = filter;
  const isMeant = ({ document }: ArchivedDocument) => String(document._id) === String(_id);
  const archivedUpdate = Object.fromEntries(
    Object.entries(update).map(([operator, fields]) => [operator, inUpdate(operator, fields)]),
  );
  return archived
    .filter(isMeant)
    .map((one) => ({ updateOne: { filter: { _id: one._id as never, ...inDocument(rest) }, update: archivedUpdate } }));
}

/** `$and` and `$or` have filters themselves. */
function inDocument(filter: mongo.Filter<mongo.Document>): mongo.Filter<mongo.Document> {
  const fields = Object.entries(filter).map(([name, value]) => {
    if (!name.startsWith('$')) return [`${PATH}.${name}`, value];
    if (!Array.isArray(value)) throw new Error(`${name} has no meaning within archived documents`);
    return [name, value.map((one: mongo.Filter<mongo.Document>) => inDocument(one))];
  });
  return Object.fromEntries(fields);
}

function inUpdate(operator: string, fields: unknown): mongo.Document {
  return Object.fromEntries(
    Object.entries(fields as mongo.Document).map(([name, value]) => [
      `${PATH}.${name}`,
      operator === '$rename' ? `${PATH}.${value}` : value,
    ]),
  );
}

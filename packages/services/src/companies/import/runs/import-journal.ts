import { type ImportBatchDoc, ImportBatchModel, type ImportedRowDoc, type ObservationDoc } from '@workbench/db';
import { mongo } from 'mongoose';
import { isFollowing } from '../../figures/following-fields.ts';
import type { PlannedRow } from '../../import-schemas.ts';
import type { StoredCompany } from '../../store/document/stored-company.ts';
import type { CompanyChangePlan, PlannedCompany } from '../../store/plan/plan-changes.ts';
import { figureKey, readStoredFigures } from './stored-figures.ts';

type Figure = PlannedCompany['history'][number];

/** What an import changes of a company that was there: the fields that differ, and the history. */
export interface JournaledChange {
  _id: mongo.ObjectId;
  before: Partial<StoredCompany>;
  after: Partial<StoredCompany>;
  /** With the figure of the same source and day that it replaces. */
  history: { written: Figure; replaced: ObservationDoc | null }[];
}

/** The plan of a batch without its companies: what the outcome of the import is counted from. */
export type JournaledPlan = Pick<
  CompanyChangePlan,
  'counts' | 'renames' | 'suggestions' | 'trashed' | 'leftOut' | 'refused'
>;

/** Half of what one document may have. */
const CHANGES_BYTES_MAX = 8_000_000;
const ID_BYTES = 12;
/** Of the id in a change, whose first field it is: behind the length, the type and the name "_id". */
const ID_AT = 4 + 1 + 4;

export interface JournaledBatch {
  importId: string;
  batch: number;
  /** Of the first document. */
  part: number;
  at: Date;
  rows?: ImportedRowDoc[];
  plan?: JournaledPlan;
}

/** Of the first document of a batch. */
export function toJournaledHead(
  outcomes: readonly PlannedRow[],
  { counts, renames, suggestions, trashed, leftOut, refused }: JournaledPlan,
): Required<Pick<JournaledBatch, 'rows' | 'plan'>> {
  const rows = outcomes.map(
    ({ line, kind, domain, reason }): ImportedRowDoc => ({
      ...{ line, kind },
      ...(domain !== null && { domain }),
      ...(reason !== null && { reason }),
    }),
  );
  return { rows, plan: { counts, renames, suggestions, trashed, leftOut, refused } };
}

/** Says what a batch is about to change, before it is written. Repeatable. */
export async function journalBatch(batch: JournaledBatch, companies: readonly PlannedCompany[]): Promise<void> {
  const replaced = await readStoredFigures(companies.flatMap(({ history }) => history));
  const created = companies.flatMap(({ before, after }) => (before === null ? [after._id.id] : []));
  const changes = toChangeBytes(companies.flatMap((company) => changeOf(company, replaced) ?? []));
  const { importId, rows, plan, at } = batch;
  const head = { ...(rows && { rows, lastLine: rows.at(-1)?.line ?? 0 }), ...(plan && { plan }) };
  const documents = splitBySize(changes).map((some, index): ImportBatchDoc => {
    const part = batch.part + index;
    return {
      _id: `${importId}:${batch.batch}:${part}`,
      ...{ importId, batch: batch.batch, part },
      ...(index === 0 && head),
      created: Buffer.concat(index === 0 ? created : []),
      changes: Buffer.concat(some),
      createdAt: at,
    };
  });
  await ImportBatchModel.collection.bulkWrite(
    documents.map(({ _id, ...replacement }) => ({
      replaceOne: { filter: { _id: _id as never }, replacement: replacement as never, upsert: true },
    })),
  );
}

function splitBySize(changes: readonly Uint8Array[]): Uint8Array[][] {
  const parts: Uint8Array[][] = [[]];
  let bytes = 0;
  for (const change of changes) {
    if (bytes + change.length > CHANGES_BYTES_MAX && bytes > 0) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(change);
    bytes += change.length;
  }
  return parts;
}

function changeOf(
  { before, after, history, noteTexts = [] }: PlannedCompany,
  replaced: ReadonlyMap<string, ObservationDoc>,
): JournaledChange | null {
  // One that only gets notes is in the journal too: taking the import back finds them by its company.
  if (before === null || (before === after && history.length === 0 && noteTexts.length === 0)) return null;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isFollowing(name) && Reflect.get(before, name) !== Reflect.get(after, name),
  );
  const pick = (company: StoredCompany): Partial<StoredCompany> =>
    Object.fromEntries(names.map((name) => [name, Reflect.get(company, name)]));
  return {
    _id: before._id,
    before: pick(before),
    after: pick(after),
    history: history.map((written) => ({ written, replaced: replaced.get(figureKey(written)) ?? null })),
  };
}

/** The ids of the companies that a batch created. */
export function readCreated({ created }: Pick<ImportBatchDoc, 'created'>): mongo.ObjectId[] {
  const bytes = bytesOf(created);
  return Array.from(
    { length: bytes.length / ID_BYTES },
    (_, at) => new mongo.ObjectId(bytes.subarray(at * ID_BYTES, (at + 1) * ID_BYTES)),
  );
}

/** The ids of the companies that were there and that a batch changed, without reading the changes themselves. */
export function readChangedIds({ changes }: Pick<ImportBatchDoc, 'changes'>): string[] {
  return documentsIn(bytesOf(changes)).map((document) =>
    new mongo.ObjectId(document.subarray(ID_AT, ID_AT + ID_BYTES)).toHexString(),
  );
}

/** Each as a BSON document; `_id` first, where `readChangedIds` looks for it. */
export const toChangeBytes = (changes: readonly JournaledChange[]): Uint8Array[] =>
  changes.map((change) => mongo.BSON.serialize(change, { ignoreUndefined: true }));

export function readChanges({ changes }: Pick<ImportBatchDoc, 'changes'>): JournaledChange[] {
  return documentsIn(bytesOf(changes)).map((document) => mongo.BSON.deserialize(document) as JournaledChange);
}

/** BSON documents begin with their length. */
function documentsIn(bytes: Uint8Array): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const documents: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = view.getInt32(at, true);
    documents.push(bytes.subarray(at, at + length));
    at += length;
  }
  return documents;
}

/** The driver reads bytes as its own type. */
function bytesOf(stored: Buffer | mongo.Binary): Uint8Array {
  return stored instanceof mongo.Binary ? stored.value() : stored;
}

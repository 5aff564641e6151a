import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { mongo } from 'mongoose';
import { redactCompany, withCurrentWords } from '../../companies/index.ts';
import { withFreeName } from '../../shared/database/with-free-name.ts';
import { valueMatches } from '../../shared/personal-data/person-mentions.ts';
import { redactDeep } from '../../shared/personal-data/redact.ts';
import { removePeopleFromResponse } from '../../suppression/index.ts';
import { openCollection, type ScanHit } from './scan-database.ts';

type Doc = Record<string, unknown>;

/** Can be requested again; half of it would be invalid. */
const DELETED_COLLECTIONS = new Set(['cached_answers']);
/** Called each time another process wrote in between. The next round finds what is left. */
const ATTEMPTS_MAX = 10;

/** A purchase depends on its reveal order, so the reveal chapter removes it. */
export type RedactRevealOrder = (id: string, mentionsPerson: (value: unknown) => boolean) => Promise<void>;

export const isRevealOrder = ({ collection }: ScanHit): boolean => collection === 'reveal_orders';

/** Redacts a person in a document that is not about them alone; concurrent writes of others stay. */
export async function redactDocument(hit: ScanHit, pattern: RegExp, redactOrder: RedactRevealOrder): Promise<void> {
  const { collection, id } = hit;
  if (isRevealOrder(hit)) return redactOrder(String(id), (value) => valueMatches(value, pattern));
  const documents = openCollection(collection);
  const filter = { _id: id as never };
  if (DELETED_COLLECTIONS.has(collection)) return void (await documents.deleteOne(filter));
  if (collection === 'companies') {
    return redactCompany(id as mongo.ObjectId, (company) => redactDeep(company, pattern));
  }
  for (let tries = 0; tries < ATTEMPTS_MAX; tries++) {
    const before = (await documents.findOne(filter)) as Doc | null;
    if (before === null) return;
    const after = redactFields(collection, before, pattern);
    const write = after._id === before._id ? updateRedacted : replaceRedacted;
    if (await withFreeName(after, (named) => write(documents, before, named))) return;
  }
}

type Documents = ReturnType<typeof openCollection>;

/** A document that was never merged has no revision, and a merge checks that this is still so. */
const REVISED_COLLECTIONS = new Set(['contacts']);

/** @returns false when another process was faster */
async function updateRedacted(documents: Documents, before: Doc, after: Doc): Promise<boolean> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (changed.length === 0) return true;
  const [set, unset] = [changed.filter((name) => name in after), changed.filter((name) => !(name in after))];
  const isRevised = 'revision' in before || REVISED_COLLECTIONS.has(documents.collectionName);
  const update = {
    ...(set.length > 0 && { $set: Object.fromEntries(set.map((name) => [name, after[name]])) }),
    ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((name) => [name, 1])) }),
    // Whoever writes by what they read before would bring the person back.
    ...(isRevised && { $inc: { revision: 1 } }),
  };
  const { matchedCount } = await documents.updateOne(
    unchangedFilter(before, [...changed, 'revision']),
    update as never,
  );
  return matchedCount === 1;
}

/** The id itself names them. The copy is written first: a kill in between must not lose what was paid. */
async function replaceRedacted(documents: Documents, before: Doc, after: Doc): Promise<boolean> {
  await documents.replaceOne({ _id: after._id as never }, withoutId(after), { upsert: true });
  return (await documents.deleteOne(unchangedFilter(before, Object.keys(before)))).deletedCount === 1;
}

/** Fits the document only while these fields are as they were. */
function unchangedFilter(before: Doc, names: readonly string[]): Record<string, never> {
  const values = names.map((name) => [name, name in before ? { $eq: before[name] } : { $exists: false }]);
  return { ...Object.fromEntries(values), _id: before._id } as never;
}

function redactFields(collection: string, before: Doc, pattern: RegExp): Doc {
  const { _id, ...rest } = before;
  return { _id: redactedId(_id, pattern), ...redactByCollection(collection, rest, pattern) };
}

function redactByCollection(collection: string, fields: Doc, pattern: RegExp): Doc {
  switch (collection) {
    // The ledger keeps the price and the others in the purchase: it must not be bought again.
    case 'paid_calls':
      return redactPaidCall(fields, pattern);
    // A row that names them goes as a whole; the other rows stay.
    case 'import_failed_rows':
      return { ...fields, rows: (fields.rows as unknown[]).filter((row) => !valueMatches(row, pattern)) };
    // The others that the search found stay.
    case 'contact_pages':
      return { ...fields, people: (fields.people as unknown[]).filter((person) => !valueMatches(person, pattern)) };
    case 'archived_documents':
      return redactArchived(fields as Doc & ArchivedFields, pattern);
    case 'companies':
      return withCurrentWords(redactDeep(fields, pattern));
    default:
      return redactDeep(fields, pattern);
  }
}

interface ArchivedFields {
  collectionName: string;
  document: Doc;
}

/** By the collection that the document was in; it keeps its id, by which it is restored. */
function redactArchived({ document, ...fields }: Doc & ArchivedFields, pattern: RegExp): Doc {
  const { _id, ...rest } = document;
  return { ...fields, document: { _id, ...redactByCollection(fields.collectionName, rest, pattern) } };
}

function redactPaidCall({ answer, ...kept }: Doc, pattern: RegExp): Doc {
  const rest = redactDeep(kept, pattern);
  if (answer === undefined) return rest;
  const { body, ...metadata } = answer as Doc & { body: string };
  const remainingBody = removePeopleFromResponse(body, (person) => valueMatches(person, pattern));
  return valueMatches(remainingBody, pattern)
    ? rest
    : { ...rest, answer: { ...redactDeep(metadata, pattern), body: remainingBody } };
}

/** The same for the same id, and different for different ones. */
function redactedId(id: unknown, pattern: RegExp): unknown {
  if (typeof id !== 'string' || !valueMatches(id, pattern)) return id;
  return `erased:${createHash('sha256').update(id).digest('hex').slice(0, 24)}`;
}

function withoutId({ _id: _, ...fields }: Doc): Doc {
  return fields;
}

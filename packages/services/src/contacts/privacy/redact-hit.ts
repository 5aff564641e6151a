import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { redactDeep, tellsOf } from '../../shared/person-terms.ts';
import { openCollection, type ScanHit } from '../../shared/scan-database.ts';
import { withoutPeople } from '../rules/people-answer.ts';

type Doc = Record<string, unknown>;

/** Can be fetched again; half of it would be no answer. */
const DROPPED = new Set(['cached_answers']);
/** Each time somebody wrote in between. What is not done then is found by the next round. */
const TRIES_MAX = 10;

/** What was bought hangs on a reveal's order, so it is ended by those who know how. */
export type RedactOrder = (id: string, tells: (value: unknown) => boolean) => Promise<void>;

export const isOrder = ({ collection }: ScanHit): boolean => collection === 'reveal_orders';

/** Takes a person out of a document that is not about them alone; what others write meanwhile stays. */
export async function redactHit(hit: ScanHit, pattern: RegExp, redactOrder: RedactOrder): Promise<void> {
  const { collection, id } = hit;
  if (isOrder(hit)) return redactOrder(String(id), (value) => tellsOf(value, pattern));
  const documents = openCollection(collection);
  const filter = { _id: id as never };
  if (DROPPED.has(collection)) return void (await documents.deleteOne(filter));
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const before = (await documents.findOne(filter)) as Doc | null;
    if (before === null) return;
    const after = redacted(collection, before, pattern);
    const write = after._id === before._id ? change : rename;
    if (await write(documents, before, after)) return;
  }
}

type Documents = ReturnType<typeof openCollection>;

/** One that was never joined has no revision yet, and who joins looks whether that is still so. */
const REVISED_LATER = new Set(['contacts']);

/** @returns false when somebody else was faster */
async function change(documents: Documents, before: Doc, after: Doc): Promise<boolean> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (changed.length === 0) return true;
  const [set, unset] = [changed.filter((name) => name in after), changed.filter((name) => !(name in after))];
  const isRevised = 'revision' in before || REVISED_LATER.has(documents.collectionName);
  const update = {
    ...(set.length > 0 && { $set: Object.fromEntries(set.map((name) => [name, after[name]])) }),
    ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((name) => [name, 1])) }),
    // Whoever writes by what they read before would bring the person back.
    ...(isRevised && { $inc: { revision: 1 } }),
  };
  const { matchedCount } = await documents.updateOne(asRead(before, [...changed, 'revision']), update as never);
  return matchedCount === 1;
}

/** The id itself named them. Written anew first: what was paid must not be forgotten by a kill in between. */
async function rename(documents: Documents, before: Doc, after: Doc): Promise<boolean> {
  await documents.replaceOne({ _id: after._id as never }, withoutId(after), { upsert: true });
  return (await documents.deleteOne(asRead(before, Object.keys(before)))).deletedCount === 1;
}

/** Fits the document only while these fields are as they were. */
function asRead(before: Doc, names: readonly string[]): Record<string, never> {
  const values = names.map((name) => [name, name in before ? { $eq: before[name] } : { $exists: false }]);
  return { ...Object.fromEntries(values), _id: before._id } as never;
}

function redacted(collection: string, before: Doc, pattern: RegExp): Doc {
  const { _id, ...rest } = before;
  return { _id: redactedId(_id, pattern), ...fieldsOf(collection, rest, pattern) };
}

function fieldsOf(collection: string, fields: Doc, pattern: RegExp): Doc {
  switch (collection) {
    // The price stays in the ledger, and who else was bought with them: it must not be bought again.
    case 'paid_calls':
      return withoutAnswer(fields, pattern);
    // The others that the search found stay.
    case 'contact_pages':
      return { ...fields, people: (fields.people as unknown[]).filter((person) => !tellsOf(person, pattern)) };
    default:
      return redactDeep(fields, pattern);
  }
}

function withoutAnswer({ answer, ...kept }: Doc, pattern: RegExp): Doc {
  const rest = redactDeep(kept, pattern);
  if (answer === undefined) return rest;
  const { body, ...told } = answer as Doc & { body: string };
  const left = withoutPeople(body, (person) => tellsOf(person, pattern));
  return tellsOf(left, pattern) ? rest : { ...rest, answer: { ...redactDeep(told, pattern), body: left } };
}

/** The same for the same id, and different for different ones. */
function redactedId(id: unknown, pattern: RegExp): unknown {
  if (typeof id !== 'string' || !tellsOf(id, pattern)) return id;
  return `erased:${createHash('sha256').update(id).digest('hex').slice(0, 24)}`;
}

function withoutId({ _id: _, ...fields }: Doc): Doc {
  return fields;
}

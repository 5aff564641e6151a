import { createHash } from 'node:crypto';
import { redactDeep } from '../../shared/person-terms.ts';
import { openCollection, type ScanHit } from '../../shared/scan-database.ts';
import { withoutPeople } from '../rules/people-answer.ts';

type Doc = Record<string, unknown>;

/** Can be fetched again; half of it would be no answer. */
const DROPPED = new Set(['cached_answers', 'reveal_orders']);

/** Takes a person out of a document that is not about them alone. */
export async function redactHit({ collection, id }: ScanHit, pattern: RegExp): Promise<void> {
  const documents = openCollection(collection);
  const filter = { _id: id as never };
  if (DROPPED.has(collection)) return void (await documents.deleteOne(filter));
  const before = (await documents.findOne(filter)) as Doc | null;
  if (before === null) return;
  const after = redacted(collection, before, pattern);
  if (after._id === before._id) return void (await documents.replaceOne(filter, after));
  // The id itself named them. Inserted first: what was paid must not be forgotten by a kill in between.
  await documents.updateOne({ _id: after._id as never }, { $setOnInsert: withoutId(after) }, { upsert: true });
  await documents.deleteOne(filter);
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

function tellsOf(value: unknown, pattern: RegExp): boolean {
  pattern.lastIndex = 0;
  return pattern.test(JSON.stringify(value));
}

/** The same for the same id, and different for different ones. */
function redactedId(id: unknown, pattern: RegExp): unknown {
  if (typeof id !== 'string' || !tellsOf(id, pattern)) return id;
  return `erased:${createHash('sha256').update(id).digest('hex').slice(0, 24)}`;
}

function withoutId({ _id: _, ...fields }: Doc): Doc {
  return fields;
}

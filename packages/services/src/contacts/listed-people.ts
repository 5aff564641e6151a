import { textsIn } from '../shared/texts-in.ts';
import type { Identifier } from './rules/identifiers.ts';
import { identifiersIn } from './rules/identifiers-in-text.ts';
import { peopleInAnswer, withoutPeople } from './rules/people-answer.ts';
import { type ListReader, suppressedAmong } from './suppressions.ts';

/**
 * A paid answer as it may be kept: without people on the do-not-contact list, so that who was erased is not stored by
 * the next search, or by one that was under way.
 */
export async function withoutListed(reader: ListReader, source: string, body: string): Promise<string> {
  const people = peopleInAnswer(body).map((person, at) => ({ id: String(at), keys: keysOf(source, person) }));
  const listed = await suppressedAmong(reader, people);
  if (listed.size === 0) return body;
  let at = 0;
  return withoutPeople(body, () => listed.has(String(at++)));
}

/** True when a text has the address or the profile of somebody who is on the do-not-contact list. */
export async function tellsOfListed(reader: ListReader, text: string): Promise<boolean> {
  return (await suppressedAmong(reader, [{ id: 'text', keys: identifiersIn(text) }])).size > 0;
}

function keysOf(source: string, person: object): Identifier[] {
  const { id, data } = person as { id?: unknown; data?: unknown };
  const inner = typeof data === 'object' && data !== null ? (data as { id?: unknown }).id : undefined;
  const ids = [id, inner].filter((one) => typeof one === 'string');
  const own = ids.map((one): Identifier => ({ kind: 'source-id', value: `${source}:${one}` }));
  return [...own, ...[...textsIn(person)].flatMap(identifiersIn)];
}

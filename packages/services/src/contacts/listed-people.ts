import { type Identifier, ownIdentifiersOf } from './rules/identifiers.ts';
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
  return [...own, ...identifiersIn(JSON.stringify(person))];
}

/** Lengths are bounded, so that a hostile page costs no more than a long one. */
const MAILBOX = /[\p{L}\p{N}._+'-]{1,64}(?:@|%40)[\p{L}\p{N}.-]{1,253}/gu;
const PROFILE = /linkedin\.com(?:\\?\/|%2F)in(?:\\?\/|%2F)[^\s"'<>\\/?#&]{1,300}/giu;

function identifiersIn(text: string): Identifier[] {
  const nobody = { sources: [], email: null, phone: null, linkedinUrl: null, organizationDomain: null };
  const mailboxes = matchesOf(text, MAILBOX).map((email) => ({ ...nobody, email: email.replace('%40', '@') }));
  const profiles = matchesOf(text, PROFILE).map((url) => ({
    ...nobody,
    linkedinUrl: url.replace(/\\/g, '').replace(/%2F/gi, '/'),
  }));
  return [...mailboxes, ...profiles].flatMap(ownIdentifiersOf);
}

const matchesOf = (text: string, pattern: RegExp): string[] => [...new Set(text.match(pattern) ?? [])];

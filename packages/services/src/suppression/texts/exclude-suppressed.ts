import type { Identifier } from '@workbench/identity/person-identifiers/identifiers';
import { findIdentifiersInText } from '@workbench/identity/person-identifiers/identifiers-in-text';
import { extractTexts } from '../../shared/personal-data/extract-texts.ts';
import { findSuppressedIds, isAnyoneSuppressed } from '../list/find-suppressed-ids.ts';
import type { SuppressionReader } from '../list/hash-identifier.ts';
import { peopleInResponse, removePeopleFromResponse } from './people-in-response.ts';

/**
 * A paid response as it may be stored: without suppressed people, so that an erased person is not stored by the next
 * search, or by one in progress.
 */
export async function excludeSuppressed(reader: SuppressionReader, source: string, body: string): Promise<string> {
  const people = peopleInResponse(body).map((person, at) => ({
    id: String(at),
    keys: identifiersOfResponsePerson(source, person),
  }));
  const suppressedIds = await findSuppressedIds(reader, people);
  if (suppressedIds.size === 0) return body;
  let at = 0;
  return removePeopleFromResponse(body, () => suppressedIds.has(String(at++)));
}

/** True when a text contains the address or the profile of a suppressed person. */
export async function mentionsSuppressed(reader: SuppressionReader, text: string): Promise<boolean> {
  // Most workspaces suppress no one, and reading megabytes takes its time.
  if (!(await isAnyoneSuppressed())) return false;
  return (await findSuppressedIds(reader, [{ id: 'text', keys: findIdentifiersInText(text) }])).size > 0;
}

function identifiersOfResponsePerson(source: string, person: object): Identifier[] {
  const { id, data } = person as { id?: unknown; data?: unknown };
  const inner = typeof data === 'object' && data !== null ? (data as { id?: unknown }).id : undefined;
  const ids = [id, inner].filter((one) => typeof one === 'string');
  const own = ids.map((one): Identifier => ({ kind: 'source-id', value: `${source}:${one}` }));
  return [...own, ...[...extractTexts(person)].flatMap(findIdentifiersInText)];
}

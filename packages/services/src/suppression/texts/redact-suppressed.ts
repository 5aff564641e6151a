import { identifierKey } from '@workbench/identity/person-identifiers/identifiers';
import { findIdentifiersInText } from '@workbench/identity/person-identifiers/identifiers-in-text';
import { findPhonesInText } from '@workbench/identity/person-identifiers/phones-in-text';
import { extractTexts } from '../../shared/personal-data/extract-texts.ts';
import { personPattern } from '../../shared/personal-data/person-mentions.ts';
import { redactDeep } from '../../shared/personal-data/redact.ts';
import { findErasedIds, findSuppressedIds, isAnyoneErased, isAnyoneSuppressed } from '../list/find-suppressed-ids.ts';
import type { SuppressionReader } from '../list/hash-identifier.ts';

/** Only such texts are examined closely: a file has millions, and most are names and figures. */
const MAY_IDENTIFY = /[@\uFF20%\\+\uFF0B]|linkedin|00\d/i;

/**
 * The same as it may be kept, with every text in it redacted as erasing does: without the addresses, profiles and
 * numbers of people on the do-not-contact list. A name alone stays: the list does not know any.
 */
export async function redactSuppressed<T>(reader: SuppressionReader, value: T): Promise<T> {
  return (await isAnyoneSuppressed()) ? redactPeople(reader, value, findSuppressedIds) : value;
}

/** The same of people whose data was erased: what is said of others who are not to be contacted stays. */
export async function redactErased<T>(reader: SuppressionReader, value: T): Promise<T> {
  return (await isAnyoneErased()) ? redactPeople(reader, value, findErasedIds) : value;
}

async function redactPeople<T>(reader: SuppressionReader, value: T, findIds: typeof findSuppressedIds): Promise<T> {
  const texts = [...extractTexts(value)].filter((text) => MAY_IDENTIFY.test(text));
  const found = texts.flatMap((text) => [...findIdentifiersInText(text), ...findPhonesInText(text)]);
  const named = new Map(found.filter(({ kind }) => kind !== 'domain').map((one) => [identifierKey(one), one]));
  const foundKeys = await findIds(
    reader,
    [...named].map(([id, one]) => ({ id, keys: [one] })),
  );
  const identifiers = [...foundKeys].flatMap((id) => named.get(id) ?? []);
  const pattern = personPattern({ identifiers, name: null, company: null }, { withName: false });
  return pattern === null ? value : redactDeep(value, pattern);
}

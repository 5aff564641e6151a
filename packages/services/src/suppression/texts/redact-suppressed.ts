import { identifierKey } from '@workbench/identity/identifiers';
import { findIdentifiersInText } from '@workbench/identity/identifiers-in-text';
import { findPhonesInText } from '@workbench/identity/phones-in-text';
import { extractTexts } from '../../shared/personal-data/extract-texts.ts';
import { personPattern, redactDeep } from '../../shared/personal-data/person-mentions.ts';
import { findSuppressedIds, isAnyoneSuppressed, type SuppressionReader } from '../list/find-suppressed-ids.ts';

/**
 * The same as it may be kept, with every text in it redacted as erasing does: without the addresses, profiles and
 * numbers of people on the do-not-contact list. A name alone stays: the list does not know any.
 */
export async function redactSuppressed<T>(reader: SuppressionReader, value: T): Promise<T> {
  if (!(await isAnyoneSuppressed())) return value;
  const found = [...extractTexts(value)].flatMap((text) => [...findIdentifiersInText(text), ...findPhonesInText(text)]);
  const named = new Map(found.filter(({ kind }) => kind !== 'domain').map((one) => [identifierKey(one), one]));
  const suppressedKeys = await findSuppressedIds(
    reader,
    [...named].map(([id, one]) => ({ id, keys: [one] })),
  );
  const identifiers = [...suppressedKeys].flatMap((id) => named.get(id) ?? []);
  const pattern = personPattern({ identifiers, name: null, company: null }, { withName: false });
  return pattern === null ? value : redactDeep(value, pattern);
}

import { personPattern, redactDeep } from '../shared/person-terms.ts';
import { textsIn } from '../shared/texts-in.ts';
import type { Identifier } from './rules/identifiers.ts';
import { identifiersIn } from './rules/identifiers-in-text.ts';
import { phonesIn } from './rules/phones-in-text.ts';
import { type ListReader, suppressedAmong } from './suppressions.ts';

/**
 * The same as it may be kept, with every text in it redacted as erasing does: without the addresses, profiles and
 * numbers of people on the do-not-contact list. A name alone stays: the list does not know any.
 */
export async function redactListed<T>(reader: ListReader, value: T): Promise<T> {
  const found = [...textsIn(value)].flatMap((text) => [...identifiersIn(text), ...phonesIn(text)]);
  const named = new Map(found.filter(({ kind }) => kind !== 'domain').map((one) => [keyOf(one), one]));
  const listed = await suppressedAmong(
    reader,
    [...named].map(([id, one]) => ({ id, keys: [one] })),
  );
  const identifiers = [...listed].flatMap((id) => named.get(id) ?? []);
  const pattern = personPattern({ identifiers, name: null, company: null }, { withName: false });
  return pattern === null ? value : redactDeep(value, pattern);
}

const keyOf = ({ kind, value }: Identifier): string => `${kind}:${value}`;

import { type RevealIdentifier, revealIdentifierOf } from './reveal-identifier.ts';
import type { PeopleSourceId, PersonKey, Revealed } from './types.ts';

/** Asks about one chunk of different people; the answers in the same order. */
type RevealChunk = (identities: RevealIdentifier[]) => Promise<Revealed[]>;

/**
 * Reveals in chunks as large as the source takes, and answers in the order of the keys. Who can't be asked about is
 * null, who was refused beside others is undefined; who is named twice is bought once. The order within a chunk is fixed, so that the same people chosen in
 * another order are the same purchase.
 */
export async function revealInChunks(
  source: PeopleSourceId,
  keys: readonly PersonKey[],
  chunkMax: number,
  revealChunk: RevealChunk,
): Promise<Revealed[]> {
  const names = keys.map((key) => {
    const identity = revealIdentifierOf(source, key);
    return identity === null ? null : { identity, name: purchaseNameOf(identity) };
  });
  const requested = new Map(names.flatMap((one) => (one === null ? [] : [[one.name, one.identity] as const])));
  const ordered = [...requested].sort(([one], [other]) => (one < other ? -1 : 1));
  const found = new Map<string, Revealed>();
  for (let start = 0; start < ordered.length; start += chunkMax) {
    const chunk = ordered.slice(start, start + chunkMax);
    const people = await revealChunk(chunk.map(([, identity]) => identity));
    chunk.forEach(([name], index) => {
      found.set(name, people[index]);
    });
  }
  return names.map((one) => (one === null ? null : found.get(one.name)));
}

/** Names what is bought, the same for the same person: "id 66aa…". */
export function purchaseNameOf(identity: RevealIdentifier): string {
  switch (identity.by) {
    case 'id':
      return `id ${identity.id}`;
    case 'profile':
      // Lower case, as purchases of before were named.
      return `profile ${identity.url.toLowerCase()}`;
    case 'email':
      return `email ${identity.email}`;
    case 'name':
      return `name ${[identity.name.toLowerCase(), identity.domain ?? '', identity.organizationName?.toLowerCase() ?? ''].join('|')}`;
  }
}

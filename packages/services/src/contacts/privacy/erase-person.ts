import type { ServiceContext, Verb } from '../../shared/context.ts';
import { personPattern } from '../../shared/person-terms.ts';
import type { PersonIdentifier, PersonQuery } from '../../shared/personal-data.ts';
import { type ScanHit, scanDatabase } from '../../shared/scan-database.ts';
import { PEOPLE_PORTS, type PeoplePorts } from '../people-ports.ts';
import type { Identifier } from '../rules/identifiers.ts';
import { putOnList } from '../suppression-entries.ts';
import { type GatheredRecord, gatherPerson } from './gather-person.ts';
import { isOrder, type RedactOrder, redactHit } from './redact-hit.ts';
import { redactOrder } from './redact-order.ts';
import type { ErasedPersonalData, ErasePersonInput } from './schemas.ts';

/** What is written meanwhile, as by a search that was under way, is found by the next round. */
const ROUNDS_MAX = 3;

/**
 * Erases a person: their records, what caches and queues hold, and their mentions in texts; then puts them on the
 * do-not-contact list as hashes, so that no import and no search brings them back. Records that fit by the name alone
 * are erased only when they are confirmed. Calling it again does no harm.
 * @throws ServiceError invalid when an identifier is none; nothing is erased then
 */
export async function erasePersonalData(
  { ctx, input }: Verb<ErasePersonInput>,
  ports: PeoplePorts = PEOPLE_PORTS,
): Promise<ErasedPersonalData> {
  const confirmed = new Set(input.confirmed.map(({ place, id }) => `${place} ${id}`));
  const isConfirmed = (place: string, id: string) => confirmed.has(`${place} ${id}`);
  const gathered = await gatherPerson(ctx, input, isConfirmed);
  const isTheirs = (one: GatheredRecord) => one.match === 'identifier' || isConfirmed(one.holder.place, one.id);
  const theirs = gathered.records.filter(isTheirs);
  const others = gathered.records.filter((one) => !isTheirs(one));
  const query = withoutShared(gathered.query, others);
  // First, so that nothing that runs meanwhile takes them in again.
  const listed = query.identifiers.filter(isListable);
  await putOnList(ctx, [listed], input.reason);
  const erased = await eraseRecords(ctx, theirs, query);
  // An import that had looked at the list before they were on it may have written since.
  const late = (await gatherPerson(ctx, input, isConfirmed)).records.filter(isTheirs);
  for (const [place, count] of await eraseRecords(ctx, late, query)) {
    if (count > 0) erased.set(place, (erased.get(place) ?? 0) + count);
  }
  const { hits, scanned, redacted } = await eraseMentions(query, (id, tells) => redactOrder(ctx, id, tells, ports));
  if (redacted > 0) erased.set('caches, queues and texts', redacted);
  return {
    erased: [...erased].map(([place, count]) => ({ place, count })),
    suppressed: listed.length > 0 ? 1 : 0,
    leftovers: countByCollection(hits),
    scanned,
  };
}

/** Our own ids tell of nobody outside. */
const isListable = (one: PersonIdentifier): one is Identifier =>
  ['email', 'profile', 'phone', 'source-id'].includes(one.kind);

/** A number that others have too stays theirs. */
function withoutShared(query: PersonQuery, others: readonly GatheredRecord[]): PersonQuery {
  const shared = new Set(others.flatMap(({ identifiers }) => identifiers).map(({ kind, value }) => `${kind}:${value}`));
  return { ...query, identifiers: query.identifiers.filter(({ kind, value }) => !shared.has(`${kind}:${value}`)) };
}

async function eraseRecords(
  ctx: ServiceContext,
  records: readonly GatheredRecord[],
  query: PersonQuery,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const holder of new Set(records.map((record) => record.holder))) {
    const ids = records.filter((record) => record.holder === holder).map(({ id }) => id);
    counts.set(holder.place, await holder.erase(ctx, ids, query));
  }
  return counts;
}

/** By what is theirs alone: the name may be somebody else's. */
async function eraseMentions(
  query: PersonQuery,
  redactOrder: RedactOrder,
): Promise<{ hits: ScanHit[]; scanned: number; redacted: number }> {
  const pattern = personPattern(query, { withName: false });
  if (pattern === null) return { hits: [], scanned: 0, redacted: 0 };
  let redacted = 0;
  for (let round = 0; ; round++) {
    const { hits, scanned } = await scanDatabase(pattern);
    if (hits.length === 0 || round === ROUNDS_MAX) return { hits, scanned, redacted };
    for (const hit of ordersFirst(hits)) await redactHit(hit, pattern, redactOrder);
    redacted += hits.length;
  }
}

/** What was bought for others too is read from the ledger, before the person is taken out of it. */
const ordersFirst = (hits: readonly ScanHit[]): ScanHit[] =>
  hits.toSorted((one, other) => Number(isOrder(other)) - Number(isOrder(one)));

function countByCollection(hits: readonly ScanHit[]): ErasedPersonalData['leftovers'] {
  const counts = new Map<string, number>();
  for (const { collection } of hits) counts.set(collection, (counts.get(collection) ?? 0) + 1);
  return [...counts].map(([collection, count]) => ({ collection, count }));
}

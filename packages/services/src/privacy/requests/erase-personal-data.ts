import type { Identifier } from '@workbench/identity/person-identifiers/identifiers';
import { PEOPLE_PORTS, type PeoplePorts, redactRevealOrder } from '../../contacts/index.ts';
import { eraseKeptAnswers } from '../../idempotency/index.ts';
import { syncRecipientsOfContacts } from '../../outreach/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { personPattern } from '../../shared/personal-data/person-mentions.ts';
import type { PersonIdentifier, PersonQuery } from '../../shared/personal-data/types.ts';
import { addSuppressions, noteErasure } from '../../suppression/index.ts';
import { isRevealOrder, type RedactRevealOrder, redactDocument } from '../redaction/redact-document.ts';
import { countDocuments, type ScanHit, scanDatabase } from '../redaction/scan-database.ts';
import type { ErasedPersonalData, ErasePersonInput } from '../schemas.ts';
import { type CollectedRecord, collectPersonalData } from './collect-personal-data.ts';

/** Concurrent writes, e.g. by a search in progress, are found by the next round. */
const ROUNDS_MAX = 3;

/** What a job keeps of an erasure, so that the next process continues it as the one that had begun it. */
export interface ErasureJournal {
  /** What an interrupted attempt had recognised the person by; records that named it may be gone. */
  known: readonly PersonIdentifier[];
  /** Called before anything is erased. */
  recognised(identifiers: readonly PersonIdentifier[]): Promise<void>;
  erased(place: string, count: number): Promise<void>;
  /** @throws to stop, as when the process ends */
  scanned(done: number, total: number): Promise<void>;
}

const NO_JOURNAL: ErasureJournal = {
  known: [],
  recognised: async () => undefined,
  erased: async () => undefined,
  scanned: async () => undefined,
};

/**
 * Erases a person: their records, cached and queued data, and mentions in texts; then suppresses them by hashes, so
 * that no import or search brings them back. Records that match by name alone are erased only if confirmed. Idempotent.
 * @throws ServiceError invalid when an identifier is invalid; nothing is erased then
 */
export async function erasePersonalData(
  { ctx, input }: Verb<ErasePersonInput>,
  ports: PeoplePorts = PEOPLE_PORTS,
  journal: ErasureJournal = NO_JOURNAL,
): Promise<ErasedPersonalData> {
  const confirmed = new Set(input.confirmed.map(({ place, id }) => `${place} ${id}`));
  const isConfirmed = (place: string, id: string) => confirmed.has(`${place} ${id}`);
  const gathered = await collectPersonalData(ctx, input, isConfirmed, journal.known);
  const belongsToPerson = (one: CollectedRecord) =>
    one.match === 'identifier' || isConfirmed(one.source.category, one.id);
  const theirs = gathered.records.filter(belongsToPerson);
  const others = gathered.records.filter((one) => !belongsToPerson(one));
  const query = excludeSharedIdentifiers(gathered.query, others);
  await journal.recognised(query.identifiers);
  // First, so that nothing in progress saves them again.
  const suppressible = query.identifiers.filter(isSuppressible);
  await addSuppressions(ctx, [suppressible], input.reason);
  await noteErasure(ctx, suppressible);
  const erased = new Map<string, number>();
  const count = async (place: string, added: number) => {
    erased.set(place, (erased.get(place) ?? 0) + added);
    await journal.erased(place, added);
  };
  await eraseRecords(ctx, theirs, query, count);
  // An import that had looked at the list before they were on it may have written since.
  const late = (await collectPersonalData(ctx, input, isConfirmed, query.identifiers)).records.filter(belongsToPerson);
  await eraseRecords(ctx, late, query, async (place, added) => {
    if (added > 0) await count(place, added);
  });
  const answers = await eraseKeptAnswers();
  if (answers > 0) await count('kept answers', answers);
  const { hits, scanned, redacted } = await eraseMentions(
    query,
    (id, mentionsPerson) => redactRevealOrder(ctx, id, mentionsPerson, ports, syncRecipientsOfContacts),
    journal,
  );
  if (redacted > 0) await count('caches, queues and texts', redacted);
  return {
    erased: [...erased].map(([place, count]) => ({ place, count })),
    suppressed: suppressible.length > 0 ? 1 : 0,
    leftovers: countByCollection(hits),
    scanned,
  };
}

/** Our own ids mean nothing outside. */
const isSuppressible = (one: PersonIdentifier): one is Identifier =>
  ['email', 'profile', 'phone', 'source-id'].includes(one.kind);

/** A number that others have too stays theirs. */
function excludeSharedIdentifiers(query: PersonQuery, others: readonly CollectedRecord[]): PersonQuery {
  const shared = new Set(others.flatMap(({ identifiers }) => identifiers).map(({ kind, value }) => `${kind}:${value}`));
  return { ...query, identifiers: query.identifiers.filter(({ kind, value }) => !shared.has(`${kind}:${value}`)) };
}

async function eraseRecords(
  ctx: ServiceContext,
  records: readonly CollectedRecord[],
  query: PersonQuery,
  count: (place: string, added: number) => Promise<void>,
): Promise<void> {
  for (const source of new Set(records.map((record) => record.source))) {
    const ids = records.filter((record) => record.source === source).map(({ id }) => id);
    await count(source.category, await source.erase(ctx, ids, query));
  }
}

/** By their own identifiers: the name may be another person's. */
async function eraseMentions(
  query: PersonQuery,
  redactRevealOrder: RedactRevealOrder,
  journal: ErasureJournal,
): Promise<{ hits: ScanHit[]; scanned: number; redacted: number }> {
  const pattern = personPattern(query, { withName: false });
  if (pattern === null) return { hits: [], scanned: 0, redacted: 0 };
  const documents = await countDocuments();
  let redacted = 0;
  for (let round = 0; ; round++) {
    // What the first scan finds is redacted, and a second one looks whether all is gone.
    const total = documents * Math.max(2, round + 1);
    const { hits, scanned } = await scanDatabase(pattern, (done) =>
      journal.scanned(Math.min(documents * round + done, total), total),
    );
    if (hits.length === 0 || round === ROUNDS_MAX) return { hits, scanned, redacted };
    for (const hit of revealOrdersFirst(hits)) await redactDocument(hit, pattern, redactRevealOrder);
    redacted += hits.length;
  }
}

/** Purchases that include other people are read from the ledger before the person is removed. */
const revealOrdersFirst = (hits: readonly ScanHit[]): ScanHit[] =>
  hits.toSorted((one, other) => Number(isRevealOrder(other)) - Number(isRevealOrder(one)));

function countByCollection(hits: readonly ScanHit[]): ErasedPersonalData['leftovers'] {
  const counts = new Map<string, number>();
  for (const { collection } of hits) counts.set(collection, (counts.get(collection) ?? 0) + 1);
  return [...counts].map(([collection, count]) => ({ collection, count }));
}

import type { ServiceContext } from '../../shared/context.ts';
import { knownRowsFirst } from '../matching/known-rows-first.ts';
import type { PreviousLead } from '../matching/previous-rows.ts';
import { invalidateLeadCounts } from '../search/count-leads.ts';
import type { LeadUpsertOptions } from './apply-import.ts';
import { UpsertSession } from './upsert-session.ts';
import type { UpsertedLead, UpsertPerson } from './upserted-lead.ts';

const BATCH = 500;

interface UpsertLeadsInput {
  source: LeadUpsertOptions['source'];
  listId: string | null;
  rows: readonly UpsertPerson[];
  /** By the keys of a row, in one text (`keysText`): the lead that it became at the last import of the list. */
  previous?: ReadonlyMap<string, PreviousLead>;
  /** Identifiers that are known not to be on the do-not-contact list, see `identifierText`. */
  cleared?: ReadonlySet<string>;
  /** After each batch. */
  onBatch?: (stored: UpsertedLead[]) => Promise<void>;
}

/**
 * Creates leads, or finds the existing ones, in batches with few round trips. No person becomes two leads, even with
 * two simultaneous calls. Suppressed people are skipped.
 * @returns the outcome of each row, in order
 */
export async function upsertLeads(ctx: ServiceContext, input: UpsertLeadsInput): Promise<UpsertedLead[]> {
  const session = new UpsertSession(ctx, input);
  const stored = await inBatches(input, async (rows) => {
    const batch = await session.store(rows);
    await input.onBatch?.(batch);
    return batch;
  });
  invalidateLeadCounts();
  return stored;
}

/** What `upsertLeads` would do; writes nothing. Each row has its lead as it would be. */
export function planUpsert(ctx: ServiceContext, input: UpsertLeadsInput): Promise<UpsertedLead[]> {
  const session = new UpsertSession(ctx, input);
  return inBatches(input, (rows) => session.plan(rows));
}

async function inBatches(
  { rows, previous }: UpsertLeadsInput,
  process: (batch: UpsertPerson[]) => Promise<UpsertedLead[]>,
): Promise<UpsertedLead[]> {
  const order = knownRowsFirst(rows, previous);
  const results: UpsertedLead[] = [];
  for (let from = 0; from < order.length; from += BATCH) {
    const batch = order.slice(from, from + BATCH).flatMap((at) => rows[at] ?? []);
    results.push(...(await process(batch)));
  }
  const byPosition = new Map(order.map((position, at) => [position, results[at]]));
  return rows.flatMap((_, at) => byPosition.get(at) ?? []);
}

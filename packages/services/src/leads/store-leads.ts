import type { ServiceContext } from '../shared/context.ts';
import { forgetLeadCounts } from './count-leads.ts';
import { LeadImport, type LeadPerson, type StoredLead } from './import/lead-import.ts';
import type { Previous } from './rules/previous-rows.ts';
import type { ImportTerms } from './rules/take-imported.ts';

export type { LeadPerson } from './import/lead-import.ts';

const BATCH = 500;

interface StoreLeadsInput {
  source: ImportTerms['source'];
  listId: string | null;
  rows: readonly LeadPerson[];
  /** By the keys of a row, in one text (`keysText`): the lead that it became at the last import of the list. */
  previous?: ReadonlyMap<string, Previous>;
  /** Identifiers that are known not to be on the do-not-contact list, see `identifierText`. */
  cleared?: ReadonlySet<string>;
  /** After each batch. */
  onBatch?: (stored: StoredLead[]) => Promise<void>;
}

/**
 * Makes leads of people, or finds those that they are already, in batches with few round trips. Nobody becomes a lead
 * twice, also when two do this at one moment. Who is on the do-not-contact list is left out.
 * @returns what became of each row, in their order
 */
export async function storeLeads(ctx: ServiceContext, input: StoreLeadsInput): Promise<StoredLead[]> {
  const work = new LeadImport(ctx, input);
  const stored: StoredLead[] = [];
  for (let from = 0; from < input.rows.length; from += BATCH) {
    const batch = await work.store(input.rows.slice(from, from + BATCH));
    await input.onBatch?.(batch);
    stored.push(...batch);
  }
  forgetLeadCounts();
  return stored;
}

/** What `storeLeads` would do; writes nothing. Each row has its lead as it would be. */
export async function planLeads(ctx: ServiceContext, input: StoreLeadsInput): Promise<StoredLead[]> {
  const work = new LeadImport(ctx, input);
  const planned: StoredLead[] = [];
  for (let from = 0; from < input.rows.length; from += BATCH) {
    planned.push(...(await work.plan(input.rows.slice(from, from + BATCH))));
  }
  return planned;
}

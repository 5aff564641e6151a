import type { ServiceContext } from '../../shared/context.ts';
import { estimateOf } from '../enrich/estimate.ts';
import { countOutcomes, errorsOf } from '../rules/row-outcomes.ts';
import type { EnrichmentStep, LeadPreview } from '../schemas.ts';
import { planLeads } from '../store-leads.ts';
import type { LeadTable } from '../table/index.ts';
import { readPrevious } from './lead-rows.ts';
import { findList, type ImportPlace } from './open-list.ts';
import { outcomesIn, peopleOf, readRows } from './read-rows.ts';
import { suppressedRows } from './suppressed-rows.ts';

const SAMPLE_ROWS = 5;

/**
 * What `importTable` would do, by the same reading and planning, and what enriching its leads would cost. Writes nothing.
 * @throws ServiceError as `readRows` does
 */
export async function previewTable(
  ctx: ServiceContext,
  place: ImportPlace,
  table: LeadTable,
  steps: readonly EnrichmentStep[],
): Promise<LeadPreview> {
  const { table: read, suppressed, cleared } = await suppressedRows(ctx, await readRows(table));
  const list = await findList(place);
  const people = peopleOf(read, suppressed);
  const planned = await planLeads(ctx, {
    source: place.kind,
    listId: list?._id ?? null,
    rows: people,
    cleared,
    previous: list === null ? new Map() : await readPrevious(list._id, people),
  });
  const outcomes = outcomesIn(read, suppressed, planned);
  const leads = planned.flatMap(({ lead }) => lead ?? []);
  return {
    name: place.name,
    headers: read.headers,
    mapping: read.map.mapping,
    rows: sampleOf(read.rows, outcomes),
    total: read.rows.length,
    ...countOutcomes(outcomes),
    errors: errorsOf(outcomes),
    estimate: await estimateOf(ctx, leads, [...steps]),
  };
}

function sampleOf(rows: readonly { cells: string[] }[], outcomes: readonly { outcome: string }[]): string[][] {
  const shown = rows.filter((_, index) => outcomes[index]?.outcome !== 'suppressed');
  return shown.slice(0, SAMPLE_ROWS).map(({ cells }) => cells);
}

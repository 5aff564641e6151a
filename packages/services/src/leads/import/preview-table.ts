import type { ServiceContext } from '../../shared/context.ts';
import { estimateEnrichment } from '../runs/estimate-enrichment.ts';
import type { EnrichmentStep, LeadPreview } from '../schemas.ts';
import type { LeadTable } from '../table/index.ts';
import { planUpsert } from '../upsert/upsert-leads.ts';
import { findListBySource } from './find-list-by-source.ts';
import { readPreviousLeads } from './read-previous-leads.ts';
import { peopleOf, readRows, tableOutcomes } from './read-rows.ts';
import { countOutcomes, errorsOf, notesOf } from './row-outcomes.ts';
import { findSuppressedRows } from './suppressed-rows.ts';
import type { ImportSource } from './upsert-list.ts';

const SAMPLE_ROWS = 5;

/**
 * What `importTable` would do, by the same reading and planning, and what enriching its leads would cost. Writes nothing.
 * @throws ServiceError as `readRows` does
 */
export async function previewTable(
  ctx: ServiceContext,
  source: ImportSource,
  table: LeadTable,
  steps: readonly EnrichmentStep[],
): Promise<LeadPreview> {
  const { table: read, suppressed, cleared } = await findSuppressedRows(ctx, await readRows(table));
  const list = await findListBySource(source);
  const people = peopleOf(read, suppressed);
  const planned = await planUpsert(ctx, {
    source: source.kind,
    listId: list?._id ?? null,
    rows: people,
    cleared,
    previous: list === null ? new Map() : await readPreviousLeads(list._id, people),
  });
  const outcomes = tableOutcomes(read, suppressed, planned);
  const leads = planned.flatMap(({ lead }) => lead ?? []);
  return {
    name: source.name,
    headers: read.headers,
    mapping: read.map.mapping,
    rows: sampleOf(read.rows, outcomes),
    total: read.rows.length,
    ...countOutcomes(outcomes),
    errors: errorsOf(outcomes),
    ...notesOf(
      read.rows.map((row) => row.read),
      outcomes,
    ),
    estimate: await estimateEnrichment(ctx, leads, [...steps]),
  };
}

function sampleOf(rows: readonly { cells: string[] }[], outcomes: readonly { outcome: string }[]): string[][] {
  const shown = rows.filter((_, index) => outcomes[index]?.outcome !== 'suppressed');
  return shown.slice(0, SAMPLE_ROWS).map(({ cells }) => cells);
}

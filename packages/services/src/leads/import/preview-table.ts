import type { ServiceContext } from '../../shared/context.ts';
import { estimateEnrichment } from '../runs/estimate-enrichment.ts';
import type { EnrichmentStep, LeadColumnOptions, LeadPreview } from '../schemas.ts';
import { type LeadTable, toHeaderMap } from '../table/index.ts';
import { planUpsert } from '../upsert/upsert-leads.ts';
import { chooseColumns } from './choose-columns.ts';
import { describeColumns } from './describe-columns.ts';
import { findListBySource } from './find-list-by-source.ts';
import { readPreviousLeads } from './rows/read-previous-leads.ts';
import { peopleOf, readRows, tableOutcomes } from './rows/read-rows.ts';
import { countOutcomes, errorsOf, notesOf } from './rows/row-outcomes.ts';
import { findSuppressedRows } from './rows/suppressed-rows.ts';
import type { ImportSource } from './upsert-list.ts';

const SAMPLE_ROWS = 5;
/** Until the columns are assigned, nothing is read. */
const NOTHING = { ...countOutcomes([]), errors: [], notes: [], ignoredCells: 0 };

interface PreviewOptions extends LeadColumnOptions {
  enrichmentSteps: EnrichmentStep[];
}

/**
 * What `importTable` would do, by the same reading and planning, and what enriching its leads would cost. Writes nothing.
 * @throws ServiceError as `readRows` does, and unless assisted for columns that identify no one
 */
export async function previewTable(
  ctx: ServiceContext,
  source: ImportSource,
  table: LeadTable,
  { enrichmentSteps, ...options }: PreviewOptions,
): Promise<LeadPreview> {
  const chosen = await chooseColumns(table, options);
  if (chosen.problem !== null && options.columns !== 'assisted') throw chosen.problem;
  const rows = await readRows(table, toHeaderMap(chosen.columns));
  const { table: read, suppressed, cleared } = await findSuppressedRows(ctx, rows);
  const shown = {
    name: source.name,
    headers: read.headers,
    firstRow: table.firstRow,
    mapping: read.map.mapping,
    columns: describeColumns({ ...table, rows: read.rows.filter(({ line }) => !suppressed.has(line)) }, chosen),
    total: read.rows.length,
  };
  if (chosen.problem !== null) {
    const estimate = await estimateEnrichment(ctx, [], enrichmentSteps);
    const kept = read.rows.filter(({ line }) => !suppressed.has(line));
    return { ...shown, ...NOTHING, problem: chosen.problem.message, rows: firstCells(kept), estimate };
  }
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
    ...shown,
    problem: null,
    rows: sampleOf(read.rows, outcomes),
    ...countOutcomes(outcomes),
    errors: errorsOf(outcomes),
    ...notesOf(
      read.rows.map((row) => row.read),
      outcomes,
    ),
    estimate: await estimateEnrichment(ctx, leads, enrichmentSteps),
  };
}

function sampleOf(rows: readonly { cells: string[] }[], outcomes: readonly { outcome: string }[]): string[][] {
  const shown = rows.filter((_, index) => outcomes[index]?.outcome !== 'suppressed');
  return firstCells(shown);
}

const firstCells = (rows: readonly { cells: string[] }[]): string[][] =>
  rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells);

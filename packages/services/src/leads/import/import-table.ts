import type { LeadListDoc, LeadRowDoc } from '@workbench/db';
import { Types } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { countOutcomes, errorsOf, type StoredRow } from '../rules/row-outcomes.ts';
import type { LeadImportCounts, LeadImportResult } from '../schemas.ts';
import { storeLeads } from '../store-leads.ts';
import type { LeadTable } from '../table/index.ts';
import { dropGone, readPrevious, rowId, writeRows } from './lead-rows.ts';
import { closeList, type ImportPlace, openList } from './open-list.ts';
import { isPerson, outcomesIn, peopleOf, type ReadRow, readRows } from './read-rows.ts';
import { suppressedRows } from './suppressed-rows.ts';

export interface ImportedTable {
  list: LeadListDoc;
  counts: LeadImportCounts;
  errors: LeadImportResult['errors'];
}

/**
 * Makes leads of a table's rows and keeps the rows as they stood. It is not one step: what a killed import left is
 * completed by importing again.
 * @throws ServiceError as `readRows` does; nothing is written then
 */
export async function importTable(ctx: ServiceContext, place: ImportPlace, table: LeadTable): Promise<ImportedTable> {
  const { table: read, suppressed, cleared } = await suppressedRows(ctx, await readRows(table));
  const { list, isNew } = await openList(ctx, place, read);
  const byLine = new Map(read.rows.map((row) => [row.line, row]));
  const docOf = (line: number, leadId: string | null, problem: string | null, isKept = true) =>
    rowDoc(list._id, isKept ? byLine.get(line) : undefined, { line, leadId, problem });
  const people = peopleOf(read, suppressed);
  const stored = await storeLeads(ctx, {
    source: place.kind,
    listId: list._id,
    rows: people,
    cleared,
    previous: isNew ? new Map() : await readPrevious(list._id, people),
    // A killed import then leaves few leads of the list without their row.
    onBatch: (batch) =>
      writeRows(
        batch.filter(isLead).map(({ line, leadId }) => docOf(line, leadId, null)),
        isNew,
      ),
  });
  const outcomes = outcomesIn(read, suppressed, stored);
  const others = outcomes.filter(({ leadId }) => leadId === null);
  const byStored = new Map(stored.map((row) => [row.line, row.leadId]));
  // Whoever stands there twice has both rows.
  const leadOf = (line: number) => byStored.get(read.repeats.get(line) ?? line) ?? null;
  await writeRows(
    others.map(({ line, outcome, problem }) =>
      docOf(line, outcome === 'duplicate' ? leadOf(line) : null, problem, outcome !== 'suppressed'),
    ),
    isNew,
  );
  if (!isNew) await dropGone(list._id, outcomes, ctx.now());
  const counts = countOutcomes(outcomes);
  return { list: await closeList(list, counts, ctx.now()), counts, errors: errorsOf(outcomes) };
}

const isLead = ({ leadId, firstLine }: StoredRow): boolean => leadId !== null && firstLine === null;

function rowDoc(
  listId: string,
  row: ReadRow | undefined,
  { line, leadId, problem }: { line: number; leadId: string | null; problem: string | null },
): LeadRowDoc {
  return {
    _id: rowId(listId, line),
    listId,
    line,
    cells: row?.cells ?? [],
    keys: row !== undefined && isPerson(row.read) ? row.read.keys : [],
    leadId: leadId === null ? null : new Types.ObjectId(leadId),
    problem,
  };
}

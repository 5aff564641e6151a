import type { LeadListDoc, LeadRowDoc } from '@workbench/db';
import { Types } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { rememberMapping } from '../../shared/headers/remembered-mapping.ts';
import type { LeadColumnOptions, LeadImportCounts, LeadImportResult, LeadNotes } from '../schemas.ts';
import { type LeadTable, toHeaderMap } from '../table/index.ts';
import { upsertLeads } from '../upsert/upsert-leads.ts';
import { type ChosenColumns, chooseColumns } from './choose-columns.ts';
import { noteImporting, noteInterrupted } from './import-state.ts';
import { removeMissingRows, rowId, writeRows } from './rows/list-rows.ts';
import { readPreviousLeads } from './rows/read-previous-leads.ts';
import { isPerson, peopleOf, type ReadRow, type ReadTable, readRows, tableOutcomes } from './rows/read-rows.ts';
import { countOutcomes, errorsOf, notesOf, type StoredRow } from './rows/row-outcomes.ts';
import { findSuppressedRows } from './rows/suppressed-rows.ts';
import { type ImportSource, saveListCounts, upsertList } from './upsert-list.ts';

export interface ImportedTable {
  list: LeadListDoc;
  counts: LeadImportCounts;
  errors: LeadImportResult['errors'];
  notes: LeadNotes;
}

interface StoredTable extends Omit<Awaited<ReturnType<typeof findSuppressedRows>>, 'table'> {
  source: ImportSource;
  read: ReadTable;
  list: LeadListDoc;
  isNew: boolean;
}

/**
 * Creates leads from a table's rows and saves the rows unchanged. Not atomic: the list says that an
 * import was interrupted, and importing again completes it.
 * @throws ServiceError as `readRows` does, and for columns that identify no one; nothing is written then
 */
export async function importTable(
  ctx: ServiceContext,
  source: ImportSource,
  table: LeadTable,
  options: LeadColumnOptions = {},
): Promise<ImportedTable> {
  const chosen = await chooseColumns(table, options);
  if (chosen.problem !== null) throw chosen.problem;
  const rows = await readRows(table, toHeaderMap(chosen.columns));
  const { table: read, suppressed, cleared } = await findSuppressedRows(ctx, rows);
  if (chosen.by === 'hand' && isFoundByHeaders(table, chosen)) {
    await rememberMapping('leads', table.headers, chosen.columns, ctx.now());
  }
  const { list, isNew } = await upsertList(ctx, source, read, fieldsByHand(chosen));
  try {
    return await storeTable(ctx, { source, read, suppressed, cleared, list, isNew });
  } catch (error) {
    // Where the database is away, the lease says it later.
    await noteInterrupted(list).catch((second: unknown) =>
      ctx.log.warn({ err: second, listId: list._id }, 'the failure of an import could not be recorded'),
    );
    throw error;
  }
}

/** Columns without a header have nothing to be found again by. */
const isFoundByHeaders = ({ firstRow, headers }: LeadTable, { columns }: ChosenColumns): boolean =>
  firstRow === 'header' && columns.every((field, at) => field === null || headers[at] !== '');

/** What the headers alone do not say. */
const fieldsByHand = ({ columns, by }: ChosenColumns): LeadListDoc['fields'] => (by === 'rule' ? null : [...columns]);

async function storeTable(
  ctx: ServiceContext,
  { source, read, suppressed, cleared, list, isNew }: StoredTable,
): Promise<ImportedTable> {
  const byLine = new Map(read.rows.map((row) => [row.line, row]));
  const docOf = (line: number, leadId: string | null, problem: string | null, keepsCells = true) =>
    rowDoc(list._id, keepsCells ? byLine.get(line) : undefined, { line, leadId, problem });
  const people = peopleOf(read, suppressed);
  const stored = await upsertLeads(ctx, {
    source: source.kind,
    listId: list._id,
    rows: people,
    cleared,
    previous: isNew ? new Map() : await readPreviousLeads(list._id, people),
    // A killed import then leaves few leads of the list without their row.
    onBatch: async (batch) => {
      await writeRows(
        batch.filter(isLead).map(({ line, leadId }) => docOf(line, leadId, null)),
        isNew,
      );
      await noteImporting(list, ctx.now());
    },
  });
  const outcomes = tableOutcomes(read, suppressed, stored);
  const others = outcomes.filter(({ leadId }) => leadId === null);
  const byStored = new Map(stored.map((row) => [row.line, row.leadId]));
  // A person with two rows in the table keeps both.
  const leadOf = (line: number) => byStored.get(read.repeats.get(line) ?? line) ?? null;
  await writeRows(
    others.map(({ line, outcome, problem }) =>
      docOf(line, outcome === 'duplicate' ? leadOf(line) : null, problem, outcome !== 'suppressed'),
    ),
    isNew,
  );
  if (!isNew) await removeMissingRows(list._id, outcomes, ctx.now());
  const counts = countOutcomes(outcomes);
  const notes = notesOf(
    read.rows.map((row) => row.read),
    outcomes,
  );
  return { list: await saveListCounts(list, counts, ctx.now()), counts, errors: errorsOf(outcomes), notes };
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

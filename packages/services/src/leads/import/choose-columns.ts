import { refuseTooWide } from '../../shared/csv/headers.ts';
import { ServiceError } from '../../shared/errors.ts';
import { recallMapping } from '../../shared/headers/remembered-mapping.ts';
import type { LeadColumnOptions } from '../schemas.ts';
import { guessDataColumns } from '../table/guess-data-columns.ts';
import type { LeadColumns } from '../table/map-lead-headers.ts';
import { findLeadColumns, proposeLeadColumns, refuseData } from '../table/map-lead-headers.ts';
import { identifyingProblem, mappingError, parseLeadColumn, readLeadMapping } from '../table/read-lead-mapping.ts';
import type { LeadTable } from '../values/fields.ts';
import { columnSamples } from './column-samples.ts';

export interface ChosenColumns {
  columns: LeadColumns;
  by: 'rule' | 'hand' | 'remembered';
  /** Why nothing can be imported with these columns; null when it can. */
  problem: ServiceError | null;
}

/**
 * Which column is what: by the mapping that was given, else the one that was given before for the same headers, else by
 * the headers.
 * @throws ServiceError 'invalid' for a mapping that does not fit the table, and for more than 1,000 columns
 */
export async function chooseColumns(table: LeadTable, options: LeadColumnOptions): Promise<ChosenColumns> {
  const { headers, firstRow } = table;
  refuseTooWide(headers);
  if (options.mapping !== undefined) {
    const columns = readLeadMapping(options.mapping, headers);
    return { columns, by: 'hand', problem: identifyingProblem(columns) };
  }
  const isAssisted = options.columns === 'assisted';
  if (firstRow === 'data') {
    const problem = namelessProblem(table, isAssisted);
    return { columns: guessDataColumns(columnSamples(table)), by: 'rule', problem };
  }
  const remembered = isAssisted ? await recallMapping('leads', headers) : null;
  if (remembered !== null) {
    const columns = remembered.map((field) => (field === null ? null : parseLeadColumn(field)));
    return { columns, by: 'remembered', problem: identifyingProblem(columns) };
  }
  try {
    return { columns: findLeadColumns(headers), by: 'rule', problem: null };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { columns: proposeLeadColumns(headers), by: 'rule', problem: error };
  }
}

/** Guesses are for a person to look at: without one, nothing is imported by them. */
function namelessProblem({ rows }: LeadTable, isAssisted: boolean): ServiceError {
  try {
    if (!isAssisted) refuseData(rows[0]?.cells ?? []);
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
  return mappingError('The first row is data, so the columns have no names. Assign each column to a field');
}

import { quoteHeader, refuseAmbiguous, refuseTooWide } from '../../../shared/csv/headers.ts';
import { ServiceError } from '../../../shared/errors.ts';
import { mapColumns, type TableColumn } from '../../../shared/headers/map-columns.ts';
import type { OwnColumnRule } from '../../custom/own-column.ts';
import type { ImportColumn } from '../../import-schemas.ts';
import { type ColumnTarget, formatTarget, targetLabel } from './column-fields.ts';
import { type ColumnMap, toColumnMap } from './column-map.ts';
import { leftOutReason } from './left-out-reason.ts';
import { type ProposedColumn, proposeColumns } from './propose-columns.ts';
import { hasInseeClasses } from './size-classes.ts';

const REQUIRED = ['name', 'domain', 'industry'] as const;
export type RequiredField = (typeof REQUIRED)[number];

/** What is given beside the file about its columns. */
export interface ColumnChoice {
  /** By hand, or what was given by hand before: null for a column that is left out. */
  chosen: { targets: readonly (ColumnTarget | null)[]; by: 'hand' | 'remembered' } | null;
  /** A person looks at the mapping, so that what is missing is reported and not refused. */
  isAssisted: boolean;
  /** With those that the import adds. */
  ownColumns: readonly OwnColumnRule[];
}

export interface HeaderMapping {
  /** null when the name or the domain is missing: no row can be read. */
  columns: ColumnMap | null;
  /** The meaning of each header; null when it is ignored. */
  mapping: (string | null)[];
  /** The same in full, without samples. */
  fields: Omit<ImportColumn, 'samples' | 'ownColumnType'>[];
  missing: RequiredField[];
}

/**
 * Decides which column is what.
 * @throws ServiceError 'invalid' for a missing or ambiguous required column unless a person looks at it, too many columns
 * or a source's name over 100 characters; nothing has been written then.
 */
export function mapHeaders(
  table: readonly TableColumn[],
  { chosen, isAssisted, ownColumns }: ColumnChoice = { chosen: null, isAssisted: false, ownColumns: [] },
): HeaderMapping {
  const headers = table.map(({ header }) => header);
  refuseTooWide(headers);
  const proposed = chosen === null ? proposeColumns(table, { isAssisted, ownColumns }) : chosen.targets.map(toChosen);
  const targets = proposed.map((one) => ('target' in one ? one.target : null));
  const missing = REQUIRED.filter(
    (field) => !targets.some((target) => target !== null && 'field' in target && target.field === field),
  );
  if (chosen === null && !isAssisted) {
    refuseMissing(headers, missing);
    for (const field of REQUIRED) refuseEquals(headers, proposed, field);
  }
  const columns = toColumnMap(targets, ownColumns);
  const employees = columns?.employees ?? null;
  return {
    columns: columns && { ...columns, areEmployeesClasses: employees !== null && hasInseeClasses(table[employees]) },
    mapping: targets.map((target) => target && targetLabel(target, ownColumns)),
    fields: proposed.map((one, at) => ({
      header: headers[at] ?? '',
      field: 'target' in one ? formatTarget(one.target) : null,
      label: 'target' in one ? targetLabel(one.target, ownColumns) : null,
      by: chosen?.by ?? 'rule',
      reason: 'target' in one ? null : leftOutReason(one.leftOut, headers),
    })),
    missing: chosen === null ? missing : missing.filter((field) => field !== 'industry'),
  };
}

const toChosen = (target: ColumnTarget | null): ProposedColumn =>
  target === null ? { leftOut: { reason: 'by_hand' } } : { target };

/** How many of the required columns a header row names; the delimiter that finds most is the file's. */
export function countRequiredHeaders(headers: readonly string[]): number {
  const mapped = mapColumns(
    headers.map((header) => ({ header, samples: [] })),
    'companies',
  );
  return REQUIRED.filter((required) => mapped.some(({ field }) => field === required)).length;
}

/** Of two columns that fit alike, none may be guessed. */
function refuseEquals(headers: readonly string[], proposed: readonly ProposedColumn[], field: RequiredField): void {
  const column = proposed.findIndex((one) => 'target' in one && 'field' in one.target && one.target.field === field);
  const equals = proposed.flatMap((one, at) =>
    'leftOut' in one && one.leftOut.isEqual === true && one.leftOut.twin === column ? [at] : [],
  );
  refuseAmbiguous(headers, { field, label: `the ${field}` }, [column, ...equals]);
}

function refuseMissing(headers: readonly string[], missing: readonly RequiredField[]): void {
  if (missing.length === 0) return;
  const named = headers.filter((header) => header.trim() !== '');
  const shown = named.slice(0, 20).map((header) => `"${quoteHeader(header)}"`);
  const more = named.length > 20 ? ` and ${named.length - 20} more` : '';
  throw new ServiceError(
    'invalid',
    `The column${missing.length > 1 ? 's' : ''} ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing. ` +
      `Found: ${shown.join(', ') || 'no headers'}${more}. ` +
      'The first row must name the columns name, domain and industry; Company, Website and Sector are understood too.',
    missing.map((field) => ({ path: [field], message: 'The column is missing' })),
  );
}

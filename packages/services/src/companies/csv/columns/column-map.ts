import { nameKeyOf } from '../../custom/column-key.ts';
import type { OwnColumnRule } from '../../custom/own-column.ts';
import { sourceKey } from '../../figures/rule/source-key.ts';
import type { ImportField } from '../../import-schemas.ts';
import type { ColumnTarget } from './column-fields.ts';
import type { IdentifierColumn } from './identifier-columns.ts';
import type { SourceColumns } from './source-columns.ts';

/** Column indexes, resolved once per file so that a row costs no look-up by name. */
export interface ColumnMap {
  name: number;
  domain: number;
  industry: number | null;
  /** A plain employees column, whose source is in the source column or the options. */
  employees: number | null;
  /** The cells of the employees column are INSEE's classes, as "12" for 20 to 49. */
  areEmployeesClasses: boolean;
  /** Columns that name their source themselves, as `Employees (LinkedIn)`. */
  sourceEmployees: SourceColumns[];
  locations: number | null;
  /** null each when the file has a locations column. */
  locationParts: Record<'city' | 'state' | 'country', number | null>;
  source: number | null;
  asOf: number | null;
  /** What the figures of the row count. */
  scope: number | null;
  identifiers: IdentifierColumn[];
  /** Columns whose cells are values of own columns. */
  custom: { column: number; own: OwnColumnRule }[];
  /** Columns whose cells are notes on the company. */
  noteColumns: number[];
}

const NO_PARTS = { city: null, state: null, country: null };

/** The columns by what they are; null without a name or a domain. @param ownColumns with those that the import adds */
export function toColumnMap(
  targets: readonly (ColumnTarget | null)[],
  ownColumns: readonly OwnColumnRule[],
): ColumnMap | null {
  const at = (field: ImportField): number | null => {
    const column = targets.findIndex((target) => target !== null && 'field' in target && target.field === field);
    return column < 0 ? null : column;
  };
  const [name, domain] = [at('name'), at('domain')];
  if (name === null || domain === null) return null;
  return {
    name,
    domain,
    industry: at('industry'),
    employees: at('employees'),
    areEmployeesClasses: false,
    sourceEmployees: sourceColumnsOf(targets),
    locations: at('locations'),
    locationParts:
      at('locations') === null ? { city: at('city'), state: at('state'), country: at('country') } : NO_PARTS,
    source: at('source'),
    asOf: at('asOf'),
    scope: at('scope'),
    identifiers: targets.flatMap((target, column) =>
      target !== null && 'identifier' in target ? [{ column, kind: target.identifier }] : [],
    ),
    custom: targets.flatMap((target, column) => {
      const own = target === null ? undefined : ownColumnOf(target, ownColumns);
      return own === undefined ? [] : [{ column, own }];
    }),
    noteColumns: targets.flatMap((target, column) => (target !== null && 'note' in target ? [column] : [])),
  };
}

function ownColumnOf(target: ColumnTarget, ownColumns: readonly OwnColumnRule[]): OwnColumnRule | undefined {
  if ('custom' in target) return ownColumns.find(({ key }) => key === target.custom);
  if (!('newColumn' in target)) return undefined;
  return ownColumns.find(({ name }) => nameKeyOf(name) === nameKeyOf(target.name));
}

/** The first figure column of each source, with the columns of its day, kind and scope. */
function sourceColumnsOf(targets: readonly (ColumnTarget | null)[]): SourceColumns[] {
  const found = new Map<string, SourceColumns>();
  const details = targets.flatMap((target, column) =>
    target !== null && 'detail' in target ? [{ ...target, column }] : [],
  );
  for (const { detail, source, column } of details) {
    const key = sourceKey(source);
    if (detail !== 'employees' || found.has(key)) continue;
    found.set(key, { column, source, asOf: null, kind: null, scope: null });
  }
  for (const { detail, source, column } of details) {
    const columns = found.get(sourceKey(source));
    if (columns !== undefined && detail !== 'employees') columns[detail] ??= column;
  }
  return [...found.values()];
}

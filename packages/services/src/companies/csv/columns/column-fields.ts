import { kindLabel, parseKind } from '@workbench/identity/company-identifiers/kinds';
import { oneLine } from '../../company-name.ts';
import { OWN_COLUMN_TYPES, type OwnColumnRule, type OwnColumnType } from '../../custom/own-column.ts';
import { IMPORT_FIELDS, type ImportField } from '../../import-schemas.ts';
import { OWN_COLUMN_KEY_MAX, OWN_COLUMN_NAME_MAX, SOURCE_NAME_MAX } from '../../limits.ts';
import { readSourceName } from '../../source-name.ts';

/** What belongs to the figure of a source that its column names. */
type SourceDetail = 'employees' | 'asOf' | 'kind' | 'scope';

/** The field of a column: one that each file has once, an identifier's kind, a part of a source's figure, an own column, or a note. */
export type ColumnTarget =
  | { field: ImportField }
  | { identifier: string }
  | { detail: SourceDetail; source: string }
  | { custom: string }
  | { note: true }
  | NewColumnTarget;

/** An own column that the import adds. */
interface NewColumnTarget {
  newColumn: OwnColumnType;
  name: string;
}

const LABELS: Record<ImportField, string> = {
  name: 'name',
  domain: 'domain',
  industry: 'industry',
  employees: 'employees',
  locations: 'locations',
  city: 'city',
  state: 'state',
  country: 'country',
  source: 'source',
  asOf: 'as of',
  scope: 'scope',
};
const DETAIL_LABELS: Record<SourceDetail, string> = {
  employees: 'employees',
  asOf: 'as of',
  kind: 'kind',
  scope: 'scope',
};

const NOTE = 'note';

/** "domain", "identifier:lei", "employees:LinkedIn", "custom:deal_stage", "new:number:Deal size" or "note"; null for a text that is none. */
export function parseTarget(text: string): ColumnTarget | null {
  const field = IMPORT_FIELDS.find((one) => one === text);
  if (field !== undefined) return { field };
  if (text === NOTE) return { note: true };
  const [, head = '', rest = ''] = /^(\w+):(.+)$/s.exec(text) ?? [];
  const named = rest.trim();
  if (named === '') return null;
  if (head === 'identifier') {
    const kind = parseKind(named);
    return kind === null ? null : { identifier: kind };
  }
  if (head === 'custom') return named.length <= OWN_COLUMN_KEY_MAX ? { custom: named } : null;
  if (head === 'new') return parseNewColumn(named);
  const isDetail = Object.hasOwn(DETAIL_LABELS, head) && named.length <= SOURCE_NAME_MAX;
  const source = isDetail ? readSourceName(named) : null;
  return source !== null && 'name' in source ? { detail: head as SourceDetail, source: source.name } : null;
}

function parseNewColumn(text: string): NewColumnTarget | null {
  const [, type, rest = ''] = /^(\w+):(.+)$/s.exec(text) ?? [];
  const newColumn = OWN_COLUMN_TYPES.find((one) => one === type);
  const name = oneLine(rest);
  // The values of an option column are chosen by a person first.
  if (newColumn === undefined || newColumn === 'option' || name === '' || name.length > OWN_COLUMN_NAME_MAX)
    return null;
  return { newColumn, name };
}

/** The text that `parseTarget` reads. */
export function formatTarget(target: ColumnTarget): string {
  if ('field' in target) return target.field;
  if ('note' in target) return NOTE;
  if ('custom' in target) return `custom:${target.custom}`;
  if ('newColumn' in target) return `new:${target.newColumn}:${target.name}`;
  return 'identifier' in target ? `identifier:${target.identifier}` : `${target.detail}:${target.source}`;
}

/** In words: "as of", "LEI", "employees of LinkedIn", "own column Deal stage". */
export function targetLabel(target: ColumnTarget, ownColumns: readonly OwnColumnRule[]): string {
  if ('field' in target) return LABELS[target.field];
  if ('note' in target) return NOTE;
  if ('newColumn' in target) return `new own column ${target.name}`;
  if ('custom' in target)
    return `own column ${ownColumns.find(({ key }) => key === target.custom)?.name ?? target.custom}`;
  if ('identifier' in target) return kindLabel(target.identifier);
  return `${DETAIL_LABELS[target.detail]} of ${target.source}`;
}

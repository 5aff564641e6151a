import { kindLabel, parseKind } from '@workbench/identity/identifiers/kinds';
import { IMPORT_FIELDS, type ImportField } from '../../import-schemas.ts';
import { SOURCE_NAME_MAX } from '../../limits.ts';

/** What belongs to the figure of a source that its column names. */
type SourceDetail = 'employees' | 'asOf' | 'kind' | 'scope';

/** The field of a column: one that each file has once, an identifier's kind, or a part of a source's figure. */
export type ColumnTarget = { field: ImportField } | { identifier: string } | { detail: SourceDetail; source: string };

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

/** "domain", "identifier:lei" or "employees:LinkedIn"; null for a text that is none. */
export function parseTarget(text: string): ColumnTarget | null {
  const field = IMPORT_FIELDS.find((one) => one === text);
  if (field !== undefined) return { field };
  const [, head = '', rest = ''] = /^(\w+):(.+)$/s.exec(text) ?? [];
  const named = rest.trim();
  if (named === '') return null;
  if (head === 'identifier') {
    const kind = parseKind(named);
    return kind === null ? null : { identifier: kind };
  }
  const isDetail = Object.hasOwn(DETAIL_LABELS, head) && named.length <= SOURCE_NAME_MAX;
  return isDetail ? { detail: head as SourceDetail, source: named.normalize('NFC') } : null;
}

/** The text that `parseTarget` reads. */
export function formatTarget(target: ColumnTarget): string {
  if ('field' in target) return target.field;
  return 'identifier' in target ? `identifier:${target.identifier}` : `${target.detail}:${target.source}`;
}

/** In words: "as of", "LEI", "employees of LinkedIn". */
export function targetLabel(target: ColumnTarget): string {
  if ('field' in target) return LABELS[target.field];
  if ('identifier' in target) return kindLabel(target.identifier);
  return `${DETAIL_LABELS[target.detail]} of ${target.source}`;
}

import type { CompanyChangeDoc } from '@workbench/db';
import { timelineEntrySchema } from '../schemas.ts';
import type { StreamEntry } from './stream.ts';

const FIELD_NAMES: Record<string, string> = {
  name: 'Name',
  domain: 'Domain',
  industry: 'Industry',
  locations: 'Locations',
  headcount: 'Headcount',
  tags: 'Tags',
};
const DELETED_LIST = 'Deleted list';
const NONE = '—';
const byKinds = timelineEntrySchema.shape.by.shape.kind;

interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

/**
 * A change of the company in words; a kind that is not known is shown by its name. Pure.
 * @param ownNames of own columns, by their keys
 * @param listNames of lists, by their ids
 */
export function describeChange(
  { kind, by, details }: Pick<CompanyChangeDoc, 'kind' | 'by' | 'details'>,
  ownNames: ReadonlyMap<string, string> = new Map(),
  listNames: ReadonlyMap<string, string> = new Map(),
): Pick<StreamEntry, 'title' | 'by' | 'details'> {
  const fields = readFieldChanges(details.fields).map(({ field, before, after }) => {
    const shown = (value: unknown) =>
      field === 'lists' ? idsOf(value).map((id) => listNames.get(id) ?? DELETED_LIST) : value;
    return { name: nameOf(field, ownNames), before: shown(before), after: shown(after) };
  });
  return {
    title: titleOf(kind, fields),
    by: { kind: byKinds.safeParse(by.kind).data ?? 'unknown', label: by.label ?? null },
    details: {
      ...Object.fromEntries(fields.map(({ name, before, after }) => [name, `${toText(before)} → ${toText(after)}`])),
      ...Object.fromEntries(
        Object.entries(details).flatMap(([name, value]) =>
          name === 'fields' || value == null || !isPlain(value) ? [] : [[fieldName(name), toText(value)]],
        ),
      ),
    },
  };
}

/** The lists that a change names, whose names `describeChange` takes. */
export function listIdsOf(details: CompanyChangeDoc['details']): string[] {
  const changes = readFieldChanges(details.fields).filter(({ field }) => field === 'lists');
  return changes.flatMap(({ before, after }) => [...idsOf(before), ...idsOf(after)]);
}

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

function titleOf(kind: string, fields: readonly { name: string }[]): string {
  if (fields.length > 0 && (kind === 'edited' || kind === 'renamed')) {
    const names = fields.map(({ name }, at) => (at === 0 ? name : name.toLowerCase()));
    return `${names.join(', ')} changed`;
  }
  return sentenceCase(kind);
}

function readFieldChanges(value: unknown): FieldChange[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('field' in one) || typeof one.field !== 'string') return [];
    return [
      { field: one.field, before: 'before' in one ? one.before : null, after: 'after' in one ? one.after : null },
    ];
  });
}

const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) || (Array.isArray(value) && value.every(isPlain));

const OWN_COLUMN = 'custom.';

/** A column that is deleted has the name that its key shows. */
function nameOf(field: string, ownNames: ReadonlyMap<string, string>): string {
  if (!field.startsWith(OWN_COLUMN)) return fieldName(field);
  const key = field.slice(OWN_COLUMN.length);
  return ownNames.get(key) ?? sentenceCase(key);
}

const fieldName = (field: string): string => FIELD_NAMES[field] ?? sentenceCase(field);

function sentenceCase(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toText(value: unknown): string {
  if (value == null || value === '') return NONE;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.length === 0 ? NONE : value.map(toText).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

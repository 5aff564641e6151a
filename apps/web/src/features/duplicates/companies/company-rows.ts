import type { MergeField, MergePreview } from '@workbench/services/duplicates/schemas';
import { DASH, formatCount, formatDate, formatNumber } from '../../../lib/format/format';
import { formatDay } from '../../../lib/format/format-day';
import { type Choices, type ComparedRow, type ComparedValue, comparedRow } from '../comparison/compared-row';

const LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  domain: 'Domain',
  industry: 'Industry',
  locations: 'Locations',
  headcount: 'Headcount',
  identifiers: 'Identifiers',
  tags: 'Tags',
  aliases: 'Other domains',
};

/** The fields in their order, seen from the left record; those that neither record has are left out. Pure. */
export function companyRows(fields: readonly MergeField[], survivor: 0 | 1, choices: Choices): ComparedRow[] {
  return fields
    .filter((one) => !isEmpty(one.survivor.value) || !isEmpty(one.other.value))
    .map((one) =>
      comparedRow(one, { survivor, choices, label: LABELS[one.field] ?? one.field }, (value) =>
        toValue(value, one.field === 'identifiers' ? '\n' : '; '),
      ),
    );
}

type Side = MergeField['survivor'];

const isEmpty = (value: Side['value']) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

function toValue({ value, origin, locked }: Side, separator: string): ComparedValue {
  const day = origin && (origin.asOf === null ? formatDate(origin.at) : `as of ${formatDay(origin.asOf)}`);
  return {
    text: valueText(value, separator),
    origin: origin && `${origin.summary} · ${day}`,
    url: origin?.url ?? null,
    isLocked: locked,
    isEmpty: isEmpty(value),
  };
}

/** A value as it is shown; a dash where there is none. */
function valueText(value: Side['value'], separator: string): string {
  if (isEmpty(value)) return DASH;
  if (Array.isArray(value)) return value.join(separator);
  return typeof value === 'number' ? formatNumber(value) : `${value}`;
}

const MOVED: readonly [keyof MergePreview['moves'], one: string, many: string][] = [
  ['sources', 'source', 'sources'],
  ['figures', 'earlier figure', 'earlier figures'],
  ['contacts', 'contact', 'contacts'],
  ['leads', 'lead', 'leads'],
  ['reports', 'report', 'reports'],
  ['campaigns', 'campaign', 'campaigns'],
  ['messages', 'message', 'messages'],
  ['notes', 'note', 'notes'],
];

/** "2 sources", "1 report": what the survivor takes over, without what there is none of. Pure. */
export function movedParts(moves: MergePreview['moves']): string[] {
  return MOVED.flatMap(([key, one, many]) => (moves[key] > 0 ? formatCount(moves[key], one, many) : []));
}

import type { MergeField, MergePreview } from '@workbench/services/duplicates/schemas';
import { DASH, formatCount, formatDate, formatNumber } from '../../../lib/format/format';
import { formatDay } from '../../../lib/format/format-day';

/** One side's value of a field. */
export interface ComparedValue {
  text: string;
  /** Where it is from and since when; null where there is no value. */
  origin: string | null;
  url: string | null;
  isLocked: boolean;
  isEmpty: boolean;
}

/** One field of two records, the left one's value first. */
export interface ComparedRow {
  field: string;
  label: string;
  values: readonly [ComparedValue, ComparedValue];
  /** Whose value the merged record has. */
  kept: 0 | 1 | 'both';
  isChoice: boolean;
}

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

export type Choices = Readonly<Partial<Record<string, 'survivor' | 'other'>>>;

/** The fields in their order, seen from the left record; those that neither record has are left out. Pure. */
export function comparedRows(fields: readonly MergeField[], survivor: 0 | 1, choices: Choices): ComparedRow[] {
  return fields.flatMap(({ field, survivor: own, other, merged, isChoice }) => {
    if (isEmpty(own.value) && isEmpty(other.value)) return [];
    const separator = field === 'identifiers' ? '\n' : '; ';
    const [left, right] = survivor === 0 ? [own, other] : [other, own];
    const winner = isChoice ? (choices[field] ?? merged) : merged;
    const otherSide = survivor === 0 ? 1 : 0;
    return {
      field,
      label: LABELS[field] ?? field,
      values: [toValue(left, separator), toValue(right, separator)],
      kept: winner === 'both' ? 'both' : winner === 'survivor' ? survivor : otherSide,
      isChoice,
    };
  });
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

import { HEADCOUNT_MAX } from '../limits.ts';
import { AGREEMENT_STATES, FIGURE_STATES } from './stated-sources.ts';

/** The fields by which companies are filtered. Everything else about a field follows from its row here. Pure. */

type FieldKind = 'text' | 'country' | 'set' | 'choice' | 'number' | 'age' | 'day';

export interface FieldRule {
  /** As a form and an export name it. */
  label: string;
  /** Which values it takes: names, country codes, members of a set, one of `choices`, numbers, days ago or calendar days. */
  kind: FieldKind;
  ops: readonly FilterOp[];
  choices?: readonly string[];
  /** Each value is one of these, a colon, and the names of so many sources. */
  stated?: { states: readonly string[]; sources: 1 | 2 };
  min?: number;
  /** The most; of texts, characters. */
  max?: number;
  isWhole?: boolean;
  /** Behind a number in a form. */
  unit?: string;
}

export type FilterOp =
  | 'is'
  | 'isNot'
  | 'anyOf'
  | 'noneOf'
  | 'allOf'
  | 'between'
  | 'atLeast'
  | 'atMost'
  | 'olderThan'
  | 'newerThan'
  | 'isEmpty'
  | 'isNotEmpty';

const EMPTINESS = ['isEmpty', 'isNotEmpty'] as const;
const EQUALITY = ['is', 'isNot', 'anyOf', 'noneOf'] as const;
const MEMBERSHIP = ['anyOf', 'noneOf', 'allOf'] as const;
const NAMES = [...EQUALITY, ...EMPTINESS] as const;
const RANGES = ['between', 'atLeast', 'atMost', ...EMPTINESS] as const;
const AGES = ['olderThan', 'newerThan', ...EMPTINESS] as const;
const DAYS = ['olderThan', 'newerThan', 'between'] as const;

const GROWTH = { kind: 'number', ops: RANGES, min: -100, max: 1_000_000, unit: '%' } as const;

/** In the order in which forms offer them and the canonical form lists them. */
export const FILTER_FIELDS = {
  industry: { label: 'Industry', kind: 'text', ops: NAMES },
  country: { label: 'Country', kind: 'country', ops: NAMES },
  city: { label: 'City', kind: 'text', ops: NAMES },
  size: { label: 'Employees', kind: 'number', ops: RANGES, min: 0, max: HEADCOUNT_MAX, isWhole: true },
  headcount: {
    label: 'Headcount',
    kind: 'choice',
    ops: EQUALITY,
    choices: ['aggregate', 'single', 'unknown'],
  },
  growth3: { label: 'Growth over 3 months', ...GROWTH },
  growth6: { label: 'Growth over 6 months', ...GROWTH },
  growth12: { label: 'Growth over 12 months', ...GROWTH },
  tag: { label: 'Tag', kind: 'set', ops: [...MEMBERSHIP, ...EMPTINESS] },
  /** By its id. */
  list: { label: 'List', kind: 'set', ops: [...MEMBERSHIP, ...EMPTINESS] },
  /** By the reasons in the list of customers. */
  customer: { label: 'Customer list', kind: 'text', ops: NAMES },
  quality: { label: 'Data quality', kind: 'choice', ops: EQUALITY, choices: ['high', 'medium', 'low'] },
  scope: {
    label: 'Headcount scope',
    kind: 'choice',
    ops: NAMES,
    choices: ['group', 'legal_entity', 'establishment'],
  },
  source: { label: 'Source', kind: 'set', ops: MEMBERSHIP },
  figure: {
    label: 'Figure of a source',
    kind: 'set',
    ops: MEMBERSHIP,
    stated: { states: FIGURE_STATES, sources: 1 },
  },
  agreement: {
    label: 'Agreement of two sources',
    kind: 'set',
    ops: MEMBERSHIP,
    stated: { states: AGREEMENT_STATES, sources: 2 },
  },
  sourceCount: { label: 'Number of sources', kind: 'number', ops: RANGES, min: 0, max: 1000, isWhole: true },
  spread: { label: 'Spread between sources', kind: 'number', ops: RANGES, min: 0, max: 1_000_000_000, unit: '%' },
  synced: { label: 'Last synced', kind: 'age', ops: AGES },
  added: { label: 'Added', kind: 'day', ops: DAYS },
  updated: { label: 'Updated', kind: 'day', ops: DAYS },
  report: { label: 'Report', kind: 'age', ops: AGES },
  relation: { label: 'Relation', kind: 'choice', ops: ['is', 'isNot'], choices: ['subsidiary', 'parent'] },
} as const satisfies Record<string, FieldRule>;

export type FilterField = keyof typeof FILTER_FIELDS;
export const FILTER_FIELD_NAMES = Object.keys(FILTER_FIELDS) as FilterField[];

export const fieldRule = (field: FilterField): FieldRule => FILTER_FIELDS[field];

export const isFilterField = (name: string): name is FilterField => Object.hasOwn(FILTER_FIELDS, name);

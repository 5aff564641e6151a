import type { OwnColumnRule } from '../../custom/own-column.ts';
import { fieldRule } from '../catalogue.ts';
import { isCustomCondition, isCustomField } from '../custom/custom-field.ts';
import { statedInWords } from '../stated-sources.ts';
import type { ConditionOf, FilterCondition } from '../types.ts';
import { countryName } from './country-names.ts';
import { describeChoice } from './describe-choice.ts';
import { describeCustom } from './describe-custom.ts';
import { describeNumber } from './describe-number.ts';
import { describeAge, describeDays } from './describe-time.ts';
import { joinWords } from './join-words.ts';

/** By what users call their own columns and lists. */
export interface FilterNames {
  columns?: readonly OwnColumnRule[];
  lists?: readonly { id: string; name: string }[];
}

/** One condition in words, in small letters where a sentence goes on: "50–500 employees". Pure. */
export function describeCondition(condition: FilterCondition, names: FilterNames = {}): string {
  if (isCustomCondition(condition)) return describeCustom(condition, names.columns ?? []);
  switch (condition.field) {
    case 'industry':
    case 'country':
    case 'city':
    case 'headcount':
    case 'quality':
    case 'scope':
      return describeNames(condition);
    case 'size':
    case 'growth3':
    case 'growth6':
    case 'growth12':
    case 'sourceCount':
    case 'spread':
      return describeNumber(condition);
    case 'source':
    case 'figure':
    case 'agreement':
    case 'tag':
      return describeSet(condition);
    case 'synced':
    case 'report':
      return describeAge(condition);
    case 'added':
    case 'updated':
      return describeDays(condition);
    case 'customer':
      return describeCustomers(condition);
    case 'list':
      return describeLists(condition, names);
    case 'relation':
      return describeRelation(condition);
  }
}

type Named = ConditionOf<'industry' | 'country' | 'city' | 'headcount' | 'quality' | 'scope' | 'customer'>;

function describeNames(condition: Named): string {
  const { label } = fieldRule(condition.field);
  return describeChoice(label, condition, (value) => valueName(condition.field, value));
}

const CHOICE_NAMES: Readonly<Record<string, string>> = {
  legal_entity: 'legal entity',
  subsidiary: 'Subsidiary of another company',
  parent: 'Parent of other companies',
  aggregate: 'an aggregate',
  single: 'the figure of one source',
};

/** A value as people read it: "Germany" for DE, "legal entity" for legal_entity. */
export function valueName(
  field: FilterCondition['field'],
  value: string | null,
  { lists = [] }: FilterNames = {},
): string {
  if (value === null) return 'empty';
  if (field === 'list') return lists.find(({ id }) => id === value)?.name ?? 'unknown';
  if (isCustomField(field)) return value;
  if (field === 'country') return countryName(value);
  if (fieldRule(field).stated !== undefined) return statedInWords(value);
  return CHOICE_NAMES[fieldRule(field).kind === 'choice' ? value : ''] ?? value;
}

function describeSet(condition: ConditionOf<'source' | 'figure' | 'agreement' | 'tag'>): string {
  const label = SHORT_LABELS[condition.field];
  if (condition.op === 'isEmpty') return `no ${label}`;
  if (condition.op === 'isNotEmpty') return `any ${label}`;
  const names = condition.value.map((value) => valueName(condition.field, value));
  const isStated = fieldRule(condition.field).stated !== undefined;
  const plural = names.length === 1 || isStated ? label : `${label}s`;
  if (condition.op === 'noneOf') return `without ${label} ${joinWords(names, 'or')}`;
  if (condition.op === 'allOf') return `${plural} ${joinWords(names, 'and')}`;
  return `${label} ${joinWords(names, 'or')}`;
}

const SHORT_LABELS = { source: 'source', figure: 'figure of', agreement: 'agreement of', tag: 'tag' } as const;

function describeRelation({ op, value }: ConditionOf<'relation'>): string {
  const words = value === 'subsidiary' ? 'a subsidiary' : 'a parent of other companies';
  return op === 'is' ? `is ${words}` : `is not ${words}`;
}

function describeCustomers(condition: ConditionOf<'customer'>): string {
  if (condition.op === 'isEmpty') return 'not on the list of customers';
  if (condition.op === 'isNotEmpty') return 'on the list of customers';
  return describeNames(condition);
}

function describeLists(condition: ConditionOf<'list'>, names: FilterNames): string {
  if (condition.op === 'isEmpty') return 'on no list';
  if (condition.op === 'isNotEmpty') return 'on any list';
  const lists = condition.value.map((id) => valueName('list', id, names));
  if (condition.op === 'noneOf') return `not on list ${joinWords(lists, 'or')}`;
  if (condition.op === 'allOf') return `on ${lists.length === 1 ? 'list' : 'lists'} ${joinWords(lists, 'and')}`;
  return `on list ${joinWords(lists, 'or')}`;
}

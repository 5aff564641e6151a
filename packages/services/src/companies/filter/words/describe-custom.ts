import type { OwnColumnRule } from '../../custom/own-column.ts';
import { type CustomCondition, customKey } from '../custom/custom-field.ts';
import { describeChoice } from './describe-choice.ts';

/** A condition on an own column in words: "Deal stage is Lead or Customer". Pure. @param columns those that are known */
export function describeCustom(condition: CustomCondition, columns: readonly OwnColumnRule[]): string {
  const key = customKey(condition.field);
  const label = columns.find((column) => column.key === key)?.name ?? key.replaceAll('_', ' ');
  switch (condition.op) {
    case 'is':
    case 'isNot':
    case 'anyOf':
    case 'noneOf':
    case 'isEmpty':
    case 'isNotEmpty':
      return describeChoice(label, condition, nameOf);
    case 'between':
      return `${label} ${betweenText(condition.value)}`;
    case 'atLeast':
      return `${label} at least ${textOf(condition.value)}`;
    case 'atMost':
      return `${label} at most ${textOf(condition.value)}`;
    case 'olderThan':
      return `${label} more than ${daysText(condition.value)} ago`;
    case 'newerThan':
      return `${label} in the last ${daysText(condition.value)} or later`;
  }
}

const nameOf = (value: string | null): string => value ?? 'empty';

type Bound = string | number;

function betweenText([from, to]: [Bound | null, Bound | null]): string {
  const isDay = typeof (from ?? to) === 'string';
  if (from === null) return `${isDay ? 'until' : 'at most'} ${textOf(to ?? 0)}`;
  if (to === null) return `${isDay ? 'since' : 'at least'} ${textOf(from)}`;
  return from === to ? `exactly ${textOf(from)}` : `from ${textOf(from)} to ${textOf(to)}`;
}

const textOf = (value: Bound): string =>
  typeof value === 'string' ? value : value.toLocaleString('en-US', { maximumFractionDigits: 20 }).replace('-', '−');

const daysText = ({ days }: { days: number }): string =>
  days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`;

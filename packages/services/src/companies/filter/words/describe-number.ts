import type { ConditionOf } from '../types.ts';

type NumberField = 'size' | 'growth3' | 'growth6' | 'growth12' | 'sourceCount' | 'spread';
const MONTHS = { growth3: 3, growth6: 6, growth12: 12 } as const;

/** A condition on a number in words: "grew at least 10 % in 12 months". Pure. */
export function describeNumber(condition: ConditionOf<NumberField>): string {
  switch (condition.field) {
    case 'size':
      return ofSize(condition);
    case 'growth3':
    case 'growth6':
    case 'growth12':
      return ofGrowth(condition, MONTHS[condition.field]);
    case 'sourceCount':
      return ofSources(condition);
    case 'spread':
      return ofSpread(condition);
  }
}

function ofSize(condition: ConditionOf<'size'>): string {
  if (condition.op === 'isEmpty') return 'no headcount';
  return condition.op === 'isNotEmpty' ? 'a headcount is known' : `${rangeOf(condition)} employees`;
}

function ofSources(condition: ConditionOf<'sourceCount'>): string {
  if (condition.op === 'isEmpty') return 'no source with a figure';
  return condition.op === 'isNotEmpty'
    ? 'a source with a figure'
    : `${rangeOf(condition)} ${nounOf(condition)} with a figure`;
}

const nounOf = ({ op, value }: Ranged): string => ((op === 'between' ? value[1] : value) === 1 ? 'source' : 'sources');

function ofSpread(condition: ConditionOf<'spread'>): string {
  if (condition.op === 'isEmpty') return 'no spread between sources';
  return condition.op === 'isNotEmpty' ? 'a spread between sources' : `sources ${rangeOf(condition, ' %')} apart`;
}

function ofGrowth(condition: ConditionOf<'growth3' | 'growth6' | 'growth12'>, months: number): string {
  if (condition.op === 'isEmpty') return `growth in ${months} months unknown`;
  if (condition.op === 'isNotEmpty') return `growth in ${months} months known`;
  if (condition.op === 'atLeast' && condition.value > 0) {
    return `grew at least ${numberText(condition.value)} % in ${months} months`;
  }
  if (condition.op === 'atMost' && condition.value < 0) {
    return `shrank at least ${numberText(-condition.value)} % in ${months} months`;
  }
  return `growth of ${rangeOf(condition, ' %')} in ${months} months`;
}

type Ranged =
  | { op: 'between'; value: [number | null, number | null] }
  | { op: 'atLeast'; value: number }
  | { op: 'atMost'; value: number };

/** "50–500", "at least 50"; with negative numbers a dash would be read as one more minus. */
function rangeOf(condition: Ranged, unit = ''): string {
  if (condition.op === 'atLeast') return `at least ${numberText(condition.value)}${unit}`;
  if (condition.op === 'atMost') return `at most ${numberText(condition.value)}${unit}`;
  const [from, to] = condition.value;
  if (from === null) return `at most ${numberText(to ?? 0)}${unit}`;
  if (to === null) return `at least ${numberText(from)}${unit}`;
  if (from === to) return `exactly ${numberText(from)}${unit}`;
  return from < 0 ? `${numberText(from)} to ${numberText(to)}${unit}` : `${numberText(from)}–${numberText(to)}${unit}`;
}

const numberText = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 20 }).replace('-', '−');

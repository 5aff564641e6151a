import type { ConditionOf, Range } from '../types.ts';

/** Conditions on when something was in words: "not synced for 90 days", "added since 2026-03-31". Pure. */

export function describeAge(condition: ConditionOf<'synced' | 'report'>): string {
  const isSync = condition.field === 'synced';
  switch (condition.op) {
    case 'isEmpty':
      return isSync ? 'never synced' : 'no report';
    case 'isNotEmpty':
      return isSync ? 'synced at least once' : 'has a report';
    case 'olderThan':
      return `${isSync ? 'last synced' : 'newest report'} more than ${daysText(condition.value)} ago`;
    case 'newerThan':
      return `${isSync ? 'synced' : 'report'} in the last ${daysText(condition.value)}`;
  }
}

export function describeDays(condition: ConditionOf<'added' | 'updated'>): string {
  switch (condition.op) {
    case 'olderThan':
      return `${condition.field} more than ${daysText(condition.value)} ago`;
    case 'newerThan':
      return `${condition.field} in the last ${daysText(condition.value)}`;
    case 'between':
      return `${condition.field} ${periodOf(condition.value)}`;
  }
}

const daysText = ({ days }: { days: number }): string =>
  days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`;

function periodOf([from, to]: Range<string>): string {
  if (from === null) return `until ${to}`;
  if (to === null) return `since ${from}`;
  return from === to ? `on ${from}` : `from ${from} to ${to}`;
}

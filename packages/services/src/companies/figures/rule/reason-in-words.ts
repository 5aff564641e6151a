import type { Headcount } from '@workbench/connectors/types';
import { formatHeadcount, formatPersons } from '../headcount/format-headcount.ts';
import { lowerEnd, upperEnd } from '../headcount/headcount.ts';
import type { Aggregate, AggregateInput, ReasonCode } from './aggregate.ts';
import { comparableScope, scopeInWords } from './scopes.ts';

const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Why one source's figure is used or not, in a few words. */
export function reasonInWords(
  reason: ReasonCode,
  record: (AggregateInput & { locations?: readonly string[] }) | undefined,
  aggregate: Aggregate,
  minimumSources: number,
): string {
  const headcount = record?.headcount;
  if (!headcount) return record?.locations?.length ? 'location only, no headcount' : 'no headcount given';
  switch (reason) {
    case 'locked':
      return 'not counted: the headcount entered by hand is locked';
    case 'not_preferred':
      return `not counted: ${aggregate.preferredSource ?? 'another source'} is preferred here`;
    case 'counts_parent':
      return `not counted: counts ${parentInWords(record)}`;
    case 'other_scope':
      return `not counted: ${scopeInWords(comparableScope(record.scope), record.locations)}`;
    case 'too_old':
      return `not counted: ${monthAndYear.format(record.asOf ?? record.fetchedAt ?? undefined)}`;
    case 'insufficient':
      return notUsedYet(aggregate, minimumSources);
    case 'outlier':
      return `excluded: outlier – ${compareWithMedian(headcount, aggregate.median ?? 0)}`;
    default:
      return usedInWords(headcount, aggregate);
  }
}

function parentInWords({ countedParent }: AggregateInput): string {
  return `${countedParent?.isDirect ? 'the parent' : 'a higher parent'}, ${countedParent?.name ?? ''}`;
}

function notUsedYet({ compared, records, scope }: Aggregate, minimumSources: number): string {
  const isSaid = (code: ReasonCode) => records.some(({ reason }) => reason === code);
  const headcount = isSaid('too_old') ? 'recent headcount' : 'headcount';
  const ofScope = isSaid('other_scope') && scope !== null ? ` of ${scopeInWords(scope)}` : '';
  const rest = ofScope || (isSaid('counts_parent') ? ' of its own' : '');
  return `not used yet: ${compared.length} of ${minimumSources} sources report a ${headcount}${rest}`;
}

function usedInWords(headcount: Headcount, { compared, reporting, value, ...chosen }: Aggregate): string {
  if (chosen.lockedSource !== undefined) return 'used: entered by hand and locked';
  if (chosen.preferredSource !== undefined) return 'used: the source preferred here';
  const used = compared.filter((figure) => figure.used).length;
  if (used === 1) return reporting === 1 ? 'used: the only figure' : 'used: the only comparable figure';
  if ('value' in headcount) return 'used';
  const text = formatHeadcount(headcount);
  const median = value ?? 0;
  if (upperEnd(headcount) < median) return `used as a range: ${text} lies below ${formatPersons(median)}`;
  if (lowerEnd(headcount) > median) return `used as a range: ${text} lies above ${formatPersons(median)}`;
  return `used as a range: ${text} contains ${formatPersons(median)}`;
}

/** The median of the figures that were used is that of the others beside an outlier. A range is compared by its near end. */
function compareWithMedian(headcount: Headcount, medianOfOthers: number): string {
  if (medianOfOthers === 0) return 'the median of the others is 0';
  const isAbove = lowerEnd(headcount) > medianOfOthers;
  const near = isAbove ? lowerEnd(headcount) : upperEnd(headcount);
  const ratio = near / medianOfOthers;
  const range = 'value' in headcount ? '' : isAbove ? 'at least ' : 'at most ';
  if (ratio >= 10) return `${range}${formatPersons(ratio)}× the median of the others`;
  if (ratio >= 2) return `${range}${ratio.toFixed(1)}× the median of the others`;
  // Rounded away from the median: 25.4% must not read as the 25% up to which nothing is excluded.
  if (isAbove) return `${range}${Math.ceil((ratio - 1) * 100)}% above the median of the others`;
  const percent = Math.floor(ratio * 100);
  return `${ratio > 0 && percent < 1 ? 'under 1' : percent}% of the median of the others`;
}

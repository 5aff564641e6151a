import type { CompanyColumns } from '../columns/company-columns.ts';
import { FIGURE_AT, FIGURE_WIDTH, isCompared, isValued, reasonOf } from '../columns/figure-list.ts';
import { AGGREGATE_KEYS_FROM } from '../figures/sort-key.ts';
import { type AgreementState, FIGURE_REASONS, type FigureReason } from '../filter/index.ts';

/** One source's figure of a company, as it is in memory. */
export interface RowFigure {
  /** Code of the source. */
  source: number;
  reason: FigureReason;
  /** Exact, of the headline's scope and not too old. */
  isCompared: boolean;
  isValued: boolean;
  /** Of exact figures. */
  value: number;
  day: number;
}

/** The figures of a company, one of each source. Pure. */
export function figuresOf({ figures }: CompanyColumns, row: number): RowFigure[] {
  const numbers = figures.get(row);
  const found: RowFigure[] = [];
  for (let at = 0; at < numbers.length; at += FIGURE_WIDTH) {
    const coded = numbers[at + FIGURE_AT.reason] ?? 0;
    found.push({
      source: numbers[at + FIGURE_AT.source] ?? 0,
      reason: FIGURE_REASONS[reasonOf(coded)] ?? 'no_headcount',
      isCompared: isCompared(coded),
      isValued: isValued(coded),
      value: numbers[at + FIGURE_AT.value] ?? 0,
      day: numbers[at + FIGURE_AT.day] ?? 0,
    });
  }
  return found;
}

/** The aggregate of a company; NaN without one. */
export function aggregateOf({ employeeSortKeys }: CompanyColumns, row: number): number {
  const key = employeeSortKeys.values[row] ?? Number.NaN;
  return key >= AGGREGATE_KEYS_FROM ? key - AGGREGATE_KEYS_FROM : Number.NaN;
}

/** Whether deviations from the aggregate say anything: one exact figure alone agrees with itself. */
export function canDeviate(columns: CompanyColumns, row: number, figures: readonly RowFigure[]): boolean {
  return !Number.isNaN(aggregateOf(columns, row)) && figures.filter((figure) => figure.isCompared).length > 1;
}

/** In whole numbers: exactly 10 % apart must not depend on binary fractions. */
export function hasAgreement(one: number, other: number, state: AgreementState): boolean {
  const isWithin = (percent: number) => Math.abs(one - other) * 100 <= Math.max(one, other) * percent;
  switch (state) {
    case 'both':
      return true;
    case 'within10':
      return isWithin(10);
    case 'within25':
      return isWithin(25);
    case 'beyond25':
      return !isWithin(25);
  }
}

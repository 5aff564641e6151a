import type { CompanyColumns } from '../columns/company-columns.ts';
import { FIGURE_REASONS, type FigureState } from '../filter/index.ts';
import { groupCodes } from '../selection/count-values.ts';
import { aggregateOf, canDeviate, figuresOf, hasAgreement, type RowFigure } from './row-figures.ts';

/** What a source says over all companies. */
export interface SourceMeasure {
  source: string;
  /** Companies of which it says anything, a location alone included. */
  companies: number;
  states: Record<FigureState, number>;
  /** Of its headcounts; null without any. */
  medianAgeDays: number | null;
  /** Of its compared figures, from the aggregate; null without any. */
  medianDeviationPercent: number | null;
}

/** Two sources on the companies of which both give an exact figure that is compared. */
export interface PairMeasure {
  sources: [string, string];
  both: number;
  within10: number;
  within25: number;
}

export interface CoverageMeasure {
  companies: number;
  sources: SourceMeasure[];
  pairs: PairMeasure[];
}

/** Coverage, age, deviation and agreement of all sources in one pass. Pure. @param today days since 1970 */
export function measureSources(columns: CompanyColumns, today: number): CoverageMeasure {
  const { values: names, ofCode } = groupCodes(columns.sourceNames, 'source');
  const tallies = names.map((name) => new SourceTally(name));
  const pairs = new Map<number, PairMeasure>();
  const seenAt = new Int32Array(names.length).fill(-1);
  for (let row = 0; row < columns.ids.rowsEnd; row++) {
    if (!columns.ids.isUsed(row)) continue;
    for (const code of columns.sources.get(row)) {
      const group = ofCode[code] ?? -1;
      if (group < 0 || seenAt[group] === row) continue;
      seenAt[group] = row;
      tallies[group]?.addCompany();
    }
    const figures = figuresOf(columns, row);
    const aggregate = canDeviate(columns, row, figures) ? aggregateOf(columns, row) : Number.NaN;
    for (const figure of figures) tallies[ofCode[figure.source] ?? -1]?.add(figure, aggregate, today);
    addPairs(
      pairs,
      figures.filter(({ isCompared }) => isCompared),
      { ofCode, names },
    );
  }
  const sources = tallies.filter(({ companies }) => companies > 0).map((tally) => tally.measure());
  return {
    companies: columns.ids.size,
    sources: sources.sort((a, b) => b.companies - a.companies || compareNames(a.source, b.source)),
    pairs: [...pairs.values()].sort((a, b) => b.both - a.both || compareNames(a.sources.join(), b.sources.join())),
  };
}

/** By code units: the same on every machine. */
const compareNames = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

class SourceTally {
  companies = 0;
  readonly #name: string;
  readonly #reasons = new Map<string, number>();
  readonly #ages: number[] = [];
  #valued = 0;
  readonly #deviations: number[] = [];

  constructor(name: string) {
    this.#name = name;
  }

  addCompany(): void {
    this.companies += 1;
  }

  /** @param aggregate NaN where nothing deviates from it */
  add({ reason, isCompared, isValued, value, day }: RowFigure, aggregate: number, today: number): void {
    this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + 1);
    if (reason !== 'no_headcount') this.#ages.push(Math.max(0, today - day));
    if (isValued) this.#valued += 1;
    if (isCompared && !Number.isNaN(aggregate)) this.#deviations.push(deviationPercent(value, aggregate));
  }

  measure(): SourceMeasure {
    const counts = FIGURE_REASONS.map((reason) => [reason, this.#reasons.get(reason) ?? 0]);
    const age = medianOf(this.#ages);
    const deviation = medianOf(this.#deviations);
    return {
      source: this.#name,
      companies: this.companies,
      states: {
        ...Object.fromEntries(counts),
        any: this.#ages.length,
        valued: this.#valued,
        compared: this.#deviations.length,
      },
      medianAgeDays: age === null ? null : Math.round(age),
      medianDeviationPercent: deviation === null ? null : Math.round(deviation * 10) / 10,
    };
  }
}

/** Capped at 100 %, as in the source agreement; beside an aggregate of 0 a figure deviates by all or nothing. */
function deviationPercent(value: number, aggregate: number): number {
  const distance = Math.abs(value - aggregate);
  return distance === 0 ? 0 : distance >= aggregate ? 100 : (distance / aggregate) * 100;
}

function medianOf(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  const sorted = Float64Array.from(numbers).sort();
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0];
  return (low + high) / 2;
}

function addPairs(
  pairs: Map<number, PairMeasure>,
  compared: readonly RowFigure[],
  { ofCode, names }: { ofCode: Int32Array; names: readonly string[] },
): void {
  for (let at = 0; at < compared.length; at++) {
    for (let next = at + 1; next < compared.length; next++) {
      const [one, other] = [compared[at], compared[next]];
      if (one === undefined || other === undefined) continue;
      const groups = [ofCode[one.source] ?? 0, ofCode[other.source] ?? 0].sort((a, b) => a - b);
      const [first = 0, second = 0] = groups;
      const key = first * names.length + second;
      const tally = pairs.get(key) ?? {
        sources: [names[first] ?? '', names[second] ?? ''].sort(compareNames) as [string, string],
        both: 0,
        within10: 0,
        within25: 0,
      };
      tally.both += 1;
      if (hasAgreement(one.value, other.value, 'within10')) tally.within10 += 1;
      if (hasAgreement(one.value, other.value, 'within25')) tally.within25 += 1;
      pairs.set(key, tally);
    }
  }
}

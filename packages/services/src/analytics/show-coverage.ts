import {
  FIGURE_REASONS,
  type FigureState,
  formatStated,
  type PairMeasure,
  type SourceMeasure,
} from '../companies/index.ts';
import type { PairAgreement, SourceCoverage } from './schemas.ts';

/** Measures as they are answered: each number with the filter that lists its companies. Pure. */

/** @param price credits of one company; 0 where none is known */
export function toSourceCoverage(measure: SourceMeasure, companies: number, price: number): SourceCoverage {
  const { source, states, medianAgeDays, medianDeviationPercent } = measure;
  const counted = (state: FigureState) => ({ count: states[state], filter: figureFilter(source, state) });
  const excluded = FIGURE_REASONS.filter((reason) => reason !== 'used' && reason !== 'no_headcount')
    .map((reason) => ({ reason, ...counted(reason) }))
    .filter(({ count }) => count > 0);
  return {
    source,
    covered: { count: measure.companies, filter: { field: 'source', op: 'anyOf', value: [source] } },
    coveredPercent: companies === 0 ? 0 : rounded((measure.companies / companies) * 100, 1),
    figures: counted('any'),
    kept: counted('used'),
    compared: counted('compared'),
    medianAgeDays,
    medianDeviationPercent,
    excluded: excluded.sort((a, b) => b.count - a.count),
    creditsPerKept: price === 0 || states.used === 0 ? null : rounded((price * measure.companies) / states.used, 2),
  };
}

function figureFilter(source: string, state: FigureState): SourceCoverage['covered']['filter'] {
  return { field: 'figure', op: 'anyOf', value: [formatStated(state, [source])] };
}

export function toPairAgreement({ sources, both, within10, within25 }: PairMeasure): PairAgreement {
  const counted = (state: string, count: number): PairAgreement['both'] => {
    return { count, filter: { field: 'agreement', op: 'anyOf', value: [formatStated(state, sources)] } };
  };
  return {
    sources,
    both: counted('both', both),
    within10: counted('within10', within10),
    within25: counted('within25', within25),
    beyond25: counted('beyond25', both - within25),
  };
}

const rounded = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;

import type { CompanyGrowthDoc, GrowthOverSpanDoc } from '@workbench/db';
import { addMonths } from '../rule/figure-age.ts';
import { comparableScope } from '../rule/scopes.ts';
import { sourceKey } from '../rule/source-key.ts';
import { figureNear, type GrowthFigure } from './figure-near.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** How far the earlier figure may be from the day so many months before. */
const GROWTH_SPANS = {
  m3: { months: 3, toleranceDays: 12 },
  m6: { months: 6, toleranceDays: 20 },
  m12: { months: 12, toleranceDays: 45 },
} as const;
type SpanName = keyof typeof GROWTH_SPANS;

/** In smaller companies one person who comes or goes is a double-digit percentage. */
const BASE_MIN_PERSONS = 10;

/** With how far its earlier day is from the one so many months before. */
interface Candidate extends GrowthOverSpanDoc {
  gap: number;
}

/**
 * How much a company has grown over 3, 6 and 12 months, each by one source that has counted the same thing at both times,
 * in exact figures. Of several sources the one counts whose earlier figure is nearest to the day, to the week; then
 * the one with the latest figure. null when no source says so over any span.
 * @param latest what the sources say now, of the scope of the headline
 * @param past what they said before, of any scope
 */
export function computeGrowth(latest: readonly GrowthFigure[], past: readonly GrowthFigure[]): CompanyGrowthDoc | null {
  const exact = latest.filter(({ value }) => value !== undefined);
  const series = exact.map((figure) => ({
    figure,
    figures: [figure, ...past.filter((one) => isSameCount(one, figure))],
  }));
  const growth: CompanyGrowthDoc = {};
  for (const name of Object.keys(GROWTH_SPANS) as SpanName[]) {
    const [best] = series
      .flatMap(({ figure, figures }) => growthOfSource(figure, figures, name) ?? [])
      .toSorted(byPrecision);
    if (best === undefined) continue;
    const { gap: _, ...overSpan } = best;
    growth[name] = overSpan;
  }
  return Object.keys(growth).length === 0 ? null : growth;
}

function growthOfSource(latest: GrowthFigure, figures: readonly GrowthFigure[], name: SpanName): Candidate | null {
  const { months, toleranceDays } = GROWTH_SPANS[name];
  const day = addMonths(latest.asOf, -months).getTime();
  const near = figureNear(day, figures, toleranceDays * DAY_MS);
  const [from, to] = [near?.figure.value, latest.value];
  if (near === null || from === undefined || to === undefined || from < BASE_MIN_PERSONS) return null;
  return {
    percent: Math.round(((to - from) / from) * 1000) / 10,
    from,
    to,
    fromDay: new Date(near.day),
    toDay: latest.asOf,
    source: latest.source,
    gap: near.gap,
  };
}

function isSameCount(past: GrowthFigure, latest: GrowthFigure): boolean {
  const isSameConnector = past.connector !== undefined && past.connector === latest.connector;
  const isSameSource = isSameConnector || sourceKey(past.source) === sourceKey(latest.source);
  return past.value !== undefined && isSameSource && comparableScope(past.scope) === comparableScope(latest.scope);
}

function byPrecision(a: Candidate, b: Candidate): number {
  return (
    Math.floor(a.gap / WEEK_MS) - Math.floor(b.gap / WEEK_MS) ||
    b.toDay.getTime() - a.toDay.getTime() ||
    a.gap - b.gap ||
    (a.source < b.source ? -1 : 1)
  );
}

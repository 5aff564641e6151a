import { type CompanyDoc, type ObservationDoc, ObservationModel } from '@workbench/db';
import { Types } from 'mongoose';
import { getAggregateSettings } from '../../settings/index.ts';
import type { AggregateSettings } from '../../settings/schemas.ts';
import type { Verb } from '../../shared/context.ts';
import { findCompany } from '../get-company.ts';
import type { Trend } from '../schemas.ts';
import { type DatedFigure, figuresOn } from './figures-on-day.ts';
import { toAggregateInputs } from './headcount/aggregate-company.ts';
import { headcountMidpoint } from './headcount/headcount.ts';
import { headcountChoice } from './headcount/headcount-choice.ts';
import { recordHeadcount } from './headcount/record-headcount.ts';
import { aggregateChosenHeadcount } from './rule/chosen-headcount.ts';

/** Figures over time by source, and the aggregate on each day on which a figure changed. */
export async function getTrend({ input }: Verb<{ id: string }>): Promise<Trend> {
  const [company, settings, history] = await Promise.all([
    findCompany(input.id),
    getAggregateSettings(),
    ObservationModel.find({ companyId: new Types.ObjectId(input.id) }).lean<ObservationDoc[]>(),
  ]);
  const figures: DatedFigure[] = [...history, ...company.records].filter((figure) => recordHeadcount(figure) !== null);
  figures.sort((a, b) => a.asOf.getTime() - b.asOf.getTime());
  return { series: seriesBySource(figures), aggregate: aggregateByDay(figures, settings, company) };
}

function seriesBySource(figures: DatedFigure[]): Trend['series'] {
  const points = new Map<string, Trend['series'][number]['points']>();
  for (const figure of figures) {
    const headcount = recordHeadcount(figure);
    const value = headcount && headcountMidpoint(headcount);
    if (value === null) continue;
    const days = figure.since < figure.asOf ? [figure.since, figure.asOf] : [figure.asOf];
    const series = points.get(figure.source) ?? [];
    series.push(
      ...days.map((day) => ({ at: day.toISOString(), value, isRange: headcount !== null && !('value' in headcount) })),
    );
    points.set(figure.source, series);
  }
  return [...points]
    .map(([source, list]) => ({ source, points: list.sort((a, b) => a.at.localeCompare(b.at)) }))
    .sort((a, b) => a.source.localeCompare(b.source, 'en'));
}

/** A past aggregate uses, per source, the figure that was valid on that day. */
function aggregateByDay(figures: DatedFigure[], settings: AggregateSettings, company: CompanyDoc): Trend['aggregate'] {
  const choice = headcountChoice(company);
  const days = [...new Set(figures.flatMap((figure) => [figure.since.getTime(), figure.asOf.getTime()]))].sort(
    (a, b) => a - b,
  );
  return days.map((day) => {
    const records = toAggregateInputs(figuresOn(day, figures), company);
    const { value } = aggregateChosenHeadcount(records, settings, new Date(day), choice);
    return { at: new Date(day).toISOString(), value };
  });
}

import { COMPANY_INDEXES, type CompanyDoc, CompanyModel, type ObservationDoc, ObservationModel } from '@workbench/db';
import { getAggregateSettings } from '../../../settings/index.ts';
import type { AggregateSettings } from '../../../settings/schemas.ts';
import type { Verb } from '../../../shared/context.ts';
import { ServiceError } from '../../../shared/errors.ts';
import { MOVED_HEADCOUNTS_LIMIT_DEFAULT } from '../../limits.ts';
import type { ListMovedHeadcountsInput, MovedHeadcount, MovedHeadcounts } from '../../schemas.ts';
import { DERIVED_FROM } from '../derived-from.ts';
import { type DatedFigure, figuresOn } from '../figures-on-day.ts';
import { toAggregateInputs } from '../headcount/aggregate-company.ts';
import { headcountChoice } from '../headcount/headcount-choice.ts';
import { recordHeadcount } from '../headcount/record-headcount.ts';
import { aggregateChosenHeadcount } from '../rule/chosen-headcount.ts';
import { type CountedDay, countedFigures } from './counted-figures.ts';

/** Companies that are looked at, those that changed last first: what happened lately, at a cost that does not grow. */
const COMPARED_MAX = 1_000;

type Compared = Pick<CompanyDoc, '_id' | 'name' | 'domain' | keyof typeof DERIVED_FROM>;

/**
 * Companies whose headcount is another one than before the day `since`, the largest moves in people first. Both are computed by
 * today's rule from the figures that were valid then and are valid now; a first headcount is no move.
 * @throws ServiceError 'invalid' for a day to come
 */
export async function listMovedHeadcounts({ ctx, input }: Verb<ListMovedHeadcountsInput>): Promise<MovedHeadcounts> {
  const { limit = MOVED_HEADCOUNTS_LIMIT_DEFAULT } = input;
  const now = ctx.now();
  // Figures are valid from the beginning of a day: those of the day itself have come since then.
  const since = new Date(Date.parse(input.since) - 1);
  if (since >= now) {
    const message = 'since must be a day in the past, or today';
    throw new ServiceError('invalid', message, [{ path: ['since'], message }]);
  }
  const [companies, settings] = await Promise.all([readChangedLast(since), getAggregateSettings()]);
  const histories = await readHistories(companies);
  const compared = companies.slice(0, COMPARED_MAX);
  const moved = compared.flatMap((company) => {
    const figures = [...(histories.get(company._id.toHexString()) ?? []), ...company.records];
    return compareHeadcount(company, figures, { since, now, settings }) ?? [];
  });
  moved.sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from) || (a.id < b.id ? -1 : 1));
  return {
    since: input.since,
    // What is behind a move takes longer than the move itself: only for those that are shown.
    items: moved.slice(0, limit).map((move) => withFigures(move, { since, now, settings })),
    total: moved.length,
    totalIsCapped: companies.length > COMPARED_MAX,
  };
}

/** A company whose headcount moves is written, so its time of update is later. */
function readChangedLast(since: Date): Promise<Compared[]> {
  return CompanyModel.find({ updatedAt: { $gt: since } }, { name: 1, domain: 1, ...DERIVED_FROM })
    .hint(COMPANY_INDEXES.updated)
    .sort({ updatedAt: -1, _id: -1 })
    .limit(COMPARED_MAX + 1)
    .lean<Compared[]>();
}

async function readHistories(companies: readonly Compared[]): Promise<Map<string, ObservationDoc[]>> {
  const ids = companies.map(({ _id }) => _id);
  const figures = await ObservationModel.find({ companyId: { $in: ids } }).lean<ObservationDoc[]>();
  return Map.groupBy(figures, ({ companyId }) => companyId.toHexString());
}

interface Span {
  since: Date;
  now: Date;
  settings: AggregateSettings;
}

/** A company whose headcount is another one, with all its figures and what they came to on both days. */
interface Move {
  company: Compared;
  id: string;
  known: readonly DatedFigure[];
  before: CountedDay;
  after: CountedDay;
  from: number;
  to: number;
}

/** null: it has not moved, or one of the two is unknown. Pure. */
function compareHeadcount(
  company: Compared,
  figures: readonly DatedFigure[],
  { since, now, settings }: Span,
): Move | null {
  const known = figures.filter((figure) => recordHeadcount(figure) !== null);
  const on = (day: Date): CountedDay => {
    const records = toAggregateInputs(figuresOn(day.getTime(), known), company);
    return { records, aggregate: aggregateChosenHeadcount(records, settings, day, headcountChoice(company)) };
  };
  const [before, after] = [on(since), on(now)];
  const [from, to] = [before.aggregate.value, after.aggregate.value];
  if (from === null || to === null || from === to) return null;
  return { company, id: company._id.toHexString(), known, before, after, from, to };
}

/** Pure. */
function withFigures(move: Move, { since, now, settings }: Span): MovedHeadcount {
  const { company, id, known, before, after, from, to } = move;
  return {
    id,
    name: company.name,
    domain: company.domain,
    from,
    to,
    changes: changedSources(figuresOn(since.getTime(), known), figuresOn(now.getTime(), known)),
    figures: countedFigures(before, after, settings.minimumSources).slice(0, SOURCES_MAX),
  };
}

/** The exact figures of sources that say something else now, or for the first time; the largest differences first. Pure. */
function changedSources(before: readonly DatedFigure[], after: readonly DatedFigure[]): MovedHeadcount['changes'] {
  const former = new Map(before.map((figure) => [figure.source, figure.value ?? null]));
  const changes = after.flatMap(({ source, value = null, asOf }) => {
    const from = former.get(source) ?? null;
    return value === null || value === from ? [] : [{ source, from, to: value, asOf: asOf.toISOString() }];
  });
  const size = ({ from, to }: { from: number | null; to: number }) => Math.abs(to - (from ?? to));
  return changes.sort((a, b) => size(b) - size(a)).slice(0, SOURCES_MAX);
}

/** Named with one company. */
const SOURCES_MAX = 5;

import { ObservationModel, type StruckIdentifierDoc } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { GrowthFigure } from '../../figures/growth/figure-near.ts';
import { isAnswerOf } from '../facts/answers-of-source.ts';
import type { PastFigure, WithdrawnSource } from '../facts/company-facts.ts';

/** A stored figure of the history, as far as growth follows from it. */
export type StoredFigure = PastFigure & GrowthFigure & { _id: mongo.ObjectId };

const FIELDS = { companyId: 1, source: 1, connector: 1, kind: 1, scope: 1, value: 1, since: 1, asOf: 1, fetchedAt: 1 };

/** The exact figures in the history of companies, by id; those without any are left out. */
export async function readPastFigures(companyIds: readonly mongo.ObjectId[]): Promise<Map<string, StoredFigure[]>> {
  if (companyIds.length === 0) return new Map();
  const filter = { companyId: { $in: [...companyIds] }, value: { $exists: true } };
  const figures = ObservationModel.collection.find<StoredFigure & { companyId: mongo.ObjectId }>(filter, {
    projection: FIELDS,
    batchSize: 10_000,
  });
  return Map.groupBy(await figures.toArray(), ({ companyId }) => companyId.toHexString());
}

export interface HistoryChange {
  /** Each replaces the stored figure of its source and day. */
  history: readonly (GrowthFigure & { asOf: Date })[];
  withdrawn: readonly WithdrawnSource[];
}

/** The history as it is after a write. */
export function pastAfter(
  stored: readonly StoredFigure[] | undefined,
  { history, withdrawn }: HistoryChange,
): readonly GrowthFigure[] {
  const keyOf = ({ source, asOf }: GrowthFigure) => `${asOf.getTime()} ${source}`;
  const added = new Map(history.map((figure) => [keyOf(figure), figure]));
  const isGone = (figure: StoredFigure) =>
    added.has(keyOf(figure)) || withdrawn.some((source) => isAnswerOf(figure, source));
  return [...(stored ?? []).filter((figure) => !isGone(figure)), ...added.values()];
}

/** Without what a strike-out is about to remove. */
export function withoutStruckFigures(
  stored: readonly StoredFigure[] | undefined,
  struck: readonly StruckIdentifierDoc[] = [],
): readonly GrowthFigure[] {
  const pending = struck.filter(({ state }) => state === 'striking');
  const ids = new Set(pending.flatMap(({ removed }) => removed.observations.map(({ _id }) => _id.toHexString())));
  return (stored ?? []).filter(({ _id }) => !ids.has(_id.toHexString()));
}

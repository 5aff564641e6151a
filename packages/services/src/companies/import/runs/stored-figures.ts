import { type ObservationDoc, ObservationModel } from '@workbench/db';
import type { PlannedCompany } from '../../store/plan/plan-changes.ts';

type Figure = PlannedCompany['history'][number];

export const figureKey = ({ companyId, source, asOf }: Pick<Figure, 'companyId' | 'source' | 'asOf'>): string =>
  `${companyId.toHexString()} ${asOf.getTime()} ${source}`;

/** The stored figures of the companies, sources and days of these, by their keys. */
export async function readStoredFigures(history: readonly Figure[]): Promise<Map<string, ObservationDoc>> {
  if (history.length === 0) return new Map();
  const filter = {
    companyId: { $in: history.map(({ companyId }) => companyId) },
    asOf: { $in: history.map(({ asOf }) => asOf) },
  };
  const stored = await ObservationModel.collection.find<ObservationDoc>(filter, { batchSize: 10_000 }).toArray();
  return new Map(stored.map((figure) => [figureKey(figure), figure]));
}

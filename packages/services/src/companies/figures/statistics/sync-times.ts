import { CompanyStatModel } from '@workbench/db';

/** When a source was last synced. */
export interface SyncTime {
  source: string;
  at: Date;
}

/** Of these sources, for whoever takes away companies that are the last with figures of a source. */
export async function readSyncTimes(names: readonly string[]): Promise<SyncTime[]> {
  const filter = { kind: 'source' as const, name: { $in: [...new Set(names)] } };
  const sources = await CompanyStatModel.find(filter, { name: 1, lastSync: 1 }).lean();
  return sources.flatMap(({ name, lastSync }) => (lastSync === undefined ? [] : [{ source: name, at: lastSync }]));
}

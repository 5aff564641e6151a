import { CompanyStatModel } from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import type { DataSource } from './schemas.ts';

/** Every source that gave a figure or a location, by name. A source that no company has any more is disconnected. */
export async function listSources(_: Verb<object>): Promise<DataSource[]> {
  const sources = await CompanyStatModel.find({ kind: 'source' }).lean();
  return sources
    .map((source): DataSource => {
      const companiesTracked = source.counters.companies ?? 0;
      return {
        name: source.name,
        status: companiesTracked > 0 ? 'connected' : 'disconnected',
        lastSync: source.lastSync?.toISOString() ?? null,
        companiesTracked,
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

import type { Verb } from '../../shared/context.ts';
import { findCompany } from '../get-company.ts';
import type { SourceRecord } from '../schemas.ts';
import { toSourceRecord } from './company-view.ts';

/** What each source says now, largest figure first; sources that gave only a location come last. */
export async function listSourceRecords({ input }: Verb<{ id: string }>): Promise<SourceRecord[]> {
  const company = await findCompany(input.id);
  const size = (record: (typeof company.records)[number]) => record.value ?? record.min ?? -1;
  return company.records
    .toSorted((a, b) => size(b) - size(a) || a.source.localeCompare(b.source, 'en'))
    .map((record) => toSourceRecord(record, company));
}

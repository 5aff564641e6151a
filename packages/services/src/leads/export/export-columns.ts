import type { LeadDoc } from '@workbench/db';
import { ID_HEADER } from '../../shared/crm/person-columns.ts';
import type { ResultColumn } from '../results/result-columns.ts';

const CONFIRMED_ON = 'Confirmed On';

/** Columns that a file has, and a sheet that is written back has not. */
export const EXPORT_HEADERS: ReadonlySet<string> = new Set([CONFIRMED_ON, ID_HEADER]);

/** The day of the newest value of a lead and its id. Pure. */
export function exportColumns(lead: Pick<LeadDoc, '_id' | 'origins' | 'createdAt'>): ResultColumn[] {
  return [
    { header: CONFIRMED_ON, value: confirmedOn(lead), field: null },
    { header: ID_HEADER, value: lead._id.toHexString(), field: null },
  ];
}

/** The last day on which anyone stated a value of the lead, YYYY-MM-DD. Pure. */
export function confirmedOn({ origins, createdAt }: Pick<LeadDoc, 'origins' | 'createdAt'>): string {
  const times = Object.values(origins).map(({ at }) => at.getTime());
  return new Date(times.length === 0 ? createdAt.getTime() : Math.max(...times)).toISOString().slice(0, 10);
}

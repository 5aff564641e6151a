import { quoteHeader } from '../../shared/csv/headers.ts';
import type { LeadImportColumn } from '../schemas.ts';
import { LEAD_COLUMN_LABELS } from '../table/lead-header-names.ts';
import { toHeaderMap } from '../table/to-header-map.ts';
import type { LeadTable } from '../values/fields.ts';
import type { ChosenColumns } from './choose-columns.ts';
import { columnSamples } from './column-samples.ts';

const SAMPLES_MAX = 3;
const SHOWN_LENGTH = 80;

/** What becomes of each column, and why one has no field. Pure. */
export function describeColumns(
  table: Pick<LeadTable, 'headers' | 'rows' | 'firstRow'>,
  { columns, by }: Pick<ChosenColumns, 'columns' | 'by'>,
): LeadImportColumn[] {
  const { mapping } = toHeaderMap(columns);
  const whole = columns.indexOf('location');
  return columnSamples(table).map((samples, at) => {
    const header = (table.headers[at] ?? '').trim();
    const field = columns[at] ?? null;
    const filled = [...new Set(samples.filter((sample) => sample !== ''))].slice(0, SAMPLES_MAX);
    const shown = { header, by, samples: filled.map((sample) => sample.slice(0, SHOWN_LENGTH)) };
    if (field !== null && mapping[at] === null) {
      const reason =
        whole < 0
          ? 'A state needs a city or country beside it'
          : `${quoteHeader(table.headers[whole] ?? '')} has the location`;
      return { ...shown, field, label: LEAD_COLUMN_LABELS[field], reason };
    }
    if (field !== null) return { ...shown, field, label: LEAD_COLUMN_LABELS[field], reason: null };
    return { ...shown, field, label: null, reason: leftOutReason(header, by, table.firstRow) };
  });
}

function leftOutReason(header: string, by: ChosenColumns['by'], firstRow: LeadTable['firstRow']): string {
  if (by === 'hand') return 'Left out by hand';
  if (by === 'remembered') return 'Left out by hand the last time';
  if (firstRow === 'data') return 'The column has no name';
  return header === '' ? 'The column has no header' : 'No field is known for this header';
}

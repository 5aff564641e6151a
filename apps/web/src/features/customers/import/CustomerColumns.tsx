import { Select } from '~/components/ui/controls/Select';
import type { CustomerPlanProps } from './plan-props';

const FIELDS = [
  { field: 'name', label: 'Name' },
  { field: 'domain', label: 'Domain' },
  { field: 'reason', label: 'Reason' },
  { field: 'identifier:hubspot', label: 'HubSpot ID' },
  { field: 'identifier:salesforce', label: 'Salesforce ID' },
  { field: 'identifier:lei', label: 'LEI' },
] as const;

/** Which column is what, with its first cells; a change is remembered for the next file with these headers. */
export function CustomerColumns({ plan: { columns }, isDisabled, onChange }: CustomerPlanProps) {
  const choose = (at: number, field: string) => {
    const fields = columns.map((column, index) => {
      // A field has one column: the one that was chosen last.
      if (index === at) return field;
      return column.field === field && !field.startsWith('identifier:') ? '' : (column.field ?? '');
    });
    onChange({ mapping: Object.fromEntries(fields.flatMap((one, index) => (one === '' ? [] : [[index, one]]))) });
  };
  const left = columns.filter(({ field }) => field === null).length;
  return (
    <details open={columns.every(({ field }) => field === null)}>
      <summary className="cursor-pointer font-medium">
        Columns: {columns.length - left} taken, {left} left out
      </summary>
      <ul className="flex flex-col divide-y divide-border pt-1">
        {columns.map(({ header, field, label, reason, samples }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file never move
          <li key={at} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
            <div className="min-w-0 flex-1 basis-48">
              <p className="break-words">{header || 'No header'}</p>
              <p className="truncate text-muted-foreground text-xs">{reason ?? samples.join(', ')}</p>
            </div>
            <Select
              className="w-44"
              aria-label={`Field of ${header || `column ${at + 1}`}`}
              disabled={isDisabled}
              value={field ?? ''}
              onChange={(event) => choose(at, event.target.value)}
            >
              <option value="">Left out</option>
              {FIELDS.map((one) => (
                <option key={one.field} value={one.field}>
                  {one.label}
                </option>
              ))}
              {field !== null && !FIELDS.some((one) => one.field === field) && <option value={field}>{label}</option>}
            </Select>
          </li>
        ))}
      </ul>
    </details>
  );
}

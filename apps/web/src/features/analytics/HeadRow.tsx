import { cn } from '~/lib/cn';

export const NUMBER_CELL = 'whitespace-nowrap px-3 py-1.5 text-right tabular-nums';
export const ROW_HEAD = 'max-w-64 truncate px-3 py-1.5 font-medium';

/** Stays while the rows scroll. */
export function HeadRow({ columns }: { columns: readonly { label: string; isNumber?: boolean }[] }) {
  return (
    <thead className="sticky top-0 bg-muted">
      <tr>
        {columns.map(({ label, isNumber }) => (
          <th
            key={label}
            scope="col"
            className={cn('whitespace-nowrap px-3 py-1.5 font-medium text-xs', isNumber && 'text-right')}
          >
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

import { summarizeLocations } from '../table/company-labels';
import type { CellProps } from './company-column';

export function LocationCell({ company }: CellProps) {
  const { first, more, all } = summarizeLocations(company.locations);
  return (
    <span title={all || undefined}>
      {first}
      {more && <span className="text-muted-foreground"> {more}</span>}
    </span>
  );
}

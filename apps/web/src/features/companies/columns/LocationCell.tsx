import { summarizeLocations } from '../table/company-labels';
import type { CellProps } from './company-column';

export function LocationCell({ company }: CellProps) {
  const { first, more } = summarizeLocations(company.locations);
  return (
    <>
      {first}
      {more && <span className="text-muted-foreground"> {more}</span>}
    </>
  );
}

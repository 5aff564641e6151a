import { DASH } from '~/lib/format/format';
import { OwnValue } from '../custom/OwnValue';
import type { CellProps } from './company-column';

/** What a company has in an own column. */
export function OwnValueCell({ company, column: { own } }: CellProps) {
  const value = own && company.custom[own.key];
  if (own === undefined || value === undefined) return <span className="text-muted-foreground">{DASH}</span>;
  return <OwnValue type={own.type} value={value} />;
}

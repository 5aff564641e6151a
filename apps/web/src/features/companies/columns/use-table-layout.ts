import { useMemo } from 'react';
import { useOwnColumns } from '../custom/use-own-columns';
import { useMinimumSources } from '../table/use-minimum-sources';
import { type CompaniesParams, readColumns } from '../url-params';
import { findColumn } from './catalogue';
import type { TableLayout } from './company-column';
import { defaultLayout } from './table-layout';

/** How an address wants the table drawn; columns that it names and that are not known are left out. */
export function useTableLayout({ columns, density }: CompaniesParams): TableLayout {
  const minimumSources = useMinimumSources();
  const { columns: ownColumns } = useOwnColumns();
  return useMemo(() => {
    const names = columns === undefined ? null : readColumns(columns);
    const standard = defaultLayout(minimumSources, density);
    if (names === null) return standard;
    return { ...standard, columns: names.flatMap((name) => findColumn(name, ownColumns) ?? []), isFitted: false };
  }, [columns, density, minimumSources, ownColumns]);
}

import type { View } from '@workbench/services/views/schemas';
import { readAddressFilter } from '../filter/address-filter.ts';
import { type CompaniesParams, readColumns } from '../url-params.ts';

/** What a view keeps, as the address has it. */
export type ViewParams = Pick<CompaniesParams, 'q' | 'filter' | 'sort' | 'columns' | 'density'>;

/** A change of some of them; undefined takes one away. */
export type ViewChange = { [Name in keyof ViewParams]?: ViewParams[Name] | undefined } & { view?: string | undefined };

/** A view as the address has it. Pure. */
export function paramsOf({ q, filter, sort, columns, density }: View): ViewParams {
  return {
    ...(q !== '' && { q }),
    // One that names an unknown field stays as it is, so that the page says why.
    ...(filter !== null && { filter: JSON.stringify(filter) }),
    ...(sort !== null && { sort }),
    ...(columns !== null && { columns: JSON.stringify(columns) }),
    ...(density === 'compact' && { density }),
  };
}

/** What the address has, as a view keeps it. Pure. */
export function savedParts(params: ViewParams) {
  const { reading } = readAddressFilter(params.filter);
  return {
    q: params.q?.trim() ?? '',
    filter: reading?.filter ?? null,
    sort: params.sort ?? null,
    columns: params.columns === undefined ? null : readColumns(params.columns),
    density: params.density ?? ('comfortable' as const),
  };
}

/** Whether the address shows something else than a view. Pure. */
export const isChanged = (params: ViewParams, view: View): boolean =>
  JSON.stringify(savedParts(params)) !== JSON.stringify(savedParts(paramsOf(view)));

export const isEmptyView = ({ q, filter, sort, columns, density }: ViewParams): boolean =>
  [q, filter, sort, columns, density].every((part) => part === undefined);

/** The address after a change: another list begins at its first page. Without anything of a view, none is named. Pure. */
export function changeParams(
  { page: _page, after: _after, ...rest }: CompaniesParams,
  change: ViewChange,
): CompaniesParams {
  const entries = Object.entries({ ...rest, ...change }).filter(([, value]) => value !== undefined && value !== '');
  const params: CompaniesParams = Object.fromEntries(entries);
  if (!isEmptyView(params)) return params;
  const { view: _view, ...all } = params;
  return all;
}

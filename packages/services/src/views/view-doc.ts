import type { ViewDoc } from '@workbench/db';
import { type CompanyFilter, formatFilter, formatProblem, parseFilter } from '../companies/index.ts';
import { companySortSchema } from '../companies/schemas.ts';
import { DENSITIES } from './limits.ts';
import type { CreateViewInput, View } from './schemas.ts';

/** What a change gives, as it is stored. */
export function storedParts({ q, filter, sort, columns, density }: Omit<CreateViewInput, 'name'>): Partial<ViewDoc> {
  return {
    ...(q !== undefined && { q }),
    ...(filter !== undefined && { filter: filter && formatFilter(filter) }),
    ...(sort !== undefined && { sort }),
    ...(columns !== undefined && { columns }),
    ...(density !== undefined && { density }),
  };
}

/** The filter of a view when every field of it is known still. */
export const readableFilter = ({ filter }: Pick<ViewDoc, 'filter'>): CompanyFilter | null =>
  filter === null ? null : parseFilter(filter).filter;

/** A view as calls give it. @param unknownValues what its filter names and no company has */
export function toView(doc: ViewDoc, unknownValues: readonly string[]): View {
  const reading = doc.filter === null ? null : parseFilter(doc.filter);
  return {
    id: doc._id,
    name: doc.name,
    isReadyMade: false,
    q: doc.q,
    filter: doc.filter === null ? null : (JSON.parse(doc.filter) as CompanyFilter),
    sort: companySortSchema.safeParse(doc.sort).data ?? null,
    columns: doc.columns,
    density: DENSITIES.find((density) => density === doc.density) ?? 'comfortable',
    problems: [...(reading?.problems ?? []).map(formatProblem), ...unknownValues],
    createdAt: doc.createdAt.toISOString(),
    updatedAt: doc.updatedAt.toISOString(),
  };
}

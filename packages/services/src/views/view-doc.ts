import type { ViewDoc } from '@workbench/db';
import { type CompanyFilter, formatFilter, formatProblem, parseFilter, readFilter } from '../companies/index.ts';
import { companySortSchema } from '../companies/schemas.ts';
import { ServiceError } from '../shared/errors.ts';
import { DENSITIES } from './limits.ts';
import type { CreateViewInput, View } from './schemas.ts';

export type Choice = Pick<View, 'q' | 'filter'>;

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

/**
 * What a view chooses.
 * @throws ServiceError invalid for a filter that this version cannot read, stored by another version or by hand
 */
export function choiceOf({ name, q, filter }: Pick<ViewDoc, 'name' | 'q' | 'filter'>): Choice {
  if (filter === null) return { q, filter };
  // Not as text: one that is too long for a link was saved once, and can be read.
  const reading = readFilter(asStored(filter));
  if (reading.filter !== null) return { q, filter: reading.filter };
  const problems = reading.problems.map(formatProblem).join('; ');
  throw new ServiceError('invalid', `The filter of the view “${name}” cannot be read: ${problems}`);
}

/** A view as calls give it. @param unknownValues what its filter names and no company has */
export function toView(doc: ViewDoc, unknownValues: readonly string[]): View {
  const reading = doc.filter === null ? null : parseFilter(doc.filter);
  return {
    id: doc._id,
    name: doc.name,
    isReadyMade: false,
    q: doc.q,
    filter: doc.filter === null ? null : asStored(doc.filter),
    sort: companySortSchema.safeParse(doc.sort).data ?? null,
    columns: doc.columns,
    density: DENSITIES.find((density) => density === doc.density) ?? 'comfortable',
    problems: [...(reading?.problems ?? []).map(formatProblem), ...unknownValues],
    createdAt: doc.createdAt.toISOString(),
    updatedAt: doc.updatedAt.toISOString(),
  };
}

/** Also one that cannot be read, as its problems name parts of it; null when it is no JSON. */
function asStored(filter: string): CompanyFilter | null {
  try {
    return JSON.parse(filter) as CompanyFilter;
  } catch {
    return null;
  }
}

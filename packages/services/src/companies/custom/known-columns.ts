import { ServiceError } from '../../shared/errors.ts';
import {
  type CompanyFilter,
  type CustomField,
  customKey,
  type FilterProblem,
  formatProblem,
  hasCustom,
  readFilter,
} from '../filter/index.ts';
import { listOwnColumns } from './list-columns.ts';
import { unknownColumn } from './read-values.ts';

/** @throws ServiceError invalid for conditions on own columns that there are not, or that do not fit them */
export async function requireKnownColumns(filter: CompanyFilter): Promise<void> {
  const issues = await findUnknownColumns(filter);
  if (issues.length > 0) throw new ServiceError('invalid', issues.map(({ message }) => message).join('; '), issues);
}

/** What is wrong with the own columns that a filter names, by path. */
export async function findUnknownColumns(filter: CompanyFilter): Promise<FilterProblem[]> {
  if (!hasCustom(filter)) return [];
  const { problems } = readFilter(filter, await listOwnColumns());
  return (problems ?? []).map((problem) => ({
    path: ['filter', ...problem.path],
    message: formatProblem(problem),
  }));
}

/** @throws ServiceError invalid for a column whose values are no names, or an unknown one */
export async function requireCountedColumn(field: CustomField): Promise<void> {
  const columns = await listOwnColumns();
  const column = columns.find(({ key }) => key === customKey(field));
  const isCounted = column !== undefined && column.type !== 'number' && column.type !== 'date';
  if (isCounted) return;
  const message = column
    ? `${column.name} has no list of values, as it is a column of the type ${column.type}`
    : unknownColumn(customKey(field), columns);
  throw new ServiceError('invalid', message, [{ path: ['field'], message }]);
}

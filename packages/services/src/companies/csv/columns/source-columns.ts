import { quoteHeader } from '../../../shared/csv/headers.ts';
import { ServiceError } from '../../../shared/errors.ts';
import { sourceKey } from '../../figures/rule/source-key.ts';
import { SOURCE_NAME_MAX } from '../../limits.ts';
import { readSourceName } from '../../source-name.ts';
import { SOURCE_DETAIL_HEADER, SOURCE_EMPLOYEES_HEADER } from './company-header-names.ts';

/** A column that names its source, as `Employees (LinkedIn)`, and those with the day, kind and scope of its figures. */
export interface SourceColumns {
  column: number;
  source: string;
  asOf: number | null;
  kind: number | null;
  scope: number | null;
}

/** The first column of each source; another spelling of its name is no other source. */
export function findSourceEmployees(headers: readonly string[]): SourceColumns[] {
  const found = new Map<string, SourceColumns>();
  for (const [column, header] of headers.entries()) {
    const named = SOURCE_EMPLOYEES_HEADER.exec(header.trim())?.[1]?.trim();
    if (!named) continue;
    const source = readHeaderSource(named, header);
    if (found.has(sourceKey(source))) continue;
    if (source.length > SOURCE_NAME_MAX) {
      throw new ServiceError(
        'invalid',
        `The column "${quoteHeader(header)}" names a source of ${source.length} characters; at most ${SOURCE_NAME_MAX} are allowed.`,
      );
    }
    found.set(sourceKey(source), { column, source, asOf: null, kind: null, scope: null });
  }
  for (const [column, header] of headers.entries()) {
    const [, detail = '', source = ''] = SOURCE_DETAIL_HEADER.exec(header.trim()) ?? [];
    const columns = found.get(sourceKey(source));
    if (columns !== undefined) addDetail(columns, detail.toLowerCase(), column);
  }
  return [...found.values()];
}

function readHeaderSource(named: string, header: string): string {
  const read = readSourceName(named);
  if ('name' in read) return read.name;
  throw new ServiceError('invalid', `The column "${quoteHeader(header)}" names no source: ${read.problem}.`);
}

function addDetail(columns: SourceColumns, detail: string, column: number): void {
  if (detail === 'as of') columns.asOf ??= column;
  else if (detail === 'kind') columns.kind ??= column;
  else columns.scope ??= column;
}

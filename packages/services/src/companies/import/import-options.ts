import { getAggregateSettings } from '../../settings/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import { ServiceError } from '../../shared/errors.ts';
import { recallMapping } from '../../shared/headers/remembered-mapping.ts';
import { redactErased } from '../../suppression/index.ts';
import { type ColumnTarget, parseTarget } from '../csv/columns/column-fields.ts';
import { type CompanyCsv, type CompanyCsvOptions, lastDayOf, openCompanyCsv } from '../csv/read-companies.ts';
import { FIRST_YEAR } from '../csv/read-date.ts';
import { listOwnColumns } from '../custom/list-columns.ts';
import { readTrashedKeys } from '../custom/trashed-keys.ts';
import type { ImportOptions } from '../schemas.ts';
import { readSourceName } from '../source-name.ts';
import type { StoreOptions } from '../store/document/stored-company.ts';
import { startOfDay } from '../store/facts/calendar-day.ts';
import { ImportModeRule } from '../store/facts/import-mode.ts';
import { SourceNames } from '../store/facts/source-names.ts';

/** The file as its options say, without people whose data was erased. @throws ServiceError 'invalid' as `openCompanyCsv` and for days that don't fit */
export async function openImportFile(ctx: ServiceContext, file: ImportFile, now = ctx.now()): Promise<CompanyCsv> {
  const ownColumns = await withDatabaseRetry(listOwnColumns);
  const takenKeys = new Set(await withDatabaseRetry(readTrashedKeys));
  const screen = (records: string[][]) => withDatabaseRetry(() => redactErased(ctx, records));
  return openCompanyCsv(file.path, { ...readerOptions(file, now), ownColumns, takenKeys, screen });
}

/** How the file is read. @throws ServiceError 'invalid' for a day that has not come or is no day of figures, a `today` of another day, or a source with control characters */
function readerOptions({ fileName, options }: ImportFile, now: Date): CompanyCsvOptions {
  const { source, asOf, today, delimiter, encoding, mapping, columns } = options;
  if (asOf !== undefined && new Date(asOf) > lastDayOf(now)) {
    throw new ServiceError('invalid', `The as-of day ${asOf} lies in the future; choose the day of the figures.`, [
      { path: ['asOf'], message: 'The day lies in the future' },
    ]);
  }
  if (asOf !== undefined && new Date(asOf).getUTCFullYear() < FIRST_YEAR) {
    throw new ServiceError('invalid', `The as-of day ${asOf} is before ${FIRST_YEAR}; choose the day of the figures.`, [
      { path: ['asOf'], message: `The day is before ${FIRST_YEAR}` },
    ]);
  }
  return {
    now,
    fileName,
    ...(source !== undefined && { source: readSource(source) }),
    ...(asOf !== undefined && { asOf: new Date(asOf) }),
    ...(today !== undefined && { today: dayOfPerson(today, now) }),
    ...(delimiter !== undefined && { delimiter }),
    ...(encoding !== undefined && { encoding }),
    ...(mapping !== undefined && { mapping: JSON.parse(mapping) as Record<string, string> }),
    isAssisted: columns === 'assisted',
    recall: recallTargets,
  };
}

async function recallTargets(headers: readonly string[]): Promise<(ColumnTarget | null)[] | null> {
  const fields = await recallMapping('companies', headers);
  return fields?.map((field) => (field === null ? null : parseTarget(field))) ?? null;
}

export interface ImportFile {
  /** The upload, already on disk. */
  path: string;
  fileName: string;
  options: ImportOptions;
}

/** Of a name that is kept with each company. */
const FILE_NAME_MAX = 200;

export type ImportStoreOptions = StoreOptions & { mode: ImportModeRule; sourceNames: SourceNames };

/** How the rows are written. */
export async function storeOptions(
  ctx: ServiceContext,
  { renames, mode }: ImportOptions,
  { fileName, demo, now = ctx.now() }: { fileName: string; demo: boolean; now?: Date },
): Promise<ImportStoreOptions> {
  const settings = await getAggregateSettings();
  return {
    settings,
    now,
    demo,
    origin: { by: demo ? 'demo' : 'import', file: fileName.slice(0, FILE_NAME_MAX) },
    sourceNames: await SourceNames.load(),
    identifierOwners: new Map(),
    mode: new ImportModeRule(mode ?? 'create_and_update'),
    ...(renames === 'keep' && { keepsNames: true }),
  };
}

/** The day of figures without one. */
export function dayOfImport({ today }: ImportOptions, now: Date): Date {
  return today === undefined ? startOfDay(now) : new Date(today);
}

function readSource(text: string): string {
  const read = readSourceName(text);
  if ('name' in read) return read.name;
  throw new ServiceError('invalid', read.problem, [{ path: ['source'], message: read.problem }]);
}

/** Somewhere it is yesterday or tomorrow already, and nowhere another day. */
function dayOfPerson(today: string, now: Date): Date {
  const day = new Date(today);
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - 1));
  if (day >= first && day <= lastDayOf(now)) return day;
  throw new ServiceError('invalid', `${today} is not today; check the clock of this computer.`, [
    { path: ['today'], message: 'Not the day of now' },
  ]);
}

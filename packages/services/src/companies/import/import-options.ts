import { getAggregateSettings } from '../../settings/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { type CompanyCsvOptions, lastDayOf } from '../csv/read-companies.ts';
import type { ImportOptions } from '../schemas.ts';
import { ImportModeRule } from '../store/import-mode.ts';
import { SourceNames } from '../store/source-names.ts';
import type { StoreOptions } from '../store/stored-company.ts';
import { recallMapping } from './remembered-mapping.ts';

/** How the file is read. @throws ServiceError 'invalid' for a day that has not come, or a `today` of another day */
export function readerOptions(
  { source, asOf, today, delimiter, encoding, mapping, columns }: ImportOptions,
  { fileName, now }: { fileName: string; now: Date },
): CompanyCsvOptions {
  if (asOf !== undefined && new Date(asOf) > lastDayOf(now)) {
    throw new ServiceError('invalid', `The as-of day ${asOf} lies in the future; choose the day of the figures.`, [
      { path: ['asOf'], message: 'The day lies in the future' },
    ]);
  }
  return {
    now,
    fileName,
    ...(source !== undefined && { source }),
    ...(asOf !== undefined && { asOf: new Date(asOf) }),
    ...(today !== undefined && { today: dayOfPerson(today, now) }),
    ...(delimiter !== undefined && { delimiter }),
    ...(encoding !== undefined && { encoding }),
    ...(mapping !== undefined && { mapping: JSON.parse(mapping) as Record<string, string> }),
    isAssisted: columns === 'assisted',
    recall: recallMapping,
  };
}

/** Of a name that is kept with each company. */
const FILE_NAME_MAX = 200;

/** How the rows are written. */
export async function storeOptions(
  ctx: ServiceContext,
  { renames, mode }: ImportOptions,
  { fileName, demo, now = ctx.now() }: { fileName: string; demo: boolean; now?: Date },
): Promise<StoreOptions & { mode: ImportModeRule }> {
  const settings = await getAggregateSettings();
  return {
    settings,
    now,
    demo,
    origin: { by: demo ? 'demo' : 'import', file: fileName.slice(0, FILE_NAME_MAX) },
    sourceNames: new SourceNames(),
    identifierOwners: new Map(),
    mode: new ImportModeRule(mode ?? 'create_and_update'),
    ...(renames === 'keep' && { keepsNames: true }),
  };
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

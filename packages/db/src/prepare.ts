import { CompanyModel } from './models/company.ts';
import { CompanyStatModel } from './models/company-stat.ts';
import { ImportRunModel } from './models/import-run.ts';
import { ObservationModel } from './models/observation.ts';
import { SettingsModel } from './models/settings.ts';
import { WriteLockModel } from './models/write-lock.ts';

/** Creates the collections and builds the declared indexes; does nothing where they stand already. */
export async function prepareDatabase(): Promise<void> {
  for (const stored of [
    CompanyModel,
    ObservationModel,
    CompanyStatModel,
    WriteLockModel,
    ImportRunModel,
    SettingsModel,
  ]) {
    await stored.createIndexes();
  }
}

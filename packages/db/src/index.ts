export * from './connection.ts';
export { COMPANY_INDEXES, type CompanyDoc, CompanyModel, type SourceRecordDoc } from './models/company.ts';
export { type CompanyStatDoc, CompanyStatModel } from './models/company-stat.ts';
export { type ImportRunDoc, ImportRunModel } from './models/import-run.ts';
export { type ObservationDoc, ObservationModel } from './models/observation.ts';
export { type SettingsDoc, SettingsModel } from './models/settings.ts';
export { type WriteLockDoc, WriteLockModel } from './models/write-lock.ts';
export { prepareDatabase } from './prepare.ts';

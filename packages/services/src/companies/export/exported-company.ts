import type { CompanyDoc } from '@workbench/db';
import type { Cell } from './table-file.ts';

export const EXPORT_FIELDS = {
  name: 1,
  domain: 1,
  industry: 1,
  aggregatedEmployeeCount: 1,
  locations: 1,
  dataQuality: 1,
  sourceCount: 1,
  isMinimumCount: 1,
  headcountScope: 1,
  comparableSourceCount: 1,
  singleFigure: 1,
  growth: 1,
  spread: 1,
  normalizedLocations: 1,
  records: 1,
  identifiers: 1,
  parent: 1,
  ancestors: 1,
  hasSubsidiaries: 1,
  aliases: 1,
  tags: 1,
  custom: 1,
  createdAt: 1,
  updatedAt: 1,
} as const;

export type ExportedCompany = Pick<CompanyDoc, keyof typeof EXPORT_FIELDS | '_id'>;

/** A column beside those that every export has. */
export interface ExtraColumn {
  header: string;
  cell: (company: ExportedCompany) => Cell;
}

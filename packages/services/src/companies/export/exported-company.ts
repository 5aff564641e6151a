import type { CompanyDoc, SourceRecordDoc } from '@workbench/db';
import type { Cell } from './table-file.ts';

/** What is read of each company, and how many are read at once: their documents stay in memory together. */
export interface ExportRead<Company extends { _id: CompanyDoc['_id'] }> {
  projection: Readonly<Record<string, 1>>;
  batchSize: number;
  /** Of the documents that the projection gives; nothing at run time. */
  type?: Company;
}

const ROW_FIELDS = {
  name: 1,
  domain: 1,
  industry: 1,
  aggregatedEmployeeCount: 1,
  locations: 1,
  dataQuality: 1,
  isMinimumCount: 1,
  headcountScope: 1,
  growth: 1,
  spread: 1,
  normalizedLocations: 1,
  identifiers: 1,
  parent: 1,
  aliases: 1,
  custom: 1,
} as const;

const WHOLE_FIELDS = {
  ...ROW_FIELDS,
  records: 1,
  sourceCount: 1,
  comparableSourceCount: 1,
  singleFigure: 1,
  ancestors: 1,
  hasSubsidiaries: 1,
  tags: 1,
  createdAt: 1,
  updatedAt: 1,
} as const;

const RECORD_FIELDS = { source: 1, value: 1, min: 1, max: 1, kind: 1, scope: 1, asOf: 1, locations: 1 } as const;

/** What JSON has of a company. */
export type ExportedCompany = Pick<CompanyDoc, keyof typeof WHOLE_FIELDS | '_id'>;

/** What a file of cells has of a company. */
export type ExportedRow = Pick<CompanyDoc, keyof typeof ROW_FIELDS | '_id'> & {
  records: Pick<SourceRecordDoc, keyof typeof RECORD_FIELDS>[];
};

export const WHOLE_COMPANY: ExportRead<ExportedCompany> = { projection: WHOLE_FIELDS, batchSize: 100 };

/** Quotes, addresses and times of figures are most of a document. */
export const COMPANY_ROW: ExportRead<ExportedRow> = {
  projection: {
    ...ROW_FIELDS,
    ...Object.fromEntries(Object.keys(RECORD_FIELDS).map((field) => [`records.${field}`, 1 as const])),
  },
  batchSize: 250,
};

/** A column beside those that every export has. */
export interface ExtraColumn {
  header: string;
  cell: (company: ExportedRow) => Cell;
}

import type { CompanyDoc, SourceRecordDoc } from '@workbench/db';
import type { Company, SourceRecord } from './schemas.ts';

/** The fields of a list row: without records and words, which are most of the document. */
export const COMPANY_ROW_FIELDS = {
  name: 1,
  nameKey: 1,
  domain: 1,
  industry: 1,
  aggregatedEmployeeCount: 1,
  locations: 1,
  dataQuality: 1,
  sourceCount: 1,
} as const;

export type CompanyRowDoc = Pick<CompanyDoc, keyof typeof COMPANY_ROW_FIELDS | '_id'>;

export function toCompany(doc: Omit<CompanyRowDoc, 'nameKey'>): Company {
  return {
    id: doc._id.toHexString(),
    name: doc.name,
    domain: doc.domain,
    industry: doc.industry,
    aggregatedEmployeeCount: doc.aggregatedEmployeeCount,
    locations: doc.locations,
    dataQuality: doc.dataQuality,
    sourceCount: doc.sourceCount,
  };
}

export function toSourceRecord(record: SourceRecordDoc): SourceRecord {
  return {
    source: record.source,
    employeeCount: record.value ?? null,
    employeeMin: record.min ?? null,
    employeeMax: record.max ?? null,
    kind: record.kind as SourceRecord['kind'],
    scope: record.scope as SourceRecord['scope'],
    locations: record.locations,
    asOf: record.asOf.toISOString(),
    scrapedAt: record.fetchedAt.toISOString(),
    url: record.url ?? null,
    quote: record.quote ?? null,
  };
}

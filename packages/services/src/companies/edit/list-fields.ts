import type { CompanyDoc, SourceRecordDoc } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { shownValues } from '../custom/company-values.ts';
import { listOwnColumns } from '../custom/list-columns.ts';
import type { OwnColumnRule } from '../custom/own-column.ts';
import { formatHeadcount } from '../figures/headcount/format-headcount.ts';
import { recordHeadcount } from '../figures/headcount/record-headcount.ts';
import { findManualRecord } from '../figures/manual-record.ts';
import { findPreferredRecord } from '../figures/preferred-record.ts';
import { findCompany } from '../get-company.ts';
import type { CompanyField, CompanyFields, FieldOrigin } from '../schemas.ts';
import { companyEtag } from './etag.ts';
import { type OriginField, originOf, originOfRecord } from './field-origins.ts';
import { toFieldOrigin, UNRECORDED, unrecordedOrigin } from './origin-view.ts';
import { textOfSuggestion } from './suggestions.ts';

/** Every field of a company with its value, where that comes from, whether it is locked, and what is suggested. */
export async function listCompanyFields({ input }: Verb<{ id: string }>): Promise<CompanyFields> {
  return toCompanyFields(await findCompany(input.id), await listOwnColumns());
}

type FieldsOf = Omit<CompanyDoc, 'words'>;

/** Pure. */
export function toCompanyFields(company: FieldsOf, columns: readonly OwnColumnRule[]): CompanyFields {
  const { name, domain, industry, locations, aggregatedEmployeeCount, records, preferredSource } = company;
  const typed = findManualRecord(records);
  const typedHeadcount = typed && recordHeadcount(typed);
  const figures = records.filter((record) => recordHeadcount(record) !== null);
  return {
    id: company._id.toHexString(),
    etag: companyEtag(company),
    fields: {
      name: {
        value: name,
        origin: storedOrigin(company, 'name'),
        ...lockOf(company, 'name', ({ text }) => text ?? ''),
      },
      domain: {
        value: domain,
        origin: storedOrigin(company, 'domain'),
        ...lockOf(company, 'domain', ({ text }) => text ?? ''),
      },
      industry: {
        value: industry,
        origin: industry === null && !isLocked(company, 'industry') ? null : storedOrigin(company, 'industry'),
        ...lockOf(company, 'industry', ({ text }) => text ?? null),
      },
      locations: {
        value: locations,
        origin: originOfLocations(company),
        ...lockOf(company, 'locations', (value) => value.locations ?? []),
        sources: records
          .filter((record) => record.locations.length > 0)
          .map((record) => ({ locations: record.locations, origin: viewOfRecord(company, record) })),
      },
      headcount: {
        value: aggregatedEmployeeCount,
        origin: originOfHeadcount(company, figures),
        ...lockOf(company, 'headcount', ({ headcount }) => headcount?.value ?? null),
        typed: typed &&
          typedHeadcount && {
            text: formatHeadcount(typedHeadcount),
            employeeCount: typed.value ?? null,
            asOf: typed.asOf.toISOString(),
            reason: typed.quote ?? '',
          },
        preferredSource: preferredSource ? { ...preferredSource, at: preferredSource.at.toISOString() } : null,
        sources: figures.map((record) => ({ text: textOfRecord(record), origin: viewOfRecord(company, record) })),
      },
    },
    custom: customFields(company, columns),
  };
}

function customFields(company: FieldsOf, columns: readonly OwnColumnRule[]): CompanyFields['custom'] {
  const fields = Object.entries(shownValues(company, columns)).map(([key, value]) => {
    const origin = company.customOrigins?.[key];
    return [key, { value, origin: origin ? toFieldOrigin(origin) : null }] as const;
  });
  return Object.fromEntries(fields);
}

function isLocked({ locks }: Pick<CompanyDoc, 'locks'>, field: CompanyField): boolean {
  return locks?.includes(field) ?? false;
}

function lockOf<T>(
  company: FieldsOf,
  field: CompanyField,
  read: (value: NonNullable<CompanyDoc['suggestions']>[number]['value']) => T,
) {
  const found = company.suggestions?.find((suggestion) => suggestion.field === field);
  const suggestion = found
    ? {
        id: found.id,
        value: read(found.value),
        text: textOfSuggestion(found.value),
        origin: toFieldOrigin(found.origin),
      }
    : null;
  return { locked: isLocked(company, field), suggestion };
}

function storedOrigin(company: FieldsOf, field: OriginField): FieldOrigin {
  const origin = originOf(company, field);
  return origin === null ? unrecordedOrigin(company.createdAt) : toFieldOrigin(origin);
}

function viewOfRecord({ demo }: FieldsOf, record: SourceRecordDoc): FieldOrigin {
  const origin = toFieldOrigin(originOfRecord(record, demo ?? false));
  const { connector, file, asOfBasis, kind } = record;
  // An earlier version did not record whether a source or a file said it.
  const isRecorded = connector !== undefined || file !== undefined || asOfBasis !== undefined || kind === 'file';
  return isRecorded || demo ? origin : { ...origin, ...UNRECORDED };
}

/** Locked ones are those of whoever locked them; else they follow from the records, and the last that came in is named. */
function originOfLocations(company: FieldsOf): FieldOrigin | null {
  if (isLocked(company, 'locations')) return storedOrigin(company, 'locations');
  return latestOrigin(
    company,
    company.records.filter((record) => record.locations.length > 0),
  );
}

function originOfHeadcount(company: FieldsOf, figures: SourceRecordDoc[]): FieldOrigin | null {
  if (company.aggregatedEmployeeCount === null) return null;
  const typed = findManualRecord(company.records);
  if (typed !== null && isLocked(company, 'headcount')) return viewOfRecord(company, typed);
  const preferred = findPreferredRecord(company);
  if (preferred !== null) {
    const origin = viewOfRecord(company, preferred);
    return { ...origin, summary: `${origin.summary}, which is preferred here` };
  }
  const latest = latestOrigin(company, figures);
  if (latest === null || figures.length === 1) return latest;
  return { ...latest, summary: `Computed from ${figures.length} sources, the latest: ${latest.source}` };
}

function latestOrigin(company: FieldsOf, records: SourceRecordDoc[]): FieldOrigin | null {
  const [latest] = records.toSorted((a, b) => b.fetchedAt.getTime() - a.fetchedAt.getTime());
  return latest === undefined ? null : viewOfRecord(company, latest);
}

function textOfRecord(record: SourceRecordDoc): string {
  const headcount = recordHeadcount(record);
  return headcount === null ? '' : formatHeadcount(headcount);
}

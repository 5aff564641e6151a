import type { CompanyDoc, GrowthOverSpanDoc, SingleFigureDoc, SourceRecordDoc } from '@workbench/db';
import { shownValues } from '../custom/company-values.ts';
import type { OwnColumnRule } from '../custom/own-column.ts';
import type { CustomerMark } from '../customer-schemas.ts';
import { toShortIdentifiers } from '../identifiers/identifier-view.ts';
import { findCountedParent, type RelatedCompany } from '../relations/counted-parent.ts';
import {
  type Company,
  type CompanyGrowth,
  figureKindSchema,
  figureScopeSchema,
  type Growth,
  type SourceRecord,
} from '../schemas.ts';

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
  isMinimumCount: 1,
  headcountScope: 1,
  comparableSourceCount: 1,
  singleFigure: 1,
  employeeSortKey: 1,
  growth: 1,
  spread: 1,
  normalizedLocations: 1,
  tags: 1,
  custom: 1,
  identifiers: 1,
  parent: 1,
  hasSubsidiaries: 1,
  aliases: 1,
  createdAt: 1,
  updatedAt: 1,
} as const;

export type CompanyRowDoc = Pick<CompanyDoc, keyof typeof COMPANY_ROW_FIELDS | '_id'>;

/** What a company does not say of itself. */
export interface CompanySurroundings {
  /** How many name it as their parent. */
  subsidiaries: number;
  /** The own columns that there are. */
  columns: readonly OwnColumnRule[];
  /** Its entry in the list of customers. */
  customer: CustomerMark | null;
}

export function toCompany(
  doc: Omit<CompanyRowDoc, 'nameKey' | 'employeeSortKey'>,
  { subsidiaries, columns, customer }: CompanySurroundings,
): Company {
  return {
    id: doc._id.toHexString(),
    name: doc.name,
    domain: doc.domain,
    industry: doc.industry,
    aggregatedEmployeeCount: doc.aggregatedEmployeeCount,
    locations: doc.locations,
    dataQuality: doc.dataQuality,
    aggregatedEmployeeCountIsMinimum: doc.isMinimumCount ?? false,
    headcountScope: (doc.headcountScope ?? null) as Company['headcountScope'],
    sourceCount: doc.sourceCount,
    comparableSourceCount: doc.comparableSourceCount ?? doc.sourceCount,
    singleFigure: doc.singleFigure ? toSingleFigure(doc.singleFigure) : null,
    growth: toGrowth(doc.growth),
    spread: doc.spread ?? null,
    normalizedLocations: doc.normalizedLocations ?? [],
    tags: doc.tags ?? [],
    custom: shownValues(doc, columns),
    identifiers: toShortIdentifiers(doc.identifiers),
    parent: toParent(doc),
    subsidiaries,
    aliases: doc.aliases ?? [],
    createdAt: doc.createdAt.toISOString(),
    updatedAt: doc.updatedAt.toISOString(),
    ...(customer && { customer }),
  };
}

function toGrowth(growth: CompanyDoc['growth']): CompanyGrowth {
  const overSpan = (stored: GrowthOverSpanDoc | undefined): Growth | null => {
    if (stored === undefined) return null;
    return { ...stored, fromDay: toCalendarDay(stored.fromDay), toDay: toCalendarDay(stored.toDay) };
  };
  return { months3: overSpan(growth?.m3), months6: overSpan(growth?.m6), months12: overSpan(growth?.m12) };
}

const toCalendarDay = (date: Date) => date.toISOString().slice(0, 10);

export function toParent({ parent }: Pick<CompanyDoc, 'parent'>): Company['parent'] {
  if (!parent) return null;
  const { id, name, domain, isRemoved = false } = parent;
  return { id: id.toHexString(), name, domain, isRemoved };
}

function toSingleFigure(figure: SingleFigureDoc): NonNullable<Company['singleFigure']> {
  const { source, value = null, min = null, max = null, asOf } = figure;
  return {
    source,
    employeeCount: value,
    employeeMin: min,
    employeeMax: max,
    ...toKindAndScope(figure),
    asOf: asOf.toISOString(),
  };
}

/** Looked up for each figure of an export: to parse them took longer than to read them. */
const namesOf = <Name extends string>(names: readonly Name[]) =>
  new Map<string, Name>(names.map((name) => [name, name]));
const KINDS = namesOf(figureKindSchema.options);
const SCOPES = namesOf(figureScopeSchema.options);

/** Figures of former versions may have a kind or scope of another name. */
function toKindAndScope({ kind, scope }: Pick<SourceRecordDoc, 'kind' | 'scope'>) {
  return {
    kind: KINDS.get(kind) ?? 'exact',
    scope: SCOPES.get(scope) ?? 'unknown',
  } as const;
}

export function toSourceRecord(record: SourceRecordDoc, company: RelatedCompany): SourceRecord {
  return {
    source: record.source,
    employeeCount: record.value ?? null,
    employeeMin: record.min ?? null,
    employeeMax: record.max ?? null,
    ...toKindAndScope(record),
    locations: record.locations,
    asOf: record.asOf.toISOString(),
    asOfBasis: record.asOfBasis ?? null,
    scrapedAt: record.fetchedAt.toISOString(),
    url: record.url ?? null,
    quote: record.quote ?? null,
    countedParent: findCountedParent(record, company)?.name ?? null,
  };
}

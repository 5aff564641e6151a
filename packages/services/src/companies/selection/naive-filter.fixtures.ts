import {
  type CompanyDoc,
  CompanyModel,
  CompanySyncModel,
  type CustomerDoc,
  CustomerModel,
  ReportModel,
} from '@workbench/db';
import { fold } from '@workbench/text/fold';
import { getAggregateSettings } from '../../settings/index.ts';
import { aggregateCompany } from '../figures/headcount/aggregate-company.ts';
import type { Aggregate } from '../figures/rule/aggregate.ts';
import { type CompanyFilter, type FilterCondition, isGroup, partsOf, readCity, readStated } from '../filter/index.ts';

/** A company with all that filters look at, as the database has it. */
export interface StoredFacts {
  company: CompanyDoc;
  synced: Date | null;
  reported: Date | null;
  isParent: boolean;
  aggregate: Aggregate;
  /** In the list of customers. */
  reason: string | null;
}

/** Reads everything, as slowly as it takes. */
export async function readStoredFacts(): Promise<StoredFacts[]> {
  const companies = await CompanyModel.find().lean<CompanyDoc[]>();
  const syncs = await CompanySyncModel.find().lean();
  const settings = await getAggregateSettings();
  const customers = await CustomerModel.find().lean();
  const reports = await ReportModel.find({}, { companyId: 1, generatedAt: 1 }).lean();
  return companies.map((company) => {
    const ofCompany = reports.filter(({ companyId }) => companyId.equals(company._id));
    const latest = ofCompany.map(({ generatedAt }) => generatedAt).sort((a, b) => b.getTime() - a.getTime());
    return {
      company,
      synced: syncs.find(({ _id }) => _id.equals(company._id))?.finishedAt ?? null,
      reported: latest[0] ?? null,
      isParent: companies.some(({ parent }) => parent?.id.equals(company._id)),
      aggregate: aggregateCompany(company, settings, new Date()),
      reason: reasonOf(company, customers),
    };
  });
}

function reasonOf(company: CompanyDoc, customers: readonly CustomerDoc[]): string | null {
  const domains = [company.domain, ...(company.aliases ?? [])];
  const named = domains.map((domain) => customers.find((one) => one.domain === domain));
  const identified = (company.identifiers ?? []).map(({ kind, value }) =>
    customers.find(({ identifiers }) => identifiers.some((one) => one.kind === kind && one.value === value)),
  );
  return [...named, ...identified].find((one) => one !== undefined)?.reason ?? null;
}

/** What a filter says of one company, straight from the document. */
export function fits(filter: CompanyFilter, stored: StoredFacts, now: Date): boolean {
  if (!isGroup(filter)) return fitsCondition(filter, stored, now);
  const parts = partsOf(filter).map((part) => fits(part, stored, now));
  return 'and' in filter ? !parts.includes(false) : parts.includes(true);
}

const DAY_MS = 86_400_000;

function fitsCondition(condition: FilterCondition, stored: StoredFacts, now: Date): boolean {
  const { company } = stored;
  const value = 'value' in condition ? condition.value : null;
  const has = (one: unknown) => hasValue(condition.field, one as string | null, stored);
  const isEmpty = isEmptyOf(condition, stored);
  const number = numberOf(condition.field, stored);
  switch (condition.op) {
    case 'is':
      return has(value);
    case 'isNot':
      return !has(value);
    case 'anyOf':
      return (value as unknown[]).some(has);
    case 'noneOf':
      return !(value as unknown[]).some(has);
    case 'allOf':
      return (value as unknown[]).every(has);
    case 'isEmpty':
      return isEmpty;
    case 'isNotEmpty':
      return !isEmpty;
    case 'atLeast':
      return number !== null && number >= condition.value;
    case 'atMost':
      return number !== null && number <= condition.value;
    case 'olderThan':
      return number !== null && number < now.getTime() - condition.value.days * DAY_MS;
    case 'newerThan':
      return number !== null && number >= now.getTime() - condition.value.days * DAY_MS;
    case 'between': {
      const [from, to] = condition.value;
      if (number === null) return false;
      if (condition.field !== 'added' && condition.field !== 'updated') {
        return (from === null || number >= Number(from)) && (to === null || number <= Number(to));
      }
      const day = new Date(number).toISOString().slice(0, 10);
      return (from === null || day >= String(from)) && (to === null || day <= String(to));
    }
    default:
      throw new Error(`${company.name}: ${JSON.stringify(condition)}`);
  }
}

function hasValue(field: string, value: string | null, stored: StoredFacts): boolean {
  const { company, isParent } = stored;
  const locations = company.normalizedLocations ?? [];
  switch (field) {
    case 'industry':
      return value === null
        ? company.industry === null
        : company.industry !== null && fold(company.industry) === fold(value);
    case 'country':
      return value === null ? locations.length === 0 : locations.some(({ country }) => country === value);
    case 'city': {
      if (value === null) return locations.every(({ city }) => city === null);
      const read = readCity(value);
      return locations.some(
        ({ city, country }) =>
          city !== null && fold(city) === fold(read.city) && (read.country === null || read.country === country),
      );
    }
    case 'headcount':
      return (
        value === (company.aggregatedEmployeeCount !== null ? 'aggregate' : company.singleFigure ? 'single' : 'unknown')
      );
    case 'figure':
      return hasFigure(value ?? '', stored);
    case 'agreement':
      return doAgree(value ?? '', stored);
    case 'quality':
      return company.dataQuality === value;
    case 'scope':
      return (company.headcountScope ?? null) === value;
    case 'source':
      return company.records.some(({ source }) => lowered(source) === lowered(value ?? ''));
    case 'customer':
      return value === null ? stored.reason === null : stored.reason !== null && fold(stored.reason) === fold(value);
    case 'list':
      return company.lists?.includes(value ?? '') ?? false;
    case 'tag':
      return company.tags?.some((tag) => lowered(tag) === lowered(value ?? '')) ?? false;
    default:
      return value === 'parent' ? isParent : Boolean(company.parent);
  }
}

function exactFigures({ aggregate }: StoredFacts): Map<string, number> {
  const exact = aggregate.compared.flatMap(({ source, headcount }) =>
    'value' in headcount ? [[lowered(source), headcount.value] as const] : [],
  );
  return new Map(exact);
}

function hasFigure(value: string, stored: StoredFacts): boolean {
  const { state, sources } = readStated(value) ?? { state: '', sources: [] };
  const [source = ''] = sources.map(lowered);
  const { aggregate } = stored;
  const reason = aggregate.records.find((record) => lowered(record.source) === source)?.reason;
  if (state === 'any') return reason !== undefined && reason !== 'no_headcount';
  const record = stored.company.records.find((one) => lowered(one.source) === source);
  if (state === 'valued') return (record?.value ?? record?.max) !== undefined;
  if (state !== 'compared') return reason === state;
  const exact = exactFigures(stored);
  return exact.has(source) && exact.size > 1 && stored.company.aggregatedEmployeeCount !== null;
}

function doAgree(value: string, stored: StoredFacts): boolean {
  const { state, sources } = readStated(value) ?? { state: '', sources: [] };
  const exact = exactFigures(stored);
  const [one, other] = sources.map((source) => exact.get(lowered(source)));
  if (one === undefined || other === undefined || new Set(sources.map(lowered)).size < 2) return false;
  const ratio = one === other ? 0 : Math.abs(one - other) / Math.max(one, other);
  return { both: true, within10: ratio <= 0.1, within25: ratio <= 0.25, beyond25: ratio > 0.25 }[state] ?? false;
}

const lowered = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

function isEmptyOf({ field }: FilterCondition, stored: StoredFacts): boolean {
  const { company } = stored;
  if (field === 'industry' || field === 'country' || field === 'city') return hasValue(field, null, stored);
  if (field === 'scope') return (company.headcountScope ?? null) === null;
  if (field === 'customer') return stored.reason === null;
  if (field === 'list') return (company.lists ?? []).length === 0;
  if (field === 'tag') return (company.tags ?? []).length === 0;
  return field === 'sourceCount' ? company.sourceCount === 0 : numberOf(field, stored) === null;
}

function numberOf(field: string, { company, synced, reported }: StoredFacts): number | null {
  const { growth, singleFigure: single } = company;
  switch (field) {
    case 'size':
      if (company.aggregatedEmployeeCount !== null) return company.aggregatedEmployeeCount;
      if (!single) return null;
      if (single.value !== undefined) return Math.round(single.value);
      return single.max === undefined ? (single.min ?? null) : Math.round(((single.min ?? 0) + single.max) / 2);
    case 'growth3':
      return growth?.m3?.percent ?? null;
    case 'growth6':
      return growth?.m6?.percent ?? null;
    case 'growth12':
      return growth?.m12?.percent ?? null;
    case 'spread':
      return company.spread ?? null;
    case 'sourceCount':
      return company.sourceCount;
    case 'synced':
      return synced?.getTime() ?? null;
    case 'report':
      return reported?.getTime() ?? null;
    case 'added':
      return company.createdAt.getTime();
    default:
      return company.updatedAt.getTime();
  }
}

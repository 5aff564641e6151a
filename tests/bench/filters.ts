import { CompanyModel, CompanySyncModel } from '@workbench/db';
import { getCoverage, getDistributions } from '@workbench/services/analytics';
import { createCompany, createOwnColumn, listCompanies } from '@workbench/services/companies';
import type { CompanyFilter } from '@workbench/services/companies/filter';
import type { CompanySort } from '@workbench/services/companies/schemas';
import { addCustomer } from '@workbench/services/customers';
import { createList } from '@workbench/services/lists';
import { createContext } from '@workbench/services/shared/context';
import { mongo } from 'mongoose';
import { FILTER_FACTS_FIELDS } from '../../packages/services/src/companies/columns/company-facts.ts';
import { useColumns } from '../../packages/services/src/companies/columns/use-columns.ts';
import { ServiceError } from '../../packages/services/src/shared/errors.ts';
import { percentile, timeInTurn, timeMs, usedBytes } from './measure.ts';
import { PAGE_SIZE } from './reads.ts';
import type { Report } from './report.ts';
import { emptyWorkspace } from './workspace.ts';

const BATCH = 2000;
const SAMPLES = 30;
const ANALYTICS_SAMPLES = 10;
const CUSTOMERS = 500;
const MEGABYTE = 1024 ** 2;
const DAY_MS = 24 * 60 * 60_000;
/** For 100,000 companies, and for a million. */
const P95_GOAL_MS = { hundredThousand: 150, million: 400 };
/** Times the floor. */
const LOAD_GOAL = 3;
const BYTES_GOAL = 600;
const ANALYTICS_GOAL_MS = { hundredThousand: 300, million: 3000 };

const COUNTRIES = ['DE', 'AT', 'CH', 'FR', 'US', 'NO'];
const SOURCES = ['Wikidata', 'SEC', 'Sirene', 'CSV'];
const SCOPES = ['group', 'legal_entity', 'establishment', null];
const QUALITIES = ['high', 'medium', 'low'];

const FILTERS: Record<string, CompanyFilter> = {
  industry: { field: 'industry', op: 'is', value: 'Industry 7' },
  country: { field: 'country', op: 'anyOf', value: ['DE', 'AT'] },
  city: { field: 'city', op: 'is', value: 'City 12' },
  size: { field: 'size', op: 'between', value: [50, 500] },
  growth12: { field: 'growth12', op: 'atLeast', value: 10 },
  sourceCount: { field: 'sourceCount', op: 'atLeast', value: 2 },
  spread: { field: 'spread', op: 'atMost', value: 20 },
  source: { field: 'source', op: 'noneOf', value: ['SEC'] },
  quality: { field: 'quality', op: 'is', value: 'high' },
  scope: { field: 'scope', op: 'is', value: 'group' },
  synced: { field: 'synced', op: 'olderThan', value: { days: 90 } },
  added: { field: 'added', op: 'newerThan', value: { days: 30 } },
  tag: { field: 'tag', op: 'anyOf', value: ['Tag 3'] },
  report: { field: 'report', op: 'isEmpty' },
  figure: { field: 'figure', op: 'anyOf', value: ['outlier: CSV'] },
  agreement: { field: 'agreement', op: 'anyOf', value: ['within10: SEC | Wikidata'] },
  headcount: { field: 'headcount', op: 'is', value: 'aggregate' },
  relation: { field: 'relation', op: 'isNot', value: 'subsidiary' },
  list: { field: 'list', op: 'isNotEmpty' },
  customer: { field: 'customer', op: 'isNotEmpty' },
  'an own column': { field: 'custom.stage', op: 'is', value: 'Stage 3' },
};

/** Orders that no index has. */
const SORTS: CompanySort[] = ['-growth12', 'growth12', '-spread', '-updated', 'synced', '-sourceCount'];

/** Lists by each field alone and by three, with time and memory of the columns. */
export async function measureFilters(report: Report, size: number): Promise<void> {
  await storeCompanies(size);
  const bytesBefore = usedBytes();
  const loadMs = await timeMs(loadColumns);
  report.latency('reading the facts (floor: a bare cursor)', [loadMs], [await timeMs(readFields)], LOAD_GOAL);
  const bytes = (usedBytes() - bytesBefore) / size;
  report.limit(`their memory per company (${Math.round((bytes * size) / MEGABYTE)} MB)`, bytes, 'bytes', BYTES_GOAL);

  const { industry, country, size: bySize, growth12, source, synced } = FILTERS as Required<typeof FILTERS>;
  const combined = { and: [country, bySize, source, growth12, synced].filter((part) => part !== undefined) };
  const times = await timeInTurn(SAMPLES, {
    'list without a filter': () => listCompanies({ ctx: createContext(), input: { limit: PAGE_SIZE } }),
    ...Object.fromEntries(Object.entries(FILTERS).map(([field, filter]) => [field, page(filter)])),
    'country, size and growth': page({ and: combined.and.filter((part) => part !== source && part !== synced) }),
    'five, by name': page(combined, 'name'),
    'industry, by name': page(industry ?? combined, 'name'),
    ...Object.fromEntries(SORTS.map((sort) => [`all, ${sort}`, page(undefined, sort)])),
    ...Object.fromEntries(SORTS.map((sort) => [`industry, ${sort}`, page(industry, sort)])),
  });
  const goal = size > 100_000 ? P95_GOAL_MS.million : P95_GOAL_MS.hundredThousand;
  const charts = await timeInTurn(ANALYTICS_SAMPLES, {
    'matrix of sources and pairs': () => getCoverage({ ctx: createContext(), input: {} }),
    'growth, sizes, countries and quality': () => getDistributions({ ctx: createContext(), input: {} }),
  });
  const chartsGoal = size > 100_000 ? ANALYTICS_GOAL_MS.million : ANALYTICS_GOAL_MS.hundredThousand;
  for (const [name, ms] of Object.entries(charts)) report.limit(`${name}, p95`, percentile(ms, 95), 'ms', chartsGoal);
  for (const [name, ms] of Object.entries(times)) report.limit(`${name}, p95`, percentile(ms, 95), 'ms', goal);
}

const page = (filter: CompanyFilter | undefined, sort?: CompanySort) => () =>
  listCompanies({
    ctx: createContext(),
    input: { limit: PAGE_SIZE, ...(filter && { filter }), ...(sort && { sort }) },
  });

/** A million companies take longer than a request waits. */
async function loadColumns(): Promise<void> {
  for (;;) {
    try {
      await useColumns();
      return;
    } catch (error) {
      if (!(error instanceof ServiceError) || error.kind !== 'unavailable') throw error;
    }
  }
}

async function readFields(): Promise<void> {
  const companies = CompanyModel.collection.find({}, { projection: FILTER_FACTS_FIELDS, batchSize: BATCH });
  while (await companies.hasNext()) companies.readBufferedDocuments();
}

async function storeCompanies(size: number): Promise<void> {
  await emptyWorkspace();
  // The first write creates what later ones are recognised by.
  const ctx = createContext();
  await createCompany({ ctx, input: { name: 'First', domain: 'acme.com' } });
  await createOwnColumn({ ctx, input: { name: 'Stage', type: 'text' } });
  const list = await createList({ ctx, input: { name: 'Chosen', kind: 'company' } });
  for (let index = 0; index < CUSTOMERS; index++) {
    const domain = `company-${index * 7}.com`;
    await addCustomer({ ctx, input: { domain, identifiers: [], reason: 'Customer' } });
  }
  for (let from = 0; from < size; from += BATCH) {
    const companies = Array.from({ length: Math.min(BATCH, size - from) }, (_, index) =>
      companyAt(from + index, list.id),
    );
    await CompanyModel.collection.insertMany(companies as never);
    const synced = companies.filter((_, index) => index % 2 === 0);
    const syncs = synced.map(({ _id, updatedAt }) => ({
      _id,
      finishedAt: updatedAt,
      state: 'completed',
      outcomes: [],
    }));
    await CompanySyncModel.collection.insertMany(syncs as never);
  }
}

function companyAt(index: number, listId: string) {
  const employees = index % 5 === 0 ? null : (index * 7919) % 20_000;
  const at = new Date(Date.now() - (index % 400) * DAY_MS);
  const sources = SOURCES.slice(0, 1 + (index % SOURCES.length));
  const country = COUNTRIES[index % COUNTRIES.length];
  return {
    _id: new mongo.ObjectId(),
    name: `Company ${(index * 7919) % 1_000_003}`,
    nameKey: `company ${(index * 7919) % 1_000_003}`,
    domain: `company-${index}.com`,
    industry: `Industry ${index % 40}`,
    words: [`1company`],
    records: sources.map((source, nth) => ({
      source,
      kind: 'exact',
      scope: 'group',
      // The last one is an outlier where there are four.
      value: (employees ?? index % 900) * (1 + nth * nth * 0.04),
      asOf: at,
      fetchedAt: at,
      locations: [],
    })),
    aggregatedEmployeeCount: employees,
    employeeSortKey: employees === null ? null : 2_000_000_000 + employees,
    sourceCount: sources.length,
    dataQuality: QUALITIES[index % QUALITIES.length],
    headcountScope: SCOPES[index % SCOPES.length],
    spread: index % 60,
    growth: {
      m12: { percent: (index % 100) - 50, from: 100, to: 50 + (index % 100), fromDay: at, toDay: at, source: 'SEC' },
    },
    locations: [`City ${index % 900}`],
    normalizedLocations: [{ country, city: `City ${index % 900}` }],
    tags: index % 10 === 0 ? [`Tag ${index % 7}`] : [],
    ...(index % 20 === 0 && { lists: [listId] }),
    ...(index % 3 === 0 && { custom: { stage: `Stage ${index % 12}` } }),
    createdAt: at,
    updatedAt: at,
  };
}

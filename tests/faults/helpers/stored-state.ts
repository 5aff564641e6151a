import {
  type CompanyDoc,
  CompanyModel,
  CompanyStatModel,
  connectDatabase,
  ObservationModel,
  type SourceRecordDoc,
} from '@workbench/db';
import { expect } from 'vitest';
import { countAllCompanies } from '../../../packages/services/src/companies/figures/statistics/statistics.ts';
import { until } from './workspace.ts';

/** What a workspace holds, without ids and times of writing: equal states mean that nothing a person sees differs. */
export interface StoredState {
  /** One line each, by domain. */
  companies: string[];
  observations: string[];
  /** By statistic id, without counters that are 0. */
  statistics: Counters;
  /** Sources that have a time of last sync. */
  syncedSources: string[];
}

type Counters = Record<string, Record<string, number>>;

const RECOUNT_TIMEOUT_MS = 60_000;

export async function readState(dataDir: string): Promise<StoredState> {
  return withDatabase(dataDir, async () => {
    const domains = new Map<string, string>();
    const companies: string[] = [];
    for await (const company of CompanyModel.collection.find({}, { sort: { domain: 1 }, batchSize: 5000 })) {
      const { _id, createdAt, updatedAt, records, origins, ...lasting } = company;
      domains.set(String(_id), lasting.domain);
      companies.push(line({ ...lasting, records: records.map(withoutFetchTime), origins: withoutTimes(origins) }));
    }
    const observations: string[] = [];
    for await (const { _id, companyId, ...figure } of ObservationModel.collection.find({}, { batchSize: 5000 })) {
      observations.push(line({ domain: domains.get(String(companyId)), ...withoutFetchTime(figure as never) }));
    }
    const synced = await CompanyStatModel.find({ lastSync: { $exists: true } }).lean();
    return {
      companies,
      observations: observations.sort(),
      statistics: await storedCounters(),
      syncedSources: synced.map(({ name }) => name).sort(),
    };
  });
}

/** Compares line by line: a diff of 100,000 companies would say nothing. */
export function expectSameState(actual: StoredState, expected: StoredState): void {
  for (const part of ['companies', 'observations'] as const) {
    const others = new Set(expected[part]);
    expect(actual[part].filter((entry) => !others.has(entry)).slice(0, 3)).toEqual([]);
    expect(actual[part]).toHaveLength(expected[part].length);
  }
  expect(actual.statistics).toEqual(expected.statistics);
  expect(actual.syncedSources).toEqual(expected.syncedSources);
}

/** Counts all companies and waits a little for the stored statistics to say the same. Answers the number of companies. */
export async function expectExactStatistics(dataDir: string): Promise<number> {
  return withDatabase(dataDir, async () => {
    const counted = nonZero(await countAllCompanies());
    const agrees = async () => line(await storedCounters()) === line(counted);
    await until(RECOUNT_TIMEOUT_MS, 'the statistics agree', agrees).catch(async () =>
      expect(await storedCounters()).toEqual(counted),
    );
    return counted.totals?.companies ?? 0;
  });
}

/** Which of these domains are stored. */
export async function storedDomains(dataDir: string): Promise<Set<string>> {
  return withDatabase(dataDir, async () => new Set(await CompanyModel.distinct('domain')));
}

/** Reads beside the server, on the same engine. */
async function withDatabase<T>(dataDir: string, read: () => Promise<T>): Promise<T> {
  const database = await connectDatabase({ dataDir });
  try {
    return await read();
  } finally {
    await database.close();
  }
}

async function storedCounters(): Promise<Counters> {
  const stats = await CompanyStatModel.find().lean();
  return nonZero(stats.map(({ _id, counters }) => [_id, counters]));
}

function nonZero(entries: Iterable<[string, Record<string, number>]>): Counters {
  const counters = [...entries].map(([id, values]): [string, Record<string, number>] => [
    id,
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== 0)),
  ]);
  return Object.fromEntries(counters.filter(([, values]) => Object.keys(values).length > 0));
}

/** A day that no source states is that of the reading: of two imports, one may end after midnight. */
function withoutFetchTime({ fetchedAt, asOf, since, ...lasting }: SourceRecordDoc) {
  return lasting.asOfBasis === 'stated' ? { ...lasting, asOf, since } : lasting;
}

/** Who and what a field came from. */
function withoutTimes(origins: CompanyDoc['origins']) {
  return Object.entries(origins ?? {}).map(([field, { at, ...origin }]) => ({ field, ...origin }));
}

/** JSON with sorted keys: the order in which fields were set does not count. */
function line(value: unknown): string {
  return JSON.stringify(value, (_key, field) =>
    field !== null && typeof field === 'object' && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
}

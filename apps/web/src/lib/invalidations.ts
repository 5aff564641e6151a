import type { AppRouter } from '@workbench/trpc';
import type { trpc } from './trpc';

type Utils = ReturnType<typeof trpc.useUtils>;
type Routers = AppRouter['_def']['record'];

/** "companies.page" and so on: the router's queries, so that a new one can't be forgotten below. */
type ServerQuery = {
  [Router in keyof Routers & string]: {
    [Name in keyof Routers[Router] & string]: Routers[Router][Name] extends { _def: { type: 'query' } }
      ? `${Router}.${Name}`
      : never;
  }[keyof Routers[Router] & string];
}[keyof Routers & string];

/** An import's progress is polled while it runs and belongs to no write. */
type StoredDataQuery = Exclude<ServerQuery, 'companies.importProgress'>;

const QUERIES = {
  'companies.list': (utils: Utils) => utils.companies.list.invalidate(),
  // Invalidated, a table that was scrolled far would read each of its pages again; reset, it reads the first.
  'companies.page': (utils: Utils) => utils.companies.page.reset(),
  'companies.search': (utils: Utils) => utils.companies.search.invalidate(),
  'companies.get': (utils: Utils) => utils.companies.get.invalidate(),
  'companies.data': (utils: Utils) => utils.companies.data.invalidate(),
  'companies.explain': (utils: Utils) => utils.companies.explain.invalidate(),
  'companies.trend': (utils: Utils) => utils.companies.trend.invalidate(),
  'companies.workspace': (utils: Utils) => utils.companies.workspace.invalidate(),
  'sources.list': (utils: Utils) => utils.sources.list.invalidate(),
  'analytics.overview': (utils: Utils) => utils.analytics.overview.invalidate(),
  'analytics.employeesBySource': (utils: Utils) => utils.analytics.employeesBySource.invalidate(),
  'analytics.locationDistribution': (utils: Utils) => utils.analytics.locationDistribution.invalidate(),
} as const satisfies Record<StoredDataQuery, (utils: Utils) => Promise<void>>;

export type QueryName = keyof typeof QUERIES;

const EVERYTHING = Object.keys(QUERIES) as QueryName[];

/** Which queries each write changes. Data are never stale on their own, so a write that is missing here shows old data. */
export const WRITES = {
  /** A new company has no figures yet: sources, charts and other companies stay as they are. */
  'company.created': [
    'companies.list',
    'companies.page',
    'companies.search',
    'companies.get',
    'companies.workspace',
    'analytics.overview',
  ],
  'companies.imported': EVERYTHING,
  'demo.removed': EVERYTHING,
} as const satisfies Record<string, readonly QueryName[]>;

export type Write = keyof typeof WRITES;

/** Reads again whatever `write` changed; resolves when what is on screen has been read. */
export async function invalidateAfter(utils: Utils, write: Write): Promise<void> {
  await Promise.all(WRITES[write].map((query) => QUERIES[query](utils)));
}

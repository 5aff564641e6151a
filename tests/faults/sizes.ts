/** How much the fault tests do. What they show is the same at every size; only how often chance has to be right differs. */
export interface FaultSizes {
  /** Rows of the import that is killed. */
  importRows: number;
  /** Companies whose figures are recomputed over a kill. */
  recomputeCompanies: number;
  /** Companies of the export during which the server is stopped. */
  exportRows: number;
  campaign: { companies: number; kills: number };
  sync: { companies: number; kills: number };
  /** So few companies that most leads are colleagues, who share the query about theirs. */
  enrichment: { leads: number; companies: number; kills: number };
  /** Kills of the server while calls with an `Idempotency-Key` run. */
  repeatedCallsKills: number;
  /** Kills of the engine while four writers add companies. */
  writesKills: number;
  /** Of a client of the changes feed, and of its server. */
  feed: { clientKills: number; serverKills: number };
  /** Events of webhooks, about; kills of the server and of the receiver. */
  webhooks: { events: number; serverKills: number; receiverKills: number };
}

declare module 'vitest' {
  interface ProvidedContext {
    faultSizes: FaultSizes;
  }
}

/** Of `npm test`. */
export const SMALL: FaultSizes = {
  importRows: 12_000,
  recomputeCompanies: 6000,
  exportRows: 20_000,
  campaign: { companies: 60, kills: 5 },
  sync: { companies: 60, kills: 3 },
  enrichment: { leads: 60, companies: 12, kills: 3 },
  repeatedCallsKills: 3,
  writesKills: 2,
  feed: { clientKills: 30, serverKills: 1 },
  webhooks: { events: 150, serverKills: 1, receiverKills: 2 },
};

/** Of `npm run test:endurance`. */
export const FULL: FaultSizes = {
  importRows: 100_000,
  recomputeCompanies: 100_000,
  exportRows: 30_000,
  campaign: { companies: 500, kills: 50 },
  sync: { companies: 2000, kills: 10 },
  enrichment: { leads: 2000, companies: 250, kills: 20 },
  repeatedCallsKills: 40,
  writesKills: 4,
  feed: { clientKills: 200, serverKills: 4 },
  webhooks: { events: 10_000, serverKills: 10, receiverKills: 30 },
};

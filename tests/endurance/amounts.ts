/** How much the endurance tests do. */
export interface EnduranceAmounts {
  soakMinutes: number;
  /** Of everyday work with the defaults, in which nothing may leave the machine. */
  quietMinutes: number;
  /** Of the large workspace. */
  companies: number;
  /** Rows of an import that is taken back. */
  importRows: number;
  /** Imports that are killed at a random write, and again while they are taken back. */
  importKills: number;
  /** Of hourly syncs under a clock that is set on, with the rules of retention applied each day. */
  growth: { days: number; companies: number };
  /** Upgrades of earlier workspaces that are killed at a random command. */
  upgradeKills: number;
  /**
   * Kills of API, workers and engine while everything is used at once, with the leads of an enrichment. Settled: until the
   * vendors have said what became of the calls that a kill has met, which takes minutes.
   */
  mixed: { kills: number; leads: number; isSettled: boolean };
  /** A day at random, runs of what is done and undone, and kills in the middle of that. */
  records: { companies: number; steps: number; runs: number; kills: number; seed?: number };
}

declare module 'vitest' {
  interface ProvidedContext {
    endurance: EnduranceAmounts;
  }
}

/** Of `npm run test:endurance`. */
export const FULL: EnduranceAmounts = {
  soakMinutes: 15,
  quietMinutes: 60,
  companies: 1_000_000,
  importRows: 100_000,
  importKills: 50,
  growth: { days: 365, companies: 100 },
  upgradeKills: 20,
  mixed: { kills: 200, leads: 1000, isSettled: true },
  records: { companies: 1000, steps: 1500, runs: 500, kills: 100 },
};

/** Of `npm run test:endurance -- --short`. */
export const SHORT: EnduranceAmounts = {
  soakMinutes: 1.5,
  quietMinutes: 1,
  companies: 100_000,
  importRows: 10_000,
  importKills: 3,
  growth: { days: 9, companies: 30 },
  upgradeKills: 2,
  mixed: { kills: 4, leads: 40, isSettled: false },
  records: { companies: 200, steps: 80, runs: 30, kills: 4, seed: 77 },
};

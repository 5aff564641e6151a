import type { BulkStart, ReportStatus, ReportStatuses } from '@workbench/services/reports/schemas';

const BULK_POLL_MS = 3000;
const BACK_OFF_MAX_MS = 30_000;

export interface BulkCompanyProgress {
  status: ReportStatus;
  /** Why it failed. */
  message: string | null;
}

/** Reports on many companies that were begun in this tab. */
export interface BulkRun {
  id: string;
  /** Of the chosen companies, in their order. */
  states: Readonly<Record<string, BulkCompanyProgress>>;
  /** ISO 8601; null while one of them is still generating. */
  finishedAt: string | null;
}

/** All chosen companies are generating, except those that the server has refused. */
export function startBulkRun(id: string, companyIds: readonly string[], start: BulkStart, now: string): BulkRun {
  const states: Record<string, BulkCompanyProgress> = {};
  for (const companyId of companyIds) states[companyId] = { status: 'generating', message: null };
  for (const { companyId, reason } of start.refused) states[companyId] = { status: 'failed', message: reason };
  return markFinished({ id, states, finishedAt: null }, now);
}

/** The run after an answer about some of its companies. A company that has ended stays as it ended. */
export function applyStatuses(run: BulkRun, { statuses }: ReportStatuses, now: string): BulkRun {
  const states = { ...run.states };
  for (const { companyId, status, errorMessage } of statuses) {
    if (states[companyId]?.status === 'generating') states[companyId] = { status, message: errorMessage };
  }
  return markFinished({ ...run, states }, now);
}

function markFinished(run: BulkRun, now: string): BulkRun {
  return run.finishedAt === null && generatingIds(run).length === 0 ? { ...run, finishedAt: now } : run;
}

/** Those about which the server is still asked. */
export function generatingIds({ states }: BulkRun): string[] {
  return Object.keys(states).filter((companyId) => states[companyId]?.status === 'generating');
}

export function countBulkRun({ states }: BulkRun) {
  const all = Object.values(states);
  const having = (status: ReportStatus) => all.filter((state) => state.status === status).length;
  return { selected: all.length, completed: having('completed'), failed: having('failed') };
}

/** Until the next question; slower with each failure in a row, and never given up while the page is open. */
export function nextPollMs(failuresInARow: number): number {
  return Math.min(BACK_OFF_MAX_MS, BULK_POLL_MS * 2 ** failuresInARow);
}

/** A run as it was stored; null for anything else. */
export function parseBulkRun(stored: string | null): BulkRun | null {
  try {
    const run: Partial<BulkRun> | null = JSON.parse(stored ?? 'null');
    if (typeof run?.id !== 'string' || typeof run.states !== 'object' || run.states === null) return null;
    return { id: run.id, states: run.states, finishedAt: run.finishedAt ?? null };
  } catch {
    return null;
  }
}

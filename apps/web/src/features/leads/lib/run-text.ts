import type { EnrichmentRun, LeadList } from '@workbench/services/leads/schemas';
import { formatNumber } from '../../../lib/format.ts';
import { creditsText, type Tone } from './lead-text.ts';

export const LEAD_POLL_MS = 3000;

export const RUN_BADGE: Record<EnrichmentRun['state'], { label: string; tone: Tone }> = {
  running: { label: 'Enriching', tone: 'warning' },
  paused: { label: 'Paused', tone: 'default' },
  completed: { label: 'Completed', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'default' },
  failed: { label: 'Failed', tone: 'destructive' },
};

/** Leads of the run that will not change any more. */
export function endedLeads({ completed, failed, skipped, cancelled }: EnrichmentRun): number {
  return completed + failed + skipped + cancelled;
}

/** 0–100. A run over no lead is done. */
export function percentDone(run: EnrichmentRun): number {
  return run.total === 0 ? 100 : Math.min(100, Math.floor((endedLeads(run) / run.total) * 100));
}

/** "48 of 120 leads". */
export function progressText(run: EnrichmentRun): string {
  return `${formatNumber(endedLeads(run))} of ${formatNumber(run.total)} leads`;
}

/** "about 40 per minute"; null while it can't be told. */
export function speedText({ pending, running, secondsLeft }: EnrichmentRun): string | null {
  if (secondsLeft === null || secondsLeft <= 0) return null;
  const perMinute = Math.round(((pending + running) * 60) / secondsLeft);
  return perMinute < 1 ? null : `about ${formatNumber(perMinute)} per minute`;
}

/** "12 of 50 credits", "12 credits". */
export function spentText({ creditsSpent, creditsMax }: EnrichmentRun): string {
  if (creditsMax === null) return creditsText(creditsSpent);
  return `${creditsText(creditsSpent).replace(/ credits?$/, '')} of ${creditsText(creditsMax)}`;
}

/** "110 completed, 10 failed". */
export function runResultsText({ completed, failed, skipped, cancelled }: EnrichmentRun): string {
  const parts = [
    [completed, 'completed'],
    [failed, 'failed'],
    [skipped, 'skipped'],
    [cancelled, 'cancelled'],
  ] as const;
  const shown = parts.filter(([count], index) => index === 0 || count > 0);
  return shown.map(([count, what]) => `${formatNumber(count)} ${what}`).join(', ');
}

/** What can be done to a run in its state. */
export function possibleActions({ state, failed }: EnrichmentRun) {
  return {
    canPause: state === 'running',
    canResume: state === 'paused',
    canCancel: state === 'running' || state === 'paused',
    canRetry: failed > 0 && (state === 'completed' || state === 'failed'),
  };
}

type WriteBack = NonNullable<LeadList['writeBack']>;

/** Where writing results into the sheet stands. */
export function writeBackText({ state, cells, message, missingRows }: WriteBack): {
  label: string;
  tone: Tone;
  detail: string;
} {
  if (state === 'waiting') return { label: 'Results wait to be written', tone: 'default', detail: message ?? '' };
  if (state === 'running') return { label: 'Writing results', tone: 'warning', detail: message ?? '' };
  if (state === 'failed') return { label: 'Results not written', tone: 'destructive', detail: message ?? '' };
  const written = `${formatNumber(cells)} ${cells === 1 ? 'cell' : 'cells'} filled.`;
  return {
    label: 'Results written',
    tone: 'success',
    detail: [written, message ?? missingText(missingRows)].filter(Boolean).join(' '),
  };
}

function missingText(rows: number): string {
  return rows === 0
    ? ''
    : `${formatNumber(rows)} ${rows === 1 ? 'row was' : 'rows were'} not found for certain and left alone.`;
}

/** An import with the enrichment of it that was begun last, or an enrichment of chosen leads. */
export interface Work {
  id: string;
  list: LeadList | null;
  run: EnrichmentRun | null;
}

/** What was done, the newest first; of each import the last enrichment alone. */
export function worksOf(lists: readonly LeadList[], runs: readonly EnrichmentRun[]): Work[] {
  const lastOf = new Map<string, EnrichmentRun>();
  for (const run of runs) {
    const known = run.listId === null ? undefined : lastOf.get(run.listId);
    if (run.listId !== null && (known === undefined || known.createdAt < run.createdAt)) lastOf.set(run.listId, run);
  }
  const known = new Set(lists.map(({ id }) => id));
  const works: Work[] = [
    ...lists.map((list) => ({ id: list.id, list, run: lastOf.get(list.id) ?? null })),
    ...runs
      .filter(({ listId }) => listId === null || !known.has(listId))
      .map((run) => ({ id: run.id, list: null, run })),
  ];
  return works.sort((a, b) => timeOf(b).localeCompare(timeOf(a)));
}

/** ISO times in UTC have the order of their letters. */
function timeOf({ list, run }: Work): string {
  const times = [list?.importedAt ?? '', run?.createdAt ?? ''];
  return times.sort().at(-1) ?? '';
}

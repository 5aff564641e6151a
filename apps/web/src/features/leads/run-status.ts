import type { EnrichmentRun, LeadList } from '@workbench/services/leads/schemas';
import { formatNumber } from '../../lib/format/format.ts';
import { formatCredits, type Tone } from './lead-labels.ts';

export const LEAD_POLL_MS = 3000;

export const RUN_BADGE: Record<EnrichmentRun['state'], { label: string; tone: Tone }> = {
  running: { label: 'Enriching', tone: 'warning' },
  paused: { label: 'Paused', tone: 'default' },
  completed: { label: 'Completed', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'default' },
  failed: { label: 'Failed', tone: 'destructive' },
};

/** Leads of the run that will not change any more. */
function finishedLeads({ completed, failed, skipped, cancelled }: EnrichmentRun): number {
  return completed + failed + skipped + cancelled;
}

/** 0–100. A run over no lead is done. */
export function runPercentDone(run: EnrichmentRun): number {
  return run.total === 0 ? 100 : Math.min(100, Math.floor((finishedLeads(run) / run.total) * 100));
}

/** "48 of 120 leads". */
export function runProgressText(run: EnrichmentRun): string {
  return `${formatNumber(finishedLeads(run))} of ${formatNumber(run.total)} leads`;
}

/** "about 40 per minute"; null while unknown. */
export function runSpeedText({ pending, running, secondsLeft }: EnrichmentRun): string | null {
  if (secondsLeft === null || secondsLeft <= 0) return null;
  const perMinute = Math.round(((pending + running) * 60) / secondsLeft);
  return perMinute < 1 ? null : `about ${formatNumber(perMinute)} per minute`;
}

/** "12 of 50 credits", "12 credits". */
export function runSpendText({ creditsSpent, creditsMax }: EnrichmentRun): string {
  if (creditsMax === null) return formatCredits(creditsSpent);
  return `${formatCredits(creditsSpent).replace(/ credits?$/, '')} of ${formatCredits(creditsMax)}`;
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

/** What a toast says when a run has ended; null for one that a person cancelled, or that has not. */
export function runEndToast(run: EnrichmentRun) {
  if (run.state !== 'completed' && run.state !== 'failed') return null;
  return {
    title: run.state === 'completed' ? 'Enrichment Complete' : 'Enrichment Failed',
    description: `${run.name}: ${runResultsText(run)}.`,
    ...(run.state === 'failed' && { variant: 'destructive' as const }),
  };
}

/** What can be done to a run in its state. */
export function availableRunActions({ state, failed }: EnrichmentRun) {
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
  if (state === 'waiting') return { label: 'Write-back pending', tone: 'default', detail: message ?? '' };
  if (state === 'running') return { label: 'Writing results', tone: 'warning', detail: message ?? '' };
  if (state === 'failed') return { label: 'Results not written', tone: 'destructive', detail: message ?? '' };
  const written = `${formatNumber(cells)} ${cells === 1 ? 'cell' : 'cells'} filled.`;
  return {
    label: 'Results written',
    tone: 'success',
    detail: [written, message ?? missingRowsText(missingRows)].filter(Boolean).join(' '),
  };
}

function missingRowsText(rows: number): string {
  return rows === 0
    ? ''
    : `${formatNumber(rows)} ${rows === 1 ? 'row' : 'rows'} could not be matched reliably and ${rows === 1 ? 'was' : 'were'} skipped.`;
}

/** An import with the enrichment of it that was begun last, or an enrichment of chosen leads. */
export interface RunEntry {
  id: string;
  list: LeadList | null;
  run: EnrichmentRun | null;
}

/** What was done, the newest first; of each import the last enrichment alone. */
export function toRunEntries(lists: readonly LeadList[], runs: readonly EnrichmentRun[]): RunEntry[] {
  const latestRuns = new Map<string, EnrichmentRun>();
  for (const run of runs) {
    const known = run.listId === null ? undefined : latestRuns.get(run.listId);
    if (run.listId !== null && (known === undefined || known.createdAt < run.createdAt))
      latestRuns.set(run.listId, run);
  }
  const known = new Set(lists.map(({ id }) => id));
  const entries: RunEntry[] = [
    ...lists.map((list) => ({ id: list.id, list, run: latestRuns.get(list.id) ?? null })),
    ...runs
      .filter(({ listId }) => listId === null || !known.has(listId))
      .map((run) => ({ id: run.id, list: null, run })),
  ];
  return entries.sort((a, b) => latestActivity(b).localeCompare(latestActivity(a)));
}

/** ISO times in UTC have the order of their letters. */
function latestActivity({ list, run }: RunEntry): string {
  const times = [list?.importedAt ?? '', run?.createdAt ?? ''];
  return times.sort().at(-1) ?? '';
}

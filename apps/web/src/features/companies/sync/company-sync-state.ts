import type { CompanySync, SourceOutcome } from '@workbench/services/sources/schemas';
import { formatRelativeTime } from '../../../lib/format/format.ts';

/** How often a running sync of one company is read. */
export const COMPANY_SYNC_POLL_MS = 1500;

export function isCompanySyncRunning({ state }: Pick<CompanySync, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

/** One line for the state of a company's sync. */
export const COMPANY_SYNC_LABEL: Record<CompanySync['state'], string> = {
  never: 'Never synced',
  queued: 'Querying sources…',
  running: 'Querying sources…',
  completed: 'Synced',
  skipped: 'Not synced',
  failed: 'Sync failed',
};

/** How the last sync ended, and why; a reason that the table of sources gives is not said twice. */
export function companySyncText({ state, message, finishedAt, outcomes }: CompanySync, now?: number): string {
  const ended = finishedAt === null ? '' : ` ${formatRelativeTime(finishedAt, now)}`;
  const text = `${COMPANY_SYNC_LABEL[state]}${ended}`;
  const unsuccessful = outcomes.filter(({ outcome }) => outcome === 'failed' || outcome === 'skipped');
  const isInTable = (line: string) =>
    unsuccessful.some(({ source }) => line.toLowerCase().includes(source.toLowerCase()));
  const reasons = (message ?? '').split('\n').filter((line) => line !== '' && !isInTable(line));
  return reasons.length === 0 ? text : `${text}: ${reasons.join('\n')}`;
}

type OutcomeTone = 'success' | 'neutral' | 'failure';

/** What a source's answer is called, and whether it is good, neither, or bad. */
export const SOURCE_OUTCOME_LABEL: Record<SourceOutcome['outcome'], { label: string; tone: OutcomeTone }> = {
  figure: { label: 'Figure', tone: 'success' },
  known_without_figure: { label: 'No headcount', tone: 'neutral' },
  identity: { label: 'Identity', tone: 'success' },
  unknown_company: { label: 'Not found', tone: 'neutral' },
  not_applicable: { label: 'Not queried', tone: 'neutral' },
  fresh: { label: 'Up to date', tone: 'neutral' },
  skipped: { label: 'Skipped', tone: 'neutral' },
  not_connected: { label: 'Not connected', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'failure' },
};

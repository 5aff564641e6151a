import type { CompanySync, SourceOutcome } from '@workbench/services/sources/schemas';
import { formatCount } from '../../../lib/format/format.ts';

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

/** What buying once more risks, where a response was lost. */
export function repeatRiskText(source: string, credits: number): string {
  const price = formatCount(credits, 'credit', 'credits');
  return `${source} may have charged for this already. Buying it again may cost up to ${price} more.`;
}

type OutcomeTone = 'success' | 'neutral' | 'failure';

/** What a source's answer is called, and whether it is good, neither, or bad. */
export const SOURCE_OUTCOME_LABEL: Record<SourceOutcome['outcome'], { label: string; tone: OutcomeTone }> = {
  figure: { label: 'Figure', tone: 'success' },
  known_without_figure: { label: 'No headcount', tone: 'neutral' },
  identity: { label: 'Identity', tone: 'success' },
  unknown_company: { label: 'Not found', tone: 'neutral' },
  not_applicable: { label: 'Not asked', tone: 'neutral' },
  fresh: { label: 'Up to date', tone: 'neutral' },
  skipped: { label: 'Skipped', tone: 'neutral' },
  not_connected: { label: 'Not connected', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'failure' },
};

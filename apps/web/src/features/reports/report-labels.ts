import type {
  Analysis,
  EvidenceItem,
  GatherOutcome,
  NewsCategory,
  RejectedClaim,
  ReportStatus,
} from '@workbench/services/reports/schemas';
import { formatCount } from '../../lib/format/format';
import { formatDay } from '../../lib/format/format-day';

export const REPORT_POLL_MS = 3000;
export const POSITIONS_SHOWN = 10;

type Tone = 'default' | 'success' | 'warning' | 'destructive' | 'outline';

export const REPORT_STATUS_BADGE: Record<ReportStatus, { label: string; tone: Tone }> = {
  generating: { label: 'Generating', tone: 'warning' },
  completed: { label: 'Completed', tone: 'success' },
  failed: { label: 'Failed', tone: 'destructive' },
};

/** In the order in which they are shown. */
export const NEWS_CATEGORIES: readonly { id: NewsCategory; title: string }[] = [
  { id: 'equity_raise', title: 'Funding & Investment' },
  { id: 'partnership', title: 'Partnerships & Collaborations' },
  { id: 'office_move', title: 'Office Expansion & Relocation' },
  { id: 'other', title: 'Other News' },
];

/** A day as people read it; what has no date is called undated, never given one. */
export function formatReportDay(day: string | null): string {
  return day === null ? 'undated' : formatDay(day);
}

/** Nothing at all was found out. An empty job board is a finding. */
export function isEmptyAnalysis({ summary, productLaunches, rdActivity, jobOpenings, recentNews }: Analysis): boolean {
  return (
    summary === '' &&
    productLaunches.length === 0 &&
    !rdActivity.hasRD &&
    jobOpenings.count === null &&
    recentNews.length === 0
  );
}

/** "nothing found, 14 pages read". */
export function nothingFoundText(pagesRead: number): string {
  return `nothing found, ${formatCount(pagesRead, 'page', 'pages')} read`;
}

/** "3 open positions", "No job board found". */
export function openingsText(count: number | null): string {
  if (count === null) return 'No job board found';
  return count === 0 ? 'No open positions' : formatCount(count, 'open position', 'open positions');
}

/** How a piece of evidence was shown to be about this company and no other of the same name. */
export const PROOF_LABEL: Record<EvidenceItem['proof'], string> = {
  own_domain: 'It is on the company’s own site.',
  linked_from_site: 'The company’s own site links to it.',
  names_domain: 'It mentions the company’s domain.',
  identifier: 'It contains an identifier of the company.',
  name_and_place: 'It mentions the company together with its location or industry.',
};

export const EVIDENCE_KIND_LABEL: Record<EvidenceItem['kind'], string> = {
  page: 'Page',
  article: 'Article',
  feed_item: 'Feed item',
  headline: 'Headline',
  job_board: 'Job board',
  filing: 'Filing',
  repository: 'Repository',
  publication: 'Publication',
  trial: 'Clinical trial',
};

const GATHER_OUTCOME_BADGE: Record<GatherOutcome['state'], { label: string; tone: Tone }> = {
  found: { label: 'Found', tone: 'success' },
  nothing: { label: 'Nothing found', tone: 'default' },
  not_connected: { label: 'Not connected', tone: 'outline' },
  forbidden: { label: 'Blocked', tone: 'warning' },
  failed: { label: 'Failed', tone: 'destructive' },
  timed_out: { label: 'Timed out', tone: 'destructive' },
};

/** A second reading has no evidence to find: it is done or has failed. */
export const gatherOutcomeBadge = ({ source, state }: Pick<GatherOutcome, 'source' | 'state'>) =>
  source === 'second_reading' && state === 'found'
    ? { ...GATHER_OUTCOME_BADGE.found, label: 'Done' }
    : GATHER_OUTCOME_BADGE[state];

export const PAGE_STATE_LABEL: Record<GatherOutcome['pages'][number]['state'], string> = {
  read: 'read',
  missing: 'missing',
  forbidden: 'blocked',
  too_large: 'too large',
  unreadable: 'unreadable',
  failed: 'failed',
};

/** "12 pages read, 2 not", "2 pieces of evidence"; empty when there is nothing to count. */
export function gatherOutcomeText({ pages, evidence }: Pick<GatherOutcome, 'pages' | 'evidence'>): string {
  const read = pages.filter(({ state }) => state === 'read').length;
  const parts: string[] = [];
  if (pages.length > 0) {
    const unread = pages.length - read;
    parts.push(`${formatCount(read, 'page', 'pages')} read${unread > 0 ? `, ${unread} not` : ''}`);
  }
  if (evidence > 0) parts.push(formatCount(evidence, 'piece of evidence', 'pieces of evidence'));
  return parts.join(' · ');
}

export const REJECTED_CLAIM_SECTION: Record<RejectedClaim['section'], string> = {
  summary: 'Summary',
  launch: 'Product launch',
  rd: 'R&D',
  news: 'News',
};

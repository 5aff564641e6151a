import type { Analysis, NewsCategory } from '../../reports/schemas.ts';
import { ID_HEADER } from '../../shared/crm/person-columns.ts';
import type { CampaignItem } from '../schemas.ts';

export interface RowFacts {
  companyId: string;
  name: string;
  domain: string;
  /** null: the outcome is no longer stored. */
  state: CampaignItem['state'] | null;
  report: { id: string; generatedAt: Date; analysis: Analysis; outcomes: { label: string; state: string }[] } | null;
}

type Cell = string | number | null;

const ITEM_STATE_LABELS: Record<CampaignItem['state'], string> = {
  pending: 'Waiting',
  running: 'Generating',
  completed: 'Completed',
  kept: 'Kept',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** Names as on the report's screen. */
export const CAMPAIGN_COLUMNS = [
  { header: 'Company', width: 32 },
  { header: 'Domain', width: 28 },
  { header: 'State', width: 12 },
  { header: 'Generated at', width: 24 },
  { header: 'Summary', width: 60 },
  { header: 'Openings', width: 10 },
  { header: 'Departments hiring', width: 32 },
  { header: 'Funding & Investment', width: 40 },
  { header: 'Partnerships & Collaborations', width: 40 },
  { header: 'Office Expansion & Relocation', width: 40 },
  { header: 'Other News', width: 40 },
  { header: 'Product launches', width: 40 },
  { header: 'R&D keywords', width: 32 },
  { header: 'Sources read', width: 32 },
  { header: 'Report link', width: 48 },
  { header: ID_HEADER, width: 28 },
];

/** One company of the comparison table; items older than a year are left out. */
export function toCampaignRow({ companyId, name, domain, state, report }: RowFacts): Cell[] {
  const known = [name, domain, state === null ? null : ITEM_STATE_LABELS[state]];
  if (report === null) {
    const unknown = Array.from({ length: CAMPAIGN_COLUMNS.length - known.length - 1 }, () => null);
    return [...known, ...unknown, companyId];
  }
  const { analysis, outcomes, generatedAt } = report;
  return [
    ...known,
    generatedAt.toISOString(),
    analysis.summary,
    analysis.jobOpenings.count,
    list(analysis.jobOpenings.departmentsHiring),
    newsCell(analysis, 'equity_raise'),
    newsCell(analysis, 'partnership'),
    newsCell(analysis, 'office_move'),
    newsCell(analysis, 'other'),
    list(analysis.productLaunches.filter(isRecent).map((launch) => dated(launch.name, launch.launchDate))),
    list(analysis.rdActivity.keywords),
    list(outcomes.filter((outcome) => outcome.state === 'found').map(({ label }) => label)),
    `/company-reports?company=${companyId}&report=${encodeURIComponent(report.id)}`,
    companyId,
  ];
}

function newsCell({ recentNews }: Analysis, category: NewsCategory): string {
  const items = recentNews.filter((item) => item.category === category && isRecent(item));
  return list(items.map(({ title, date }) => dated(title, date)));
}

function isRecent({ isBackground }: { isBackground: boolean }): boolean {
  return !isBackground;
}

function dated(text: string, date: string | null): string {
  return date === null ? `${text} (undated)` : `${text} (${date})`;
}

function list(texts: string[]): string {
  return texts.join('; ');
}

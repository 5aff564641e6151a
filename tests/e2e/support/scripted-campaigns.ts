import type { Campaign, CampaignItem } from '@workbench/services/campaigns/schemas';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

/** A campaign that a test makes up. */
export function campaignOf(part: Partial<Campaign> = {}): Campaign {
  return {
    id: '0b9f4c1e-7a52-4d3c-9a64-3f0d7f0c2a11',
    name: 'Q4 kettles',
    description: 'Everyone who boils water',
    status: 'in_progress',
    totalCompanies: 120,
    completedReports: 50,
    keptReports: 0,
    failedReports: 10,
    cancelledReports: 0,
    createdAt: ago(2),
    completedAt: null,
    runningReports: 0,
    secondsLeft: 170,
    analyst: 'Built-in analyst',
    ...part,
  };
}

const UUIDS = ['1', '2', '3', '4'].map((digit) => `0b9f4c1e-7a52-4d3c-9a64-3f0d7f0c2a2${digit}`);
const over = { secondsLeft: null, completedAt: ago(1) };

/** One in each state. */
export const CAMPAIGNS: Campaign[] = [
  campaignOf(),
  campaignOf({ id: UUIDS[0] ?? '', name: 'Paused one', status: 'paused', secondsLeft: null }),
  campaignOf({
    id: UUIDS[1] ?? '',
    name: 'Finished one',
    description: null,
    status: 'completed',
    completedReports: 118,
    keptReports: 4,
    failedReports: 2,
    ...over,
  }),
  campaignOf({
    id: UUIDS[2] ?? '',
    name: 'Failed one',
    status: 'failed',
    completedReports: 0,
    failedReports: 120,
    ...over,
  }),
  campaignOf({
    id: UUIDS[3] ?? '',
    name: 'Cancelled one',
    status: 'cancelled',
    completedReports: 20,
    failedReports: 0,
    cancelledReports: 100,
    ...over,
  }),
];

const item = (index: number, part: Partial<CampaignItem>): CampaignItem => ({
  companyId: `0123456789abcdef0123456${index}`,
  name: `Kettles ${index}`,
  domain: `kettles-${index}.example.com`,
  state: 'pending',
  attempts: 0,
  message: null,
  durationMs: null,
  finishedAt: null,
  reportId: null,
  report: null,
  ...part,
});

const report = (news: number, openings: number): CampaignItem['report'] => ({
  generatedAt: '2026-11-21T09:00:00Z',
  news,
  openings,
  lead: { title: `Kettles raises $${news} million`, date: '2026-10-02' },
});

/** One in each state. */
export const CAMPAIGN_ITEMS: CampaignItem[] = [
  item(0, {
    state: 'completed',
    attempts: 1,
    durationMs: 24_000,
    finishedAt: ago(1),
    reportId: 'report-2',
    report: report(3, 2),
  }),
  item(1, {
    state: 'kept',
    message: 'Its report is 3 days old',
    finishedAt: ago(1),
    reportId: 'report-1',
    report: report(1, 23),
  }),
  item(2, { state: 'failed', attempts: 4, durationMs: 61_000, message: 'No page of the site could be read' }),
  item(3, { state: 'running', attempts: 1 }),
  item(4, {}),
  item(5, { state: 'cancelled' }),
];

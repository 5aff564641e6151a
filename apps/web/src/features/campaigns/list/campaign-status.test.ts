import type { Campaign } from '@workbench/services/campaigns/schemas';
import { expect, it } from 'vitest';
import {
  availableCampaignActions,
  campaignPercentDone,
  campaignProgressText,
  campaignResultsText,
  campaignStatusBadge,
  countCampaigns,
  extraResultsText,
  isCampaignRunning,
} from './campaign-status.ts';

function campaign(part: Partial<Campaign>): Campaign {
  return {
    id: 'c',
    name: 'Q4',
    description: null,
    status: 'in_progress',
    totalCompanies: 120,
    completedReports: 0,
    keptReports: 0,
    failedReports: 0,
    cancelledReports: 0,
    createdAt: '2026-11-01T00:00:00Z',
    completedAt: null,
    runningReports: 0,
    secondsLeft: null,
    analyst: 'Built-in analyst',
    ...part,
  };
}

it.each([
  ['completed', 'Completed'],
  ['in_progress', 'In Progress'],
  ['failed', 'Failed'],
  ['paused', 'paused'],
  ['cancelled', 'cancelled'],
])('the status %s reads "%s"', (status, label) => {
  expect(campaignStatusBadge(status).label).toBe(label);
});

it.each([
  [{ status: 'in_progress' }, true],
  [{ status: 'completed' }, false],
  [{ status: 'failed' }, false],
  [{ status: 'paused', runningReports: 0 }, false],
  [{ status: 'paused', runningReports: 2, secondsLeft: null }, true],
  [{ status: 'cancelled', completedReports: 20, cancelledReports: 99 }, true],
  [{ status: 'cancelled', completedReports: 20, failedReports: 1, cancelledReports: 99 }, false],
] as const)('%o is under way: %s', (part, expected) => {
  expect(isCampaignRunning(campaign(part))).toBe(expected);
});

it('failed reports appear in the results only when there are any', () => {
  expect(campaignResultsText(campaign({ completedReports: 1200 }))).toBe('1,200 completed');
  expect(campaignResultsText(campaign({ completedReports: 48, failedReports: 2 }))).toBe('48 completed, 2 failed');
});

it('skipped and cancelled companies are separate from the results', () => {
  expect(extraResultsText(campaign({}))).toBe('');
  expect(extraResultsText(campaign({ keptReports: 3, cancelledReports: 4 }))).toBe(
    '3 skipped (recent report), 4 cancelled',
  );
});

it('progress counts what has ended, well or badly, and never exceeds 100', () => {
  const half = campaign({ completedReports: 50, failedReports: 10 });
  expect(campaignPercentDone(half)).toBe(50);
  expect(campaignProgressText(half)).toBe('Generating reports: 60 of 120');
  expect(campaignPercentDone(campaign({ completedReports: 121 }))).toBe(100);
  expect(campaignPercentDone(campaign({ totalCompanies: 0 }))).toBe(100);
});

it('paused and cancelled campaigns count in the total alone', () => {
  const statuses = ['in_progress', 'completed', 'completed', 'failed', 'paused', 'cancelled'] as const;
  expect(countCampaigns(statuses.map((status) => campaign({ status })))).toEqual({
    total: 6,
    inProgress: 1,
    completed: 2,
    failed: 1,
  });
});

it.each([
  ['in_progress', 1, ['canPause', 'canCancel']],
  ['paused', 1, ['canResume', 'canCancel']],
  ['completed', 1, ['canRetry']],
  ['completed', 0, []],
  ['failed', 5, ['canRetry']],
  ['cancelled', 3, []],
] as const)('%s with %i failed: %j', (status, failedReports, actions) => {
  const possible = Object.entries(availableCampaignActions(campaign({ status, failedReports })));
  expect(possible.filter(([, isPossible]) => isPossible).map(([name]) => name)).toEqual(actions);
});

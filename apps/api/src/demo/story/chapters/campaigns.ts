import type { Story } from '../story.ts';
import { accountDomains } from './accounts.ts';

/** A campaign that has ended. */
export async function enterCampaign(story: Story): Promise<void> {
  const companyIds = await story.companyIds(accountDomains(0, 10));
  const { id } = await story.api.campaigns.create({
    name: 'Target accounts, first look (demo)',
    description: 'Fictional companies of the demo',
    companyIds,
    analyst: 'built-in',
  });
  await story.remember('reportCampaign', id);
  await story.until(async () => (await story.read.campaigns.get({ id })).status !== 'in_progress');
}

/** Newer reports of some, so that there are versions to compare. */
export async function enterSecondVersions(story: Story): Promise<void> {
  const companyIds = await story.companyIds(accountDomains(0, 3));
  await story.api.reports.generateMany({ companyIds, analyst: 'built-in' });
  await story.until(async () => {
    const { statuses } = await story.read.reports.statuses({ companyIds });
    return statuses.every(({ status }) => status !== 'generating');
  });
}

const WRITTEN_BEFORE_THE_PAUSE = 5;

/** A campaign that someone has paused halfway. */
export async function enterPausedCampaign(story: Story): Promise<void> {
  const companyIds = await story.companyIds(accountDomains(60, 100));
  const { id } = await story.api.campaigns.create({
    name: 'Next quarter, long list (demo)',
    description: 'Paused halfway: resume it to see the rest being written',
    companyIds,
    analyst: 'built-in',
  });
  await story.remember('reportCampaign', id);
  await story.until(async () => (await story.read.campaigns.get({ id })).completedReports >= WRITTEN_BEFORE_THE_PAUSE);
  await story.api.campaigns.pause({ id });
  await story.until(async () => (await story.read.campaigns.get({ id })).runningReports === 0);
}

import { storyState } from '../../demo/index.ts';
import type { Verb } from '../../shared/context.ts';
import type { Workspace } from '../schemas.ts';
import { readWriteVersion } from '../store/write-session/write-lock.ts';
import { getTotals } from './statistics/statistics.ts';

export async function getWorkspace(_: Verb<object>): Promise<Workspace> {
  const [totals, version] = await Promise.all([getTotals(), readWriteVersion()]);
  const demo = totals.demo > 0;
  const { hasHistory, preparing } = demo ? await storyState() : { hasHistory: false, preparing: null };
  return { demo, demoCompanies: totals.demo, companies: totals.companies, version, hasHistory, preparing };
}

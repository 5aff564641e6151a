import type { ReportHeadsView } from '../schemas.ts';
import type { ReportHeads } from '../store/find-reports.ts';
import { leadFinding } from './lead-finding.ts';

/** What a row says of a report. Pure. */
export function toHeadsView(heads: ReportHeads): ReportHeadsView {
  const { generatedAt, openings, recentNews } = heads;
  const news = recentNews.filter(({ isBackground }) => !isBackground).length;
  return { generatedAt: generatedAt.toISOString(), news, openings, lead: leadFinding(heads) };
}

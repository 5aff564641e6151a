import type { ReportHeadsView } from '@workbench/services/reports/schemas';
import { formatCount, formatDate } from '~/lib/format/format';

/** As "3 pieces of news · 12 open positions · Nov 28, 2026". */
export function reportCounts({ news, openings, generatedAt }: ReportHeadsView): string {
  const parts = [
    formatCount(news, 'piece of news', 'pieces of news'),
    openings === null ? null : formatCount(openings, 'open position', 'open positions'),
    formatDate(generatedAt),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

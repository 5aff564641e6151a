import { createFileRoute } from '@tanstack/react-router';
import { AnalyticsPage } from '~/features/analytics/AnalyticsPage';
import { prefetchAnalytics } from '~/lib/api/prefetch-analytics';

export const Route = createFileRoute('/analytics')({
  staticData: { title: 'Analytics' },
  loader: prefetchAnalytics,
  component: AnalyticsPage,
});

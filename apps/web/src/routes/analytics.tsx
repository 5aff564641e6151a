import { createFileRoute } from '@tanstack/react-router';
import { AnalyticsPage } from '~/features/analytics/components/AnalyticsPage';
import { prefetchAnalytics } from '~/lib/prefetch';

export const Route = createFileRoute('/analytics')({
  staticData: { title: 'Analytics' },
  loader: prefetchAnalytics,
  component: AnalyticsPage,
});

import { CheckCircle2, Loader, Megaphone, XCircle } from 'lucide-react';
import { PageHeader } from '~/components/layout/PageHeader';
import { Card } from '~/components/ui/display/Card';
import { MetricCard } from '~/components/ui/display/MetricCard';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { StaleDataNotice } from '~/components/ui/feedback/StaleDataNotice';
import { READ_FAILURE } from '~/lib/api/errors';
import { formatNumber } from '~/lib/format/format';
import { useNow } from '~/lib/state/use-now';
import { CampaignCard } from './list/CampaignCard';
import { countCampaigns } from './list/campaign-status';
import { useCampaigns } from './list/use-campaigns';

/** Every batch of reports with its progress and results, newest first. */
export function CampaignsPage() {
  const campaigns = useCampaigns();
  const now = useNow();
  const counts = campaigns.data && countCampaigns(campaigns.data);
  const shown = { isLoading: campaigns.isPending };
  return (
    <div className="min-w-0">
      <PageHeader title="Campaigns" subtitle="Generate company reports in batches and download the results." />
      <div className="mb-4 grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        <MetricCard title="Total Campaigns" value={formatNumber(counts?.total)} icon={Megaphone} {...shown} />
        <MetricCard title="In Progress" value={formatNumber(counts?.inProgress)} icon={Loader} {...shown} />
        <MetricCard title="Completed" value={formatNumber(counts?.completed)} icon={CheckCircle2} {...shown} />
        <MetricCard title="Failed" value={formatNumber(counts?.failed)} icon={XCircle} {...shown} />
      </div>
      {campaigns.data !== undefined && campaigns.error && (
        <StaleDataNotice className="mb-3" failure={READ_FAILURE.campaigns} error={campaigns.error} />
      )}
      {campaigns.data === undefined ? (
        <Card>
          {campaigns.error ? (
            <ErrorState
              title={READ_FAILURE.campaigns}
              error={campaigns.error}
              onRetry={() => void campaigns.refetch()}
            />
          ) : (
            <p role="status" className="px-6 py-10 text-center text-muted-foreground">
              Loading campaign history...
            </p>
          )}
        </Card>
      ) : campaigns.data.length === 0 ? (
        <Card>
          <EmptyState
            icon={Megaphone}
            title="No campaigns yet"
            description="Click Create Campaign in the header to generate reports for many companies at once."
          />
        </Card>
      ) : (
        <ul aria-label="Campaigns" className="flex flex-col gap-3">
          {campaigns.data.map((campaign) => (
            <li key={campaign.id} className="min-w-0">
              <CampaignCard campaign={campaign} now={now} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { Megaphone, Plus } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { Card } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { StaleDataNotice } from '~/components/ui/feedback/StaleDataNotice';
import { OUTREACH_READ_FAILURE } from '../outreach-labels';
import { useOutreachParams } from '../use-outreach-params';
import { OutreachCampaignCard } from './OutreachCampaignCard';
import { useOutreachCampaigns } from './use-outreach-campaigns';

/** Every campaign as a card, newest first; one of them may be selected. */
export function OutreachCampaignsTab({ onCreate }: { onCreate: () => void }) {
  const campaigns = useOutreachCampaigns();
  const { params, change } = useOutreachParams();
  if (campaigns.data === undefined) {
    return (
      <Card>
        {campaigns.error ? (
          <ErrorState
            title={OUTREACH_READ_FAILURE.campaigns}
            error={campaigns.error}
            onRetry={() => void campaigns.refetch()}
          />
        ) : (
          <p role="status" className="px-6 py-10 text-center text-muted-foreground">
            Loading campaigns…
          </p>
        )}
      </Card>
    );
  }
  return (
    <>
      {campaigns.error && (
        <StaleDataNotice className="mb-3" failure={OUTREACH_READ_FAILURE.campaigns} error={campaigns.error} />
      )}
      {campaigns.data.length === 0 ? (
        <Card>
          <EmptyState
            icon={Megaphone}
            title="No campaigns yet"
            description="A campaign defines who to reach and how many messages to queue per day. You send each one yourself."
            action={
              <Button onClick={onCreate}>
                <Plus aria-hidden />
                Create your first campaign
              </Button>
            }
          />
        </Card>
      ) : (
        <ul aria-label="Outreach campaigns" className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
          {campaigns.data.map((campaign) => (
            <li key={campaign.id} className="min-w-0">
              <OutreachCampaignCard
                campaign={campaign}
                isSelected={campaign.id === params.campaign}
                onSelect={() => change({ campaign: campaign.id, status: null })}
                onShowMessages={() => change({ tab: 'messages', campaign: campaign.id, status: null })}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

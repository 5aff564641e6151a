import { Link, useNavigate } from '@tanstack/react-router';
import type { Campaign } from '@workbench/services/campaigns/schemas';
import { ArrowLeft, SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { buttonClass } from '~/components/ui/controls/Button';
import { CopyLinkButton } from '~/components/ui/controls/CopyLinkButton';
import { Badge } from '~/components/ui/display/Badge';
import { Card } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { StaleDataNotice } from '~/components/ui/feedback/StaleDataNotice';
import { READ_FAILURE } from '~/lib/api/errors';
import { cn } from '~/lib/cn';
import { useNow } from '~/lib/state/use-now';
import { CampaignActions } from '../list/CampaignActions';
import { CampaignFacts } from '../list/CampaignFacts';
import { campaignStatusBadge } from '../list/campaign-status';
import { useCampaign } from '../list/use-campaigns';
import { type CampaignParams, isCampaignId } from '../url-params';
import { CampaignCompanies } from './CampaignCompanies';

interface CampaignPageProps {
  /** From the address, so it may be anything. */
  id: string;
  params: CampaignParams;
}

/** One campaign with its companies as a table; the address owns order and filter. */
export function CampaignPage({ id, params }: CampaignPageProps) {
  const isKnown = isCampaignId(id);
  const campaign = useCampaign(id.toLowerCase(), isKnown);
  const name = campaign.data?.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · Business Intelligence`;
  }, [name]);
  const isMissing = !isKnown || campaign.error?.data?.code === 'NOT_FOUND';
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div>
        <Link to="/campaigns" className={cn(buttonClass('ghost', 'sm'), '-ml-2 px-2 text-muted-foreground')}>
          <ArrowLeft aria-hidden />
          Campaigns
        </Link>
      </div>
      {isMissing ? (
        <MissingCampaign />
      ) : campaign.data === undefined ? (
        campaign.error ? (
          <ErrorState title={READ_FAILURE.campaign} error={campaign.error} onRetry={() => void campaign.refetch()} />
        ) : (
          <CampaignSkeleton />
        )
      ) : (
        <>
          {campaign.error && <StaleDataNotice failure={READ_FAILURE.campaign} error={campaign.error} />}
          <LoadedCampaign campaign={campaign.data} />
          <CampaignCompanies campaign={campaign.data} params={params} />
        </>
      )}
    </div>
  );
}

function LoadedCampaign({ campaign }: { campaign: Campaign }) {
  const now = useNow();
  const navigate = useNavigate();
  const { label, tone } = campaignStatusBadge(campaign.status);
  return (
    <Card aria-label={campaign.name} className="flex min-w-0 flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="flex min-w-0 flex-col gap-1">
          <div className="flex min-w-0 flex-wrap items-center gap-2">
            <h1 className="min-w-0 break-words font-semibold text-xl leading-8 tracking-tight">{campaign.name}</h1>
            <Badge variant={tone} className="capitalize">
              {label}
            </Badge>
          </div>
          {campaign.description && <p className="break-words text-muted-foreground">{campaign.description}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          <CopyLinkButton path={`/campaigns/${campaign.id}`} />
          <CampaignActions campaign={campaign} onDeleted={() => void navigate({ to: '/campaigns' })} />
        </div>
      </div>
      <CampaignFacts campaign={campaign} now={now} />
    </Card>
  );
}

function MissingCampaign() {
  return (
    <>
      <h1 className="sr-only">Campaign not found</h1>
      <EmptyState
        icon={SearchX}
        title="This campaign isn’t in your workspace"
        description="The link may be old or mistyped, or the campaign was deleted. A deleted one stays in the trash for 30 days."
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Link to="/campaigns" className={buttonClass('outline')}>
              All campaigns
            </Link>
            <Link to="/trash" className={buttonClass('outline')}>
              Open trash
            </Link>
          </div>
        }
      />
    </>
  );
}

/** As tall as what follows, so that nothing moves when it arrives. */
function CampaignSkeleton() {
  return (
    <>
      <h1 role="status" className="sr-only">
        Loading campaign…
      </h1>
      <Skeleton className="h-72 w-full rounded-lg sm:h-40" />
      <Skeleton className="h-96 w-full rounded-lg" />
    </>
  );
}

import { Link } from '@tanstack/react-router';
import type { Campaign } from '@workbench/services/campaigns/schemas';
import { ChevronRight } from 'lucide-react';
import { buttonClass } from '~/components/ui/controls/Button';
import { Badge } from '~/components/ui/display/Badge';
import { Card } from '~/components/ui/display/Card';
import { cn } from '~/lib/cn';
import { CampaignActions } from './CampaignActions';
import { CampaignFacts } from './CampaignFacts';
import { campaignStatusBadge } from './campaign-status';

/** One campaign: what it is, how far it is, what can be done to it, and the way to its companies. */
export function CampaignCard({ campaign, now }: { campaign: Campaign; now: number }) {
  const { id, name, description, status } = campaign;
  const { label, tone } = campaignStatusBadge(status);
  return (
    <Card aria-label={name} className="flex min-w-0 flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="flex min-w-0 flex-col gap-1">
          <div className="flex min-w-0 flex-wrap items-center gap-2">
            <h2 className="min-w-0 break-words font-semibold text-title leading-6">
              <Link to="/campaigns/$id" params={{ id }} className="underline-offset-4 hover:underline">
                {name}
              </Link>
            </h2>
            <Badge variant={tone} className="capitalize">
              {label}
            </Badge>
          </div>
          {description && <p className="break-words text-muted-foreground">{description}</p>}
        </div>
        <CampaignActions campaign={campaign} />
      </div>
      <CampaignFacts campaign={campaign} now={now} />
      <div>
        <Link to="/campaigns/$id" params={{ id }} className={cn(buttonClass('link', 'sm'), '-ml-3')}>
          <ChevronRight aria-hidden />
          Show companies
          <span className="sr-only">of {name}</span>
        </Link>
      </div>
    </Card>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { CampaignsPage } from '~/features/campaigns/components/CampaignsPage';

export const Route = createFileRoute('/campaigns')({
  staticData: { title: 'Campaigns' },
  component: CampaignsPage,
});

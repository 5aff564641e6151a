import { createFileRoute } from '@tanstack/react-router';
import { CampaignPage } from '~/features/campaigns/page/CampaignPage';
import { validateCampaignParams } from '~/features/campaigns/url-params';

export const Route = createFileRoute('/campaigns_/$id')({
  staticData: { title: 'Campaign' },
  validateSearch: validateCampaignParams,
  component: Campaign,
});

/** Another campaign is another page. */
function Campaign() {
  const { id } = Route.useParams();
  return <CampaignPage key={id} id={id} params={Route.useSearch()} />;
}

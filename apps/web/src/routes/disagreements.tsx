import { createFileRoute } from '@tanstack/react-router';
import { DisagreementsPage } from '~/features/companies/disagreements/DisagreementsPage';
import { validateDisagreementsParams } from '~/features/companies/disagreements/url-params';

export const Route = createFileRoute('/disagreements')({
  staticData: { title: 'Sources That Disagree' },
  validateSearch: validateDisagreementsParams,
  component: Disagreements,
});

function Disagreements() {
  return <DisagreementsPage params={Route.useSearch()} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { DuplicatesPage } from '~/features/duplicates/DuplicatesPage';
import { validateDuplicatesParams } from '~/features/duplicates/url-params';

export const Route = createFileRoute('/duplicates')({
  staticData: { title: 'Possibly the Same' },
  validateSearch: validateDuplicatesParams,
  component: Duplicates,
});

function Duplicates() {
  return <DuplicatesPage params={Route.useSearch()} />;
}

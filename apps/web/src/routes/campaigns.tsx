import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '~/components/layout/NotBuiltPage';

export const Route = createFileRoute('/campaigns')({
  staticData: { title: 'Campaigns' },
  component: () => (
    <NotBuiltPage title="Campaigns">
      It will list batches of company reports. Today you can import the companies that such a batch will be made of.
    </NotBuiltPage>
  ),
});

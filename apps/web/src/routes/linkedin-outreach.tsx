import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '~/components/layout/NotBuiltPage';

export const Route = createFileRoute('/linkedin-outreach')({
  staticData: { title: 'LinkedIn Outreach' },
  component: () => (
    <NotBuiltPage title="LinkedIn Outreach">
      It will plan messages for you to send by hand. Today you can gather and export the companies that you want to
      reach.
    </NotBuiltPage>
  ),
});

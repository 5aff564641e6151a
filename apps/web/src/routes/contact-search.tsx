import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '~/components/layout/NotBuiltPage';

export const Route = createFileRoute('/contact-search')({
  staticData: { title: 'Contact Search' },
  component: () => (
    <NotBuiltPage title="Contact Search">
      It will find people at companies. Today you can search the companies themselves by name, domain or industry.
    </NotBuiltPage>
  ),
});

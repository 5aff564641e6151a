import { createFileRoute } from '@tanstack/react-router';
import { ContactSearchPage } from '~/features/contacts/components/ContactSearchPage';
import { replaceContactParams } from '~/features/contacts/lib/contact-params';

export const Route = createFileRoute('/contact-search')({
  staticData: { title: 'Contact Search' },
  validateSearch: replaceContactParams,
  component: ContactSearchPage,
});

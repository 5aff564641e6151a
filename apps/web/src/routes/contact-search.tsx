import { createFileRoute } from '@tanstack/react-router';
import { ContactSearchPage } from '~/features/contacts/ContactSearchPage';
import { validateContactParams } from '~/features/contacts/search/url-params';

export const Route = createFileRoute('/contact-search')({
  staticData: { title: 'Contact Search' },
  validateSearch: validateContactParams,
  component: ContactSearchPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { OutreachPage } from '~/features/outreach/OutreachPage';
import { validateOutreachParams } from '~/features/outreach/url-params';

export const Route = createFileRoute('/linkedin-outreach')({
  staticData: { title: 'LinkedIn Outreach' },
  validateSearch: validateOutreachParams,
  component: OutreachPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { OutreachPage } from '~/features/outreach/components/OutreachPage';
import { replaceOutreachParams } from '~/features/outreach/lib/outreach-params';

export const Route = createFileRoute('/linkedin-outreach')({
  staticData: { title: 'LinkedIn Outreach' },
  validateSearch: replaceOutreachParams,
  component: OutreachPage,
});

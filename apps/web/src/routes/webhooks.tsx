import { createFileRoute } from '@tanstack/react-router';
import { WebhooksPage } from '~/features/webhooks/WebhooksPage';

export const Route = createFileRoute('/webhooks')({
  staticData: { title: 'Webhooks' },
  component: WebhooksPage,
});

import type { Webhook } from '@workbench/services/webhooks/schemas';
import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { PageHeader } from '~/components/layout/PageHeader';
import { Button } from '~/components/ui/controls/Button';
import { Card } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { CreateWebhookDialog } from './CreateWebhookDialog';
import { DeleteWebhookDialog } from './DeleteWebhookDialog';
import { DeliveriesDialog } from './DeliveriesDialog';
import { EditWebhookDialog } from './EditWebhookDialog';
import { RotateSecretDialog } from './RotateSecretDialog';
import { type WebhookDialog, WebhookTable } from './WebhookTable';

const POLL_MS = 5000;

type Opened = { dialog: WebhookDialog; webhook: Webhook };

/** Addresses that events are sent to. */
export function WebhooksPage() {
  const webhooks = trpc.webhooks.list.useQuery({}, { refetchOnMount: 'always', refetchInterval: POLL_MS });
  const [isCreating, setCreating] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <div className="min-w-0">
      <PageHeader
        title="Webhooks"
        subtitle="Send company changes and finished syncs, imports and reports to your own systems."
        actions={
          <Button onClick={() => setCreating(true)}>
            <Plus aria-hidden />
            Create webhook
          </Button>
        }
      />
      <PanelQueryState query={webhooks} failure={READ_FAILURE.webhooks}>
        {(items) =>
          items.length === 0 ? (
            <Card>
              <EmptyState
                icon={WebhookIcon}
                title="No webhooks yet"
                description="Create one for each system that should hear of changes here."
              />
            </Card>
          ) : (
            <WebhookTable webhooks={items} onOpen={(dialog, webhook) => setOpened({ dialog, webhook })} />
          )
        }
      </PanelQueryState>
      {isCreating && <CreateWebhookDialog onClose={() => setCreating(false)} />}
      {opened?.dialog === 'deliveries' && <DeliveriesDialog webhook={opened.webhook} onClose={close} />}
      {opened?.dialog === 'edit' && <EditWebhookDialog webhook={opened.webhook} onClose={close} />}
      {opened?.dialog === 'rotate' && <RotateSecretDialog webhook={opened.webhook} onClose={close} />}
      {opened?.dialog === 'delete' && <DeleteWebhookDialog webhook={opened.webhook} onClose={close} />}
    </div>
  );
}

import type { Webhook } from '@workbench/services/webhooks/schemas';
import { ConfirmDialog } from '~/components/ui/overlays/ConfirmDialog';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';

export function DeleteWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const remove = trpc.webhooks.remove.useMutation({
    onSuccess: () => toast({ title: 'Webhook Deleted', description: `Nothing more is sent to ${webhook.name}.` }),
    onError: (error) => toastFailure('Failed to Delete the Webhook', error),
  });
  return (
    <ConfirmDialog
      title={`Delete ${webhook.name}?`}
      action="Delete webhook"
      onConfirm={() => remove.mutate({ id: webhook.id })}
      onClose={onClose}
    >
      Nothing more is sent to {webhook.url}, and its deliveries are deleted. This can’t be undone.
    </ConfirmDialog>
  );
}

import type { Webhook } from '@workbench/services/webhooks/schemas';
import { useState } from 'react';
import { FormDialog } from '~/components/ui/overlays/FormDialog';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { toWebhookInput, WebhookFields, type WebhookForm } from './WebhookFields';

/** Changes what a webhook sends, and where to. Begins open. */
export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { id, name, url, events, viewId } = webhook;
  const [form, setForm] = useState<WebhookForm>({ name, url, events, viewId: viewId ?? '' });
  const update = trpc.webhooks.update.useMutation({
    onSuccess: (saved) => {
      toast({ title: 'Webhook Changed', description: `${saved.name} sends by the new settings from now on.` });
      onClose();
    },
  });
  return (
    <FormDialog
      title="Edit webhook"
      description="The secret stays the same. Messages that wait go to the new address."
      action="Save webhook"
      pending="Saving…"
      isPending={update.isPending}
      error={update.error}
      onSubmit={() => update.mutate({ id, ...toWebhookInput(form) })}
      onClose={onClose}
      className="sm:max-w-lg"
    >
      <WebhookFields form={form} onChange={(part) => setForm({ ...form, ...part })} />
    </FormDialog>
  );
}

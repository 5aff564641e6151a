import type { Webhook } from '@workbench/services/webhooks/schemas';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { InlineError } from '~/components/ui/feedback/InlineError';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import { errorMessage } from '~/lib/api/errors';
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
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!update.isPending) update.mutate({ id, ...toWebhookInput(form) });
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !update.isPending && onClose()}>
      <DialogContent>
        <form noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-4">
          <DialogHeader>
            <DialogTitle>Edit webhook</DialogTitle>
            <DialogDescription>The secret stays the same. Messages that wait go to the new address.</DialogDescription>
          </DialogHeader>
          <WebhookFields form={form} onChange={(part) => setForm({ ...form, ...part })} />
          {update.error && <InlineError>{errorMessage(update.error)}</InlineError>}
          <DialogFooter>
            <Button variant="outline" disabled={update.isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={update.isPending}>
              {update.isPending ? 'Saving…' : 'Save webhook'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

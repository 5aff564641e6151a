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
import { ShownSecret } from './ShownSecret';
import { toWebhookInput, WebhookFields, type WebhookForm } from './WebhookFields';

const EMPTY: WebhookForm = { name: '', url: '', events: ['company.created', 'company.updated'], viewId: '' };

/** Asks for an address and events, and then shows the secret, this once. Begins open. */
export function CreateWebhookDialog({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState(EMPTY);
  const create = trpc.webhooks.create.useMutation();
  const change = (part: Partial<WebhookForm>) => setForm({ ...form, ...part });
  function submit(event: FormEvent) {
    event.preventDefault();
    create.mutate(toWebhookInput(form));
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        {create.data !== undefined ? (
          <ShownSecret webhook={create.data} onClose={onClose} />
        ) : (
          <form noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-4">
            <DialogHeader>
              <DialogTitle>Create webhook</DialogTitle>
              <DialogDescription>Sends events from now on to your own address.</DialogDescription>
            </DialogHeader>
            <WebhookFields form={form} onChange={change} />
            {create.error && <InlineError>{errorMessage(create.error)}</InlineError>}
            <DialogFooter>
              <Button variant="outline" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" disabled={create.isPending}>
                {create.isPending ? 'Creating…' : 'Create webhook'}
              </Button>
            </DialogFooter>
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}

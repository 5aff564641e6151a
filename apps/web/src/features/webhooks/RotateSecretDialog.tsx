import type { Webhook } from '@workbench/services/webhooks/schemas';
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

/** Asks first: the receiver has to be given the new secret in time. Begins open. */
export function RotateSecretDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const rotate = trpc.webhooks.rotateSecret.useMutation();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        {rotate.data !== undefined ? (
          <ShownSecret webhook={rotate.data} onClose={onClose} />
        ) : (
          <>
            <DialogHeader>
              <DialogTitle>Rotate the secret of {webhook.name}?</DialogTitle>
              <DialogDescription>
                A new secret is made. For 24 hours messages are signed with the old one as well, so that the receiver
                can change over without losing any.
              </DialogDescription>
            </DialogHeader>
            {rotate.error && <InlineError>{errorMessage(rotate.error)}</InlineError>}
            <DialogFooter>
              <Button variant="outline" onClick={onClose}>
                Cancel
              </Button>
              <Button disabled={rotate.isPending} onClick={() => rotate.mutate({ id: webhook.id })}>
                {rotate.isPending ? 'Rotating…' : 'Rotate secret'}
              </Button>
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

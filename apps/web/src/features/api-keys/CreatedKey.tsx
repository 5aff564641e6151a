import type { CreatedApiKey } from '@workbench/services/api-keys/schemas';
import { Copy } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '~/components/ui/overlays/Dialog';
import { copyText } from '~/lib/browser/copy-text';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';

/** The key itself: when this is closed, no one can read it again. */
export function CreatedKey({ created, onClose }: { created: CreatedApiKey; onClose: () => void }) {
  async function copy() {
    try {
      await copyText(created.key);
      toast({ title: 'Copied!' });
    } catch (error) {
      toastFailure('Failed to Copy', error);
    }
  }
  return (
    <>
      <DialogHeader>
        <DialogTitle>{created.name}</DialogTitle>
        <DialogDescription>
          Copy the key now: it is shown this once. Only its hash is kept, from which it can’t be read.
        </DialogDescription>
      </DialogHeader>
      <Field label="API key" hint="Send it as “Authorization: Bearer …”.">
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              readOnly
              value={created.key}
              className="font-mono text-xs"
              onFocus={(event) => event.target.select()}
            />
            <Button variant="outline" onClick={() => void copy()}>
              <Copy aria-hidden />
              Copy
            </Button>
          </div>
        )}
      </Field>
      <DialogFooter>
        <Button onClick={onClose}>Done</Button>
      </DialogFooter>
    </>
  );
}

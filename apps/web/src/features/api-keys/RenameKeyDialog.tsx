import { API_KEY_NAME_MAX } from '@workbench/services/api-keys/limits';
import type { ApiKey } from '@workbench/services/api-keys/schemas';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
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

/** Asks for another name of a key. Begins open. */
export function RenameKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const [name, setName] = useState(apiKey.name);
  const rename = trpc.apiKeys.rename.useMutation({ onSuccess: onClose });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === apiKey.name) onClose();
    else if (!rename.isPending) rename.mutate({ id: apiKey.id, name });
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle>Rename API key</DialogTitle>
          <DialogDescription>The key itself and its scopes stay the same.</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="flex flex-1 flex-col gap-4">
          <Field label="Name">
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={API_KEY_NAME_MAX}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          {rename.error && <InlineError>{errorMessage(rename.error)}</InlineError>}
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={rename.isPending || name.trim() === ''}>
              {rename.isPending ? 'Renaming…' : 'Rename'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

import { API_KEY_NAME_MAX } from '@workbench/services/api-keys/limits';
import type { ApiKey } from '@workbench/services/api-keys/schemas';
import { useState } from 'react';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { FormDialog } from '~/components/ui/overlays/FormDialog';
import { trpc } from '~/lib/api/trpc';

/** Asks for another name of a key. Begins open. */
export function RenameKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const [name, setName] = useState(apiKey.name);
  const rename = trpc.apiKeys.rename.useMutation({ onSuccess: onClose });
  return (
    <FormDialog
      title="Rename API key"
      description="The key itself and its scopes stay the same."
      action="Rename"
      pending="Renaming…"
      isPending={rename.isPending}
      isIncomplete={name.trim() === ''}
      error={rename.error}
      onSubmit={() => (name.trim() === apiKey.name ? onClose() : rename.mutate({ id: apiKey.id, name }))}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}

import {
  API_KEY_NAME_MAX,
  API_KEY_SCOPES,
  type ApiKeyScope,
  SCOPE_MEANINGS,
} from '@workbench/services/api-keys/limits';
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
import { parseWholeNumber } from '~/lib/format/parse-number';
import { CreatedKey } from './CreatedKey';

const EMPTY = { name: '', scopes: ['read'] as ApiKeyScope[], expiresOn: '', requestsPerMinute: '' };

/** Asks for a name and scopes, and then shows the key, this once. Begins open. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState(EMPTY);
  const create = trpc.apiKeys.create.useMutation();
  const change = (part: Partial<typeof EMPTY>) => setForm({ ...form, ...part });
  const toggle = (scope: ApiKeyScope, isOn: boolean) =>
    change({ scopes: API_KEY_SCOPES.filter((one) => (one === scope ? isOn : form.scopes.includes(one))) });
  const requestsPerMinute = parseWholeNumber(form.requestsPerMinute);
  const isRateWrong = form.requestsPerMinute.trim() !== '' && requestsPerMinute === null;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isRateWrong) return;
    create.mutate({
      name: form.name,
      scopes: form.scopes,
      expiresAt: form.expiresOn === '' ? null : new Date(`${form.expiresOn}T23:59:59`).toISOString(),
      requestsPerMinute,
    });
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        {create.data !== undefined ? (
          <CreatedKey created={create.data} onClose={onClose} />
        ) : (
          <form noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-4">
            <DialogHeader>
              <DialogTitle>Create API key</DialogTitle>
              <DialogDescription>Give it the scopes that it needs and no more.</DialogDescription>
            </DialogHeader>
            <Field label="Name" hint="What the key is for, e.g., “Nightly upsert”.">
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  maxLength={API_KEY_NAME_MAX}
                  value={form.name}
                  onChange={(event) => change({ name: event.target.value })}
                />
              )}
            </Field>
            <fieldset className="flex flex-col gap-2">
              <legend className="mb-1.5 font-medium text-ui">Scopes</legend>
              {API_KEY_SCOPES.map((scope) => (
                <label key={scope} className="flex items-start gap-2">
                  <input
                    type="checkbox"
                    className="mt-0.5 size-4 shrink-0"
                    checked={form.scopes.includes(scope)}
                    onChange={(event) => toggle(scope, event.target.checked)}
                  />
                  <span>
                    <span className="font-medium">{scope}</span>{' '}
                    <span className="text-muted-foreground text-ui">{SCOPE_MEANINGS[scope]}</span>
                  </span>
                </label>
              ))}
            </fieldset>
            <div className="grid gap-3 sm:grid-cols-2">
              <Field label="Expires after" hint="Leave blank for no expiry.">
                {(control) => (
                  <Input
                    {...control}
                    type="date"
                    value={form.expiresOn}
                    onChange={(event) => change({ expiresOn: event.target.value })}
                  />
                )}
              </Field>
              <Field
                label="Requests per minute"
                hint="Leave blank for the server’s limit."
                error={isRateWrong ? 'Enter a whole number or leave blank' : null}
              >
                {(control) => (
                  <Input
                    {...control}
                    inputMode="numeric"
                    value={form.requestsPerMinute}
                    onChange={(event) => change({ requestsPerMinute: event.target.value })}
                  />
                )}
              </Field>
            </div>
            {create.error && <InlineError>{errorMessage(create.error)}</InlineError>}
            <DialogFooter>
              <Button variant="outline" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" disabled={create.isPending}>
                {create.isPending ? 'Creating…' : 'Create key'}
              </Button>
            </DialogFooter>
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}

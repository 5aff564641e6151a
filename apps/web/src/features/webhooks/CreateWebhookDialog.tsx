import {
  WEBHOOK_EVENT_MEANINGS,
  WEBHOOK_EVENTS,
  WEBHOOK_NAME_MAX,
  type WebhookEventType,
} from '@workbench/services/webhooks/limits';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Select } from '~/components/ui/controls/Select';
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

const EMPTY = { name: '', url: '', events: ['company.created', 'company.updated'] as WebhookEventType[], viewId: '' };

/** Asks for an address and events, and then shows the secret, this once. Begins open. */
export function CreateWebhookDialog({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState(EMPTY);
  const create = trpc.webhooks.create.useMutation();
  const change = (part: Partial<typeof EMPTY>) => setForm({ ...form, ...part });
  const toggle = (event: WebhookEventType, isOn: boolean) =>
    change({ events: WEBHOOK_EVENTS.filter((one) => (one === event ? isOn : form.events.includes(one))) });
  function submit(event: FormEvent) {
    event.preventDefault();
    create.mutate({ ...form, viewId: form.viewId === '' ? null : form.viewId });
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
              <DialogDescription>Sends what happens from now on to an address of yours.</DialogDescription>
            </DialogHeader>
            <Field label="Name" hint="What the webhook is for, as “CRM”.">
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  maxLength={WEBHOOK_NAME_MAX}
                  value={form.name}
                  onChange={(event) => change({ name: event.target.value })}
                />
              )}
            </Field>
            <Field label="Address" hint="https, as “https://hooks.example.com/workbench”.">
              {(control) => (
                <Input
                  {...control}
                  type="url"
                  autoComplete="off"
                  value={form.url}
                  onChange={(event) => change({ url: event.target.value })}
                />
              )}
            </Field>
            <EventChoice chosen={form.events} onToggle={toggle} />
            <ViewChoice value={form.viewId} onChange={(viewId) => change({ viewId })} />
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

interface EventChoiceProps {
  chosen: readonly WebhookEventType[];
  onToggle: (event: WebhookEventType, isOn: boolean) => void;
}

function EventChoice({ chosen, onToggle }: EventChoiceProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium text-ui">Events</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <label key={event} className="flex items-start gap-2">
          <input
            type="checkbox"
            className="mt-0.5 size-4 shrink-0"
            checked={chosen.includes(event)}
            onChange={({ target }) => onToggle(event, target.checked)}
          />
          <span className="min-w-0">
            <span className="font-medium">{event}</span>{' '}
            <span className="text-muted-foreground text-ui">{WEBHOOK_EVENT_MEANINGS[event]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function ViewChoice({ value, onChange }: { value: string; onChange: (viewId: string) => void }) {
  const views = trpc.views.list.useQuery({});
  return (
    <Field
      label="Companies"
      hint={views.error ? `Views could not be read: ${errorMessage(views.error)}` : 'Of a view: while they are in it.'}
    >
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">All companies</option>
          {views.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

import {
  WEBHOOK_EVENT_MEANINGS,
  WEBHOOK_EVENTS,
  WEBHOOK_NAME_MAX,
  type WebhookEventType,
} from '@workbench/services/webhooks/limits';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Select } from '~/components/ui/controls/Select';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';

export interface WebhookForm {
  name: string;
  url: string;
  events: WebhookEventType[];
  /** Empty: all companies. */
  viewId: string;
}

/** What is sent of a form. */
export const toWebhookInput = ({ viewId, ...form }: WebhookForm) => ({
  ...form,
  viewId: viewId === '' ? null : viewId,
});

interface WebhookFieldsProps {
  form: WebhookForm;
  onChange: (part: Partial<WebhookForm>) => void;
}

/** What a webhook sends, and where to. */
export function WebhookFields({ form, onChange }: WebhookFieldsProps) {
  const toggle = (event: WebhookEventType, isOn: boolean) =>
    onChange({ events: WEBHOOK_EVENTS.filter((one) => (one === event ? isOn : form.events.includes(one))) });
  return (
    <>
      <Field label="Name" hint="What the webhook is for, e.g., “CRM”.">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={WEBHOOK_NAME_MAX}
            value={form.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label="Address" hint="An https address, e.g., “https://hooks.example.com/workbench”.">
        {(control) => (
          <Input
            {...control}
            type="url"
            autoComplete="off"
            value={form.url}
            onChange={(event) => onChange({ url: event.target.value })}
          />
        )}
      </Field>
      <EventChoice chosen={form.events} onToggle={toggle} />
      <ViewChoice value={form.viewId} onChange={(viewId) => onChange({ viewId })} />
    </>
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
      hint={
        views.error
          ? `Views could not be read: ${errorMessage(views.error)}`
          : 'With a view: companies while they match it.'
      }
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

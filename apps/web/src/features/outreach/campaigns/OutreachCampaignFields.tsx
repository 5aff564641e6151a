import { FOLLOW_UP_TYPES, OUTREACH_GOAL_MAX, OUTREACH_NAME_MAX } from '@workbench/services/outreach/limits';
import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import { SenderFields } from '~/components/sender/SenderFields';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Select } from '~/components/ui/controls/Select';
import { Textarea } from '~/components/ui/controls/Textarea';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { campaignTypeLabel, OUTREACH_READ_FAILURE } from '../outreach-labels';
import { dailyLimitMax } from './daily-limit';
import { MannerFields } from './MannerFields';
import { CAMPAIGN_TYPES, changeCampaignType } from './outreach-campaign-form';
import type { OutreachCampaignFormState } from './use-outreach-campaign-form';

interface OutreachCampaignFieldsProps {
  state: OutreachCampaignFormState;
  /** A campaign that has begun keeps its type. */
  isTypeFixed: boolean;
  /** Its people have accepted, so it has no connection requests. */
  isFollowUp: boolean;
}

/** Name, whom it is for, how many a day, and what its drafts are written from. */
export function OutreachCampaignFields({ state, isTypeFixed, isFollowUp }: OutreachCampaignFieldsProps) {
  const { form, faults, isPending, change, replace } = state;
  const dailyMaximum = dailyLimitMax(form.type);
  return (
    <fieldset disabled={isPending} className="flex min-w-0 flex-col gap-4">
      <legend className="sr-only">Campaign</legend>
      <Field label="Campaign name *">
        {(control) => (
          <Input
            {...control}
            required
            autoComplete="off"
            maxLength={OUTREACH_NAME_MAX}
            placeholder="e.g., CTOs in Berlin"
            value={form.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Type"
          hint={isTypeFixed ? 'The type can’t be changed after the campaign has started.' : undefined}
        >
          {(control) => (
            <Select
              {...control}
              className="w-full"
              disabled={isTypeFixed}
              value={form.type}
              onChange={(event) => replace(changeCampaignType(form, event.target.value as OutreachCampaign['type']))}
            >
              {(isFollowUp ? FOLLOW_UP_TYPES : CAMPAIGN_TYPES).map((type) => (
                <option key={type} value={type}>
                  {campaignTypeLabel(type)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="Daily limit"
          hint={`Up to ${dailyMaximum} per day across all campaigns.`}
          error={faults.dailyLimit}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              max={dailyMaximum}
              value={form.dailyLimit}
              onChange={(event) => change({ dailyLimit: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field
        label="Target criteria"
        hint="One per line as “name: value”. For your reference only; add people with “Add targets”."
        error={faults.criteria}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            className="shrink-0"
            placeholder={'title: VP Engineering\nlocation: Berlin'}
            value={form.criteria}
            onChange={(event) => change({ criteria: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <TemplateField state={state} />
        <Field label="Goal (optional)" hint="What the messages should lead to, e.g., “a short call about hiring”.">
          {(control) => (
            <Input
              {...control}
              maxLength={OUTREACH_GOAL_MAX}
              value={form.goal}
              onChange={(event) => change({ goal: event.target.value })}
            />
          )}
        </Field>
      </div>
      <MannerFields state={state} />
      <SenderFields sender={form} onChange={change} />
    </fieldset>
  );
}

function TemplateField({ state: { form, change } }: { state: OutreachCampaignFormState }) {
  const templates = trpc.ai.templates.useQuery({});
  const fitting = templates.data?.filter(({ messageType }) => messageType === form.type) ?? [];
  const isUnknown = form.templateId !== '' && !fitting.some(({ id }) => id === form.templateId);
  return (
    <Field
      label="Template"
      hint="Templates for this type, created in the AI Assistant."
      error={
        templates.error && templates.data === undefined
          ? `${OUTREACH_READ_FAILURE.templates}: ${errorMessage(templates.error)}`
          : null
      }
    >
      {(control) => (
        <Select
          {...control}
          className="w-full"
          value={form.templateId}
          onChange={(event) => change({ templateId: event.target.value })}
        >
          <option value="">None (drafts are generated)</option>
          {isUnknown && <option value={form.templateId}>Previously selected template</option>}
          {fitting.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

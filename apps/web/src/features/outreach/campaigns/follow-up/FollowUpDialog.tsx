import { FOLLOW_UP_TYPES, OUTREACH_GOAL_MAX, OUTREACH_NAME_MAX } from '@workbench/services/outreach/limits';
import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Select } from '~/components/ui/controls/Select';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { FormDialog } from '~/components/ui/overlays/FormDialog';
import { errorMessage } from '~/lib/api/errors';
import { formatCount } from '~/lib/format/format';
import { campaignTypeLabel, OUTREACH_READ_FAILURE } from '../../outreach-labels';
import { carriedOverText, leftOutLines } from './follow-up-text';
import { type FollowUpForm, useFollowUp } from './use-follow-up';

interface FollowUpDialogProps {
  campaign: OutreachCampaign;
  onClose: () => void;
  onCreated: (campaign: OutreachCampaign) => void;
}

/** A new campaign for who has not replied, with who is carried over and who is left out. Begins open. */
export function FollowUpDialog({ campaign, onClose, onCreated }: FollowUpDialogProps) {
  const { form, preview, isPending, change, submit } = useFollowUp(campaign, (created) => {
    onCreated(created);
    onClose();
  });
  const count = preview.data?.carriedOver ?? 0;
  return (
    <FormDialog
      title={`Follow up on “${campaign.name}”`}
      description="A new draft campaign for everyone who has not replied. Sender, language, tone and target criteria stay the same."
      action={count === 0 ? 'Create campaign' : `Follow up on ${formatCount(count, 'person', 'people')}`}
      pending="Creating..."
      isPending={isPending}
      isIncomplete={count === 0}
      onSubmit={submit}
      onClose={onClose}
      className="sm:max-w-lg"
    >
      <CarriedOver preview={preview} type={campaign.type} />
      <fieldset disabled={isPending} className="flex min-w-0 flex-col gap-4">
        <legend className="sr-only">Follow-up campaign</legend>
        <Field label="Campaign name *">
          {(control) => (
            <Input
              {...control}
              required
              autoComplete="off"
              maxLength={OUTREACH_NAME_MAX}
              value={form.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label="Type">
          {(control) => (
            <Select
              {...control}
              className="w-full"
              value={form.type}
              onChange={(event) => change({ type: event.target.value as FollowUpForm['type'] })}
            >
              {FOLLOW_UP_TYPES.map((type) => (
                <option key={type} value={type}>
                  {campaignTypeLabel(type)}
                </option>
              ))}
            </Select>
          )}
        </Field>
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
      </fieldset>
    </FormDialog>
  );
}

type Preview = ReturnType<typeof useFollowUp>['preview'];

function CarriedOver({ preview, type }: { preview: Preview; type: OutreachCampaign['type'] }) {
  const { data, error } = preview;
  if (data === undefined) {
    return error ? (
      <InlineError>
        {OUTREACH_READ_FAILURE.followUp}: {errorMessage(error)}.
      </InlineError>
    ) : (
      <p role="status" className="text-ui text-muted-foreground">
        Counting recipients…
      </p>
    );
  }
  const lines = leftOutLines(data.leftOut);
  return (
    <div className="flex flex-col gap-1 rounded-md bg-muted/50 p-3 text-ui">
      <p className="font-medium">{carriedOverText(data.carriedOver, type)}</p>
      {lines.length > 0 && <p className="text-muted-foreground">Left out: {lines.join(', ')}.</p>}
    </div>
  );
}

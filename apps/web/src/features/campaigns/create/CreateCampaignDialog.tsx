import { CAMPAIGN_DESCRIPTION_MAX, CAMPAIGN_NAME_MAX } from '@workbench/services/campaigns/limits';
import type { FormEvent, KeyboardEvent } from 'react';
import { ReportEstimateLine } from '~/components/report-options/ReportEstimateLine';
import { SkipYoungerField } from '~/components/report-options/SkipYoungerField';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Textarea } from '~/components/ui/controls/Textarea';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import { useDiscardQuestion } from '~/components/ui/overlays/use-discard-question';
import { CampaignCompanyPicker } from './CampaignCompanyPicker';
import { type CreateCampaignState, useCreateCampaign } from './use-create-campaign';

export function CreateCampaignDialog({ onClose }: { onClose: () => void }) {
  const form = useCreateCampaign(onClose);
  const { draft, isPending, submit } = form;
  const size = draft.selected.size;
  const isTyped = size > 0 || [draft.name, draft.description].some((text) => text.trim() !== '');
  const { close, question } = useDiscardQuestion(isTyped, onClose);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    // Neither Escape nor a click beside it takes back what is on its way to the server.
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && close()}>
      <DialogContent className="sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle>Create New Campaign</DialogTitle>
          <DialogDescription>
            Create a campaign to generate AI-powered intelligence reports for multiple companies
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col gap-4">
          <TextFields form={form} />
          <CampaignCompanyPicker
            selected={draft.selected}
            isDisabled={isPending}
            onChange={(selected) => form.change({ selected })}
          />
          <div className="flex flex-col gap-2">
            <SkipYoungerField
              value={draft.skipYounger}
              isDisabled={isPending}
              onChange={(skipYounger) => form.change({ skipYounger })}
            />
            <ReportEstimateLine selected={draft.selected} skipYoungerThanDays={form.skipDays} />
          </div>
          <DialogFooter>
            <Button variant="outline" disabled={isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={isPending || size === 0 || form.skipDays === null}>
              {isPending ? 'Creating...' : `Create Campaign (${size})`}
            </Button>
          </DialogFooter>
        </form>
        {question}
      </DialogContent>
    </Dialog>
  );
}

function TextFields({ form: { draft, nameError, isPending, change, submit } }: { form: CreateCampaignState }) {
  // The browser itself sends no form whose button is disabled, and would not say why.
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <>
      <Field label="Campaign Name *" error={nameError}>
        {(control) => (
          <Input
            {...control}
            required
            maxLength={CAMPAIGN_NAME_MAX}
            placeholder="e.g., Q4 2026 Tech Companies Analysis"
            disabled={isPending}
            value={draft.name}
            onKeyDown={submitOnEnter}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label="Description (Optional)">
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={CAMPAIGN_DESCRIPTION_MAX}
            className="shrink-0"
            disabled={isPending}
            value={draft.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

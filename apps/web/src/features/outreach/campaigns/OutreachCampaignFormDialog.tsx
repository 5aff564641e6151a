import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import type { FormEvent } from 'react';
import { Button } from '~/components/ui/controls/Button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import { useDiscardQuestion } from '~/components/ui/overlays/use-discard-question';
import { OutreachCampaignFields } from './OutreachCampaignFields';
import { useOutreachCampaignForm } from './use-outreach-campaign-form';

interface OutreachCampaignFormDialogProps {
  /** null: a new one. */
  campaign: OutreachCampaign | null;
  /** A new one begins with the settings of this one. */
  copyOf?: OutreachCampaign;
  onClose: () => void;
  onSaved?: (campaign: OutreachCampaign) => void;
}

/** A new campaign, or the settings of one that there is. Begins open. */
export function OutreachCampaignFormDialog({ campaign, copyOf, onClose, onSaved }: OutreachCampaignFormDialogProps) {
  const state = useOutreachCampaignForm({
    campaign,
    copyOf: copyOf ?? null,
    onSaved: (saved) => {
      onSaved?.(saved);
      onClose();
    },
  });
  const { close, question } = useDiscardQuestion(state.isTyped, onClose);
  const isNew = campaign === null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    state.submit();
  };
  return (
    // Neither Escape nor a click beside it takes back what is on its way to the server.
    <Dialog open onOpenChange={(isOpen) => !isOpen && !state.isPending && close()}>
      <DialogContent className="sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle>{copyOf ? 'Copy campaign' : isNew ? 'New campaign' : 'Edit campaign'}</DialogTitle>
          <DialogDescription>
            {copyOf
              ? `The settings of “${copyOf.name}” without its recipients.`
              : isNew
                ? 'Campaigns start as drafts. Add targets and start the campaign; each day’s messages are queued for you to send.'
                : 'Existing drafts are not changed.'}
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col gap-4">
          <OutreachCampaignFields
            state={state}
            isTypeFixed={!isNew && campaign.status !== 'draft'}
            isFollowUp={!isNew && campaign.followsUpId !== null}
          />
          <DialogFooter>
            <Button variant="outline" disabled={state.isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={state.isPending}>
              {isNew
                ? state.isPending
                  ? 'Creating...'
                  : 'Create campaign'
                : state.isPending
                  ? 'Saving…'
                  : 'Save campaign'}
            </Button>
          </DialogFooter>
        </form>
        {question}
      </DialogContent>
    </Dialog>
  );
}

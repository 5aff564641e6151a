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
import { OutreachCampaignFields } from './OutreachCampaignFields';
import { useOutreachCampaignForm } from './use-outreach-campaign-form';

interface OutreachCampaignFormDialogProps {
  /** null: a new one. */
  campaign: OutreachCampaign | null;
  onClose: () => void;
  onSaved?: (campaign: OutreachCampaign) => void;
}

/** A new campaign, or the settings of one that there is. Begins open. */
export function OutreachCampaignFormDialog({ campaign, onClose, onSaved }: OutreachCampaignFormDialogProps) {
  const state = useOutreachCampaignForm(campaign, (saved) => {
    onSaved?.(saved);
    onClose();
  });
  const isNew = campaign === null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    state.submit();
  };
  return (
    // Neither Escape nor a click beside it takes back what is on its way to the server.
    <Dialog open onOpenChange={(isOpen) => !isOpen && !state.isPending && onClose()}>
      <DialogContent className="sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle>{isNew ? 'New Campaign' : 'Edit Campaign'}</DialogTitle>
          <DialogDescription>
            {isNew
              ? 'It begins as a draft. Add targets, then start it: each day’s messages are planned, and you send them.'
              : 'Drafts that are written already stay as they are.'}
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col gap-4">
          <OutreachCampaignFields state={state} isTypeFixed={!isNew && campaign.status !== 'draft'} />
          <DialogFooter>
            <Button variant="outline" disabled={state.isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={state.isPending}>
              {isNew
                ? state.isPending
                  ? 'Creating...'
                  : 'Create Campaign'
                : state.isPending
                  ? 'Saving…'
                  : 'Save Campaign'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import { useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { randomId } from '~/lib/browser/random-id';
import { toast } from '~/lib/notifications/toast';
import { toastSlip } from '~/lib/notifications/toast-slip';
import {
  campaignChanges,
  campaignFormErrors,
  campaignInput,
  EMPTY_CAMPAIGN_FORM,
  type OutreachCampaignForm,
  toCampaignForm,
  toCopyForm,
} from './outreach-campaign-form';

interface CampaignFormOptions {
  /** null: a new one. */
  campaign: OutreachCampaign | null;
  /** A new one begins with the settings of this one. */
  copyOf: OutreachCampaign | null;
  onSaved: (saved: OutreachCampaign) => void;
}

/** The form of a new campaign, or of one that is edited; it lives as long as its dialog. */
export function useOutreachCampaignForm({ campaign, copyOf, onSaved }: CampaignFormOptions) {
  // As it was when the dialog was opened: the campaign may be read again meanwhile.
  const [opened] = useState(() => campaign && toCampaignForm(campaign));
  const [initial] = useState<OutreachCampaignForm>(
    () => opened ?? (copyOf === null ? EMPTY_CAMPAIGN_FORM : toCopyForm(copyOf)),
  );
  const [form, setForm] = useState(initial);
  const [wasTried, setTried] = useState(false);
  // One per opening: when an answer gets lost, sending again does not create a second campaign.
  const [requestId] = useState(randomId);
  const saved = (title: string, one: OutreachCampaign) => {
    toast({ title, description: `“${one.name}”` });
    onSaved(one);
  };
  const failed = (title: string) => (error: unknown) => {
    toast({ title, description: errorMessage(error), variant: 'destructive' });
  };
  const create = trpc.outreach.create.useMutation({
    onSuccess: (one) => saved('Campaign Created!', one),
    onError: failed('Failed to Create Campaign'),
  });
  const update = trpc.outreach.update.useMutation({
    onSuccess: (one) => saved('Campaign Saved', one),
    onError: failed('Failed to Save Campaign'),
  });
  const isPending = create.isPending || update.isPending;

  const submit = () => {
    if (isPending) return;
    setTried(true);
    if (form.name.trim() === '') {
      toastSlip('Campaign Name Required', 'Please enter a name for your campaign');
      return;
    }
    if (campaign === null || opened === null) {
      const input = campaignInput(form);
      if (input !== null) create.mutate({ ...input, requestId });
    } else {
      const changes = campaignChanges(form, opened);
      if (changes !== null) update.mutate({ ...changes, id: campaign.id });
    }
  };

  return {
    form,
    isTyped: JSON.stringify(form) !== JSON.stringify(initial),
    faults: wasTried ? campaignFormErrors(form, opened) : { criteria: null, dailyLimit: null },
    isPending,
    change: (part: Partial<OutreachCampaignForm>) => setForm((previous) => ({ ...previous, ...part })),
    replace: setForm,
    submit,
  };
}

export type OutreachCampaignFormState = ReturnType<typeof useOutreachCampaignForm>;

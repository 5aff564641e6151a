import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import { useState } from 'react';
import { errorMessage } from '~/lib/errors';
import { invalidateAfter } from '~/lib/invalidations';
import { randomId } from '~/lib/random-id';
import { toast } from '~/lib/toast';
import { trpc } from '~/lib/trpc';
import {
  type CampaignForm,
  campaignChanges,
  campaignFaults,
  campaignInput,
  EMPTY_CAMPAIGN,
  formOf,
} from '../lib/campaign-form';

/** The form of a new campaign, or of one that is edited; it lives as long as its dialog. */
export function useCampaignForm(campaign: OutreachCampaign | null, onSaved: (saved: OutreachCampaign) => void) {
  const utils = trpc.useUtils();
  // As it was when the dialog was opened: the campaign may be read again meanwhile.
  const [opened] = useState(() => campaign && formOf(campaign));
  const [form, setForm] = useState<CampaignForm>(opened ?? EMPTY_CAMPAIGN);
  const [wasTried, setTried] = useState(false);
  // One per opening: when an answer gets lost, sending again does not create a second campaign.
  const [requestId] = useState(randomId);
  const saved = (title: string, one: OutreachCampaign) => {
    toast({ title, description: `“${one.name}”` });
    void invalidateAfter(utils, 'outreach.changed');
    onSaved(one);
  };
  const failed = (title: string) => (error: unknown) => {
    toast({ title, description: errorMessage(error), variant: 'destructive' });
    void invalidateAfter(utils, 'outreach.changed');
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
      toast({
        title: 'Campaign Name Required',
        description: 'Please enter a name for your campaign',
        variant: 'destructive',
      });
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
    faults: wasTried ? campaignFaults(form, opened) : { criteria: null, dailyLimit: null },
    isPending,
    change: (part: Partial<CampaignForm>) => setForm((previous) => ({ ...previous, ...part })),
    replace: setForm,
    submit,
  };
}

export type CampaignFormState = ReturnType<typeof useCampaignForm>;

import { type FOLLOW_UP_TYPES, OUTREACH_NAME_MAX } from '@workbench/services/outreach/limits';
import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import { useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { randomId } from '~/lib/browser/random-id';
import { toast } from '~/lib/notifications/toast';
import { toastSlip } from '~/lib/notifications/toast-slip';

export interface FollowUpForm {
  name: string;
  type: (typeof FOLLOW_UP_TYPES)[number];
  goal: string;
}

/** A follow-up of a campaign, and whom it would have; it lives as long as its dialog. */
export function useFollowUp(campaign: OutreachCampaign, onCreated: (created: OutreachCampaign) => void) {
  const [form, setForm] = useState<FollowUpForm>({
    name: `Follow-up of ${campaign.name}`.slice(0, OUTREACH_NAME_MAX),
    type: 'follow_up',
    goal: campaign.goal,
  });
  // One per opening: when an answer gets lost, sending again does not create a second campaign.
  const [requestId] = useState(randomId);
  const preview = trpc.outreach.previewFollowUp.useQuery({ id: campaign.id }, { refetchOnMount: 'always' });
  const create = trpc.outreach.createFollowUp.useMutation({
    onSuccess: ({ campaign: created }) => {
      toast({
        title: 'Campaign Created!',
        description: `“${created.name}” is a draft. Write its messages, then start it.`,
      });
      onCreated(created);
    },
    onError: (error) =>
      toast({ title: 'Failed to Create Campaign', description: errorMessage(error), variant: 'destructive' }),
  });
  const submit = () => {
    if (create.isPending || !preview.data?.carriedOver) return;
    const name = form.name.trim();
    if (name === '') toastSlip('Campaign Name Required', 'Please enter a name for your campaign');
    else create.mutate({ ...form, id: campaign.id, name, requestId });
  };
  return {
    form,
    preview,
    isPending: create.isPending,
    change: (part: Partial<FollowUpForm>) => setForm((previous) => ({ ...previous, ...part })),
    submit,
  };
}

import { useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { randomId } from '~/lib/browser/random-id';
import { toast } from '~/lib/notifications/toast';
import { toastSlip } from '~/lib/notifications/toast-slip';

/** Stands for "a new campaign" among the ids of those that there are. */
export const NEW_CAMPAIGN = 'new';

/** Which outreach campaign is chosen, and the making of a new one. */
export function useOutreachCampaignChoice(onChoose: (campaignId: string) => void) {
  const campaigns = trpc.outreach.campaigns.useQuery({}, { refetchOnMount: 'always' });
  // No one is added to a campaign that is over.
  const open = campaigns.data?.filter(({ status }) => status !== 'completed');
  const [chosen, setChosen] = useState<string | null>(null);
  const [name, setName] = useState('');
  // One per name: when an answer gets lost, sending again does not create a second campaign.
  const [requestId, setRequestId] = useState(randomId);
  const choice = chosen ?? open?.[0]?.id ?? NEW_CAMPAIGN;
  const create = trpc.outreach.create.useMutation({
    meta: { awaitsReads: true },
    onError: (error) =>
      toast({ title: 'Failed to Create Campaign', description: errorMessage(error), variant: 'destructive' }),
  });

  const submit = () => {
    if (create.isPending) return;
    if (choice !== NEW_CAMPAIGN) {
      onChoose(choice);
    } else if (name.trim() === '') {
      toastSlip('Campaign Name Required', 'Please enter a name for your campaign');
    } else {
      const onSuccess = ({ id }: { id: string }) => {
        // When what follows fails, the next attempt takes the campaign that is there by now.
        setChosen(id);
        setName('');
        setRequestId(randomId());
        onChoose(id);
      };
      create.mutate({ name: name.trim(), requestId }, { onSuccess });
    }
  };

  return {
    campaigns,
    open,
    choice,
    choose: setChosen,
    name,
    changeName: (text: string) => {
      setName(text);
      setRequestId(randomId());
    },
    isCreating: create.isPending,
    submit,
  };
}

export type OutreachCampaignChoice = ReturnType<typeof useOutreachCampaignChoice>;

import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { readSkipDays } from '~/components/report-options/report-options';
import { errorMessage } from '~/lib/errors';
import { formatNumber } from '~/lib/format';
import { invalidateAfter } from '~/lib/invalidations';
import { randomId } from '~/lib/random-id';
import { toast } from '~/lib/toast';
import { trpc } from '~/lib/trpc';

export interface CampaignDraft {
  name: string;
  description: string;
  selected: ReadonlySet<string>;
  /** Days as typed. */
  skipYounger: string;
}

/** The form of a new campaign; it lives as long as its dialog, so that closing forgets what was entered. */
export function useCreateCampaign(onCreated: () => void) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<CampaignDraft>({
    name: '',
    description: '',
    selected: new Set(),
    skipYounger: '',
  });
  // One per opening: when an answer gets lost, sending again does not create a second campaign.
  const [requestId] = useState(randomId);
  const create = trpc.campaigns.create.useMutation({
    onSuccess: (campaign) => {
      toast({
        title: 'Campaign Created!',
        description: `"${campaign.name}" campaign created with ${formatNumber(campaign.totalCompanies)} companies. Generating reports...`,
      });
      void invalidateAfter(utils, 'campaign.created');
      onCreated();
      void navigate({ to: '/campaigns' });
    },
    onError: (error) =>
      toast({ title: 'Failed to Create Campaign', description: errorMessage(error), variant: 'destructive' }),
  });
  const skipDays = readSkipDays(draft.skipYounger);

  const submit = () => {
    if (create.isPending) return;
    const name = draft.name.trim();
    if (name === '') {
      toast({
        title: 'Campaign Name Required',
        description: 'Please enter a name for your campaign',
        variant: 'destructive',
      });
      return;
    }
    if (draft.selected.size === 0) {
      toast({
        title: 'No Companies Selected',
        description: 'Please select at least one company',
        variant: 'destructive',
      });
      return;
    }
    if (skipDays === null) return;
    const description = draft.description.trim();
    create.mutate({
      name,
      companyIds: [...draft.selected],
      requestId,
      ...(description === '' ? {} : { description }),
      ...(skipDays === 0 ? {} : { skipYoungerThanDays: skipDays }),
    });
  };

  return {
    draft,
    skipDays,
    isPending: create.isPending,
    change: (part: Partial<CampaignDraft>) => setDraft((previous) => ({ ...previous, ...part })),
    submit,
  };
}

export type CampaignForm = ReturnType<typeof useCreateCampaign>;

import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { parseSkipDays } from '~/components/report-options/skip-days';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { randomId } from '~/lib/browser/random-id';
import { formatNumber } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import { toastSlip } from '~/lib/notifications/toast-slip';

export interface CampaignDraft {
  name: string;
  description: string;
  selected: ReadonlySet<string>;
  /** Days as typed. */
  skipYounger: string;
}

const NAME_MISSING = 'Please enter a name for your campaign';

/** The form of a new campaign; it lives as long as its dialog, so that closing forgets what was entered. */
export function useCreateCampaign(onCreated: () => void) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<CampaignDraft>({
    name: '',
    description: '',
    selected: new Set(),
    skipYounger: '',
  });
  // One per content: when an answer gets lost, sending the same again does not create a second campaign.
  const [requestId, setRequestId] = useState(randomId);
  const [isNameMissing, setNameMissing] = useState(false);
  const create = trpc.campaigns.create.useMutation({
    onSuccess: (campaign) => {
      toast({
        title: 'Campaign Created!',
        description: `"${campaign.name}" campaign created with ${formatNumber(campaign.totalCompanies)} companies. Generating reports...`,
      });
      onCreated();
      void navigate({ to: '/campaigns' });
    },
    onError: (error) =>
      toast({ title: 'Failed to Create Campaign', description: errorMessage(error), variant: 'destructive' }),
  });
  const skipDays = parseSkipDays(draft.skipYounger);

  const submit = () => {
    if (create.isPending) return;
    const name = draft.name.trim();
    setNameMissing(name === '');
    if (name === '') {
      toastSlip('Campaign Name Required', NAME_MISSING);
      return;
    }
    if (draft.selected.size === 0) {
      toastSlip('No Companies Selected', 'Please select at least one company');
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
    nameError: isNameMissing && draft.name.trim() === '' ? NAME_MISSING : null,
    isPending: create.isPending,
    change: (part: Partial<CampaignDraft>) => {
      setDraft((previous) => ({ ...previous, ...part }));
      setRequestId(randomId());
    },
    submit,
  };
}

export type CreateCampaignState = ReturnType<typeof useCreateCampaign>;

import { useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { requestCharacterLimit, type SessionMessage, truncateToLimit } from './message-session';
import { toastTrimmed } from './toast-trimmed';

/** "Use Message": asks for the outreach campaign, then stores the text as the draft for its recipient. */
export function useSaveAsDraft(shown: SessionMessage | null) {
  const [isChoosingCampaign, setChoosingCampaign] = useState(false);
  const saveDraft = trpc.outreach.useMessage.useMutation({
    onSuccess: ({ campaignName, messageContent }) => {
      setChoosingCampaign(false);
      toast({ title: 'Message Saved', description: `Saved as a draft in “${campaignName}”.` });
      if (shown !== null && messageContent !== null && messageContent.length < shown.text.trim().length)
        toastTrimmed(requestCharacterLimit(shown.request));
    },
    onError: (error) =>
      toast({ title: 'Failed to Save Message', description: errorMessage(error), variant: 'destructive' }),
  });
  const choose = (campaignId: string) => {
    if (shown === null || saveDraft.isPending) return;
    const { original, text, request } = shown;
    saveDraft.mutate({
      id: campaignId,
      text: truncateToLimit(text.trim(), requestCharacterLimit(request)),
      request,
      messageId: original.id,
      ...(original.contactId !== null && { contactId: original.contactId }),
    });
  };
  return {
    isChoosingCampaign,
    isPending: saveDraft.isPending,
    chooseCampaign: () => setChoosingCampaign(true),
    close: () => setChoosingCampaign(false),
    choose,
  };
}

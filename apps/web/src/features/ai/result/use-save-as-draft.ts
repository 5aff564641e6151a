import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { requestCharacterLimit, truncateToLimit } from './character-limit';
import { type Session, type SessionMessage, showSavedText } from './message-session';
import { toastTrimmed } from './toast-trimmed';

/**
 * "Use Message": asks for the outreach campaign, then saves the text as the draft for its recipient. A text that was cut
 * is shown as it was saved.
 */
export function useSaveAsDraft(shown: SessionMessage | null, onChange: Dispatch<SetStateAction<Session>>) {
  const [isChoosingCampaign, setChoosingCampaign] = useState(false);
  const sent = useRef<SessionMessage | null>(null);
  const saveDraft = trpc.outreach.useMessage.useMutation({
    onSuccess: ({ campaignName, messageContent }) => {
      setChoosingCampaign(false);
      toast({ title: 'Message Saved', description: `Saved as a draft in “${campaignName}”.` });
      const saved = sent.current;
      if (saved === null || messageContent === null) return;
      if (messageContent.length < saved.text.trim().length) toastTrimmed(requestCharacterLimit(saved.request));
      onChange((session) => showSavedText(session, saved, messageContent));
    },
    onError: (error) =>
      toast({ title: 'Failed to Save Message', description: errorMessage(error), variant: 'destructive' }),
  });
  const choose = (campaignId: string) => {
    if (shown === null || saveDraft.isPending) return;
    sent.current = shown;
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

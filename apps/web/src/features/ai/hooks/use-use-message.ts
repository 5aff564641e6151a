import { useState } from 'react';
import { errorMessage } from '~/lib/errors';
import { invalidateAfter } from '~/lib/invalidations';
import { toast } from '~/lib/toast';
import { trpc } from '~/lib/trpc';
import { cutToLimit, limitOfRequest, type SessionMessage } from '../lib/session';

/** "Use Message": asks for the outreach campaign, then stores the text as the draft for its recipient. */
export function useUseMessage(shown: SessionMessage | null) {
  const utils = trpc.useUtils();
  const [isAsking, setAsking] = useState(false);
  const store = trpc.outreach.useMessage.useMutation({
    onSuccess: ({ campaignName }) => {
      setAsking(false);
      toast({ title: 'Message Saved', description: `Stored as a draft in “${campaignName}”.` });
      void invalidateAfter(utils, 'outreach.changed');
    },
    onError: (error) =>
      toast({ title: 'Failed to Save Message', description: errorMessage(error), variant: 'destructive' }),
  });
  const choose = (campaignId: string) => {
    if (shown === null || store.isPending) return;
    const { original, text, request } = shown;
    store.mutate({
      id: campaignId,
      text: cutToLimit(text.trim(), limitOfRequest(request)),
      request,
      messageId: original.id,
      ...(original.contactId !== null && { contactId: original.contactId }),
    });
  };
  return {
    isAsking,
    isPending: store.isPending,
    ask: () => setAsking(true),
    close: () => setAsking(false),
    choose,
  };
}

export type UseMessageState = ReturnType<typeof useUseMessage>;

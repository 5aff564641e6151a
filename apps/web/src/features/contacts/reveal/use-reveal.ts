import { useQuery } from '@tanstack/react-query';
import { REVEAL_MAX } from '@workbench/services/contacts/limits';
import type { Contact, RevealResult } from '@workbench/services/contacts/schemas';
import { useState } from 'react';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { toastFailure } from '../../../lib/notifications/toast-failure';
import { toastReveal } from './toast-reveal';

export type OnRevealed = (contacts: Contact[], suppressedIds: string[]) => void;

/**
 * The price of revealing these contacts, and then the revealing itself.
 * @param lost what came of it already, when a response was lost and it may be bought once more
 */
export function useReveal(chosen: Contact[], onRevealed: OnRevealed, lost?: RevealResult) {
  // As they were at the opening: the rows behind the dialog change with the outcome.
  const [contacts] = useState(chosen);
  const ids = contacts.map(({ id }) => id);
  const isTooMany = ids.length > REVEAL_MAX;
  const reveal = trpc.contacts.reveal.useMutation({
    onSuccess: (result) => {
      onRevealed(result.contacts, result.suppressedIds);
      toastReveal(result);
    },
    onError: (error) => toastFailure('Reveal Failed', error),
  });
  const result = reveal.data ?? lost;
  const estimate = useQuery({
    queryKey: ['contacts.estimateReveal', ids],
    queryFn: () => trpcClient.contacts.estimateReveal.mutate({ ids }),
    enabled: !isTooMany && ids.length > 0 && result === undefined,
    // The price depends on what is held and connected now.
    staleTime: 0,
    gcTime: 0,
  });
  const sources = trpc.contacts.sources.useQuery({}, { refetchOnMount: 'always' });
  const count = ids.length - (estimate.data?.impossible ?? 0);

  return {
    contacts,
    isTooMany,
    estimate,
    sources: sources.data ?? [],
    /** How many of them can be revealed. */
    count,
    result,
    error: reveal.error,
    isPending: reveal.isPending,
    reveal: () => {
      if (!reveal.isPending && result === undefined && estimate.data !== undefined && count > 0) {
        reveal.mutate({ ids });
      }
    },
    /** Buys once more what was lost; the user has seen the price and the risk. */
    repeatLost: () => {
      if (!reveal.isPending && (result?.repeatCredits ?? 0) > 0) reveal.mutate({ ids, repeatLost: true });
    },
  };
}

export type Reveal = ReturnType<typeof useReveal>;

import type { Contact, RevealResult } from '@workbench/services/contacts/schemas';
import { useCallback, useState } from 'react';
import { trpc } from '~/lib/api/trpc';
import { toastFailure } from '~/lib/notifications/toast-failure';
import { toastReveal } from './toast-reveal';
import type { OnRevealed } from './use-reveal';

interface RevealOneOptions {
  onRevealed: OnRevealed;
  /** A response was lost: whether it is bought once more has to be asked. */
  onLost: (id: string, result: RevealResult) => void;
}

/** Reveals one person at once: the button has told the price. Several may be under way. */
export function useRevealOne({ onRevealed, onLost }: RevealOneOptions) {
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const { mutate } = trpc.contacts.reveal.useMutation({
    onSuccess: (result, { ids: [id = ''] }) => {
      onRevealed(result.contacts, result.suppressedIds);
      if (result.repeatCredits > 0) onLost(id, result);
      else toastReveal(result);
    },
    onError: (error) => toastFailure('Reveal Failed', error),
    onSettled: (_result, _error, { ids }) =>
      setPending((before) => new Set([...before].filter((id) => !ids.includes(id)))),
  });
  const reveal = useCallback(
    ({ id }: Contact) => {
      setPending((before) => new Set([...before, id]));
      mutate({ ids: [id] });
    },
    [mutate],
  );
  return { pending, reveal };
}

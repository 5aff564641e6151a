import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { trpc } from '~/lib/api/trpc';
import { readShortcutsEnabled } from '~/lib/browser/keyboard/letter-shortcuts';
import { plainLetter } from '~/lib/browser/keyboard/shortcuts';
import { isTypingTarget } from '~/lib/browser/keyboard/typing-target';
import { toFilterParameters } from '../lead-filters';
import { isLeadId, type LeadParams } from '../url-params';

/** From the open lead to the ones around it, within the filter of the address and in the order of the list. */
export function useLeadSteps(leadId: string) {
  const params: LeadParams = useSearch({ from: '/lead-enrichment' });
  const navigate = useNavigate({ from: '/lead-enrichment' });
  /** The decision that was just made, and the lead whose first suggestion is the next to decide. */
  const [decided, setDecided] = useState<{ leadId: string; accept: boolean } | null>(null);
  const input = { id: leadId, ...toFilterParameters(params) };
  // Without the neighbors of the lead before, the buttons would lose the focus at each step.
  const { data: neighbors, isPlaceholderData } = trpc.leads.neighbors.useQuery(input, {
    enabled: isLeadId(leadId),
    placeholderData: keepPreviousData,
  });
  const goTo = (lead: string) => {
    if (isPlaceholderData) return;
    void navigate({ replace: true, resetScroll: false, search: (before: LeadParams) => ({ ...before, lead }) });
  };
  return {
    neighbors,
    goTo,
    /** true or false after a decision: the next one is probably the same. */
    lastAccept: decided?.leadId === leadId ? decided.accept : null,
    /** Goes on to the next suggestion: of this lead, or else of the next lead that has one. */
    onDecided: (accept: boolean, left: number) => {
      const next = left > 0 ? leadId : (neighbors?.nextSuggestionId ?? null);
      if (next === null) return;
      setDecided({ leadId: next, accept });
      if (next !== leadId) goTo(next);
    },
    /** The letters of the company page; those of a dialog above this one don't count. */
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
      if (!isOwn || isTypingTarget(event.target) || !readShortcutsEnabled()) return;
      const letter = plainLetter(event.nativeEvent);
      const target = letter === 'j' ? neighbors?.nextId : letter === 'k' ? neighbors?.previousId : null;
      if (!target) return;
      event.preventDefault();
      goTo(target);
    },
  };
}

export type LeadSteps = ReturnType<typeof useLeadSteps>;

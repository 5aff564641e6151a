import type { WithSuggestions } from './suggestions.ts';

/** Of one company; the oldest are the first that may be suggested again. */
const DISMISSED_MAX = 200;

export function isDismissed({ dismissedSuggestions = [] }: WithSuggestions, id: string): boolean {
  return dismissedSuggestions.includes(id);
}

export function dismiss<S extends WithSuggestions>(company: S, ids: readonly string[]): S {
  const dismissed = new Set([...(company.dismissedSuggestions ?? []), ...ids]);
  return { ...company, dismissedSuggestions: [...dismissed].slice(-DISMISSED_MAX) };
}

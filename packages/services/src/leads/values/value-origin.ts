import type { LeadDoc, LeadOriginDoc, LeadSuggestionDoc } from '@workbench/db';
import type { LeadField } from './fields.ts';

/** What a list or a saved contact said; all other suggestions were found by a source. */
const IMPORTED: ReadonlySet<string> = new Set(['sheet', 'file', 'pasted', 'contact']);

/** Whether a source found the value, accepted by a user or not. Pure. */
export const isFoundBySource = ({ source }: LeadOriginDoc): boolean => !IMPORTED.has(source) && source !== 'typed';

interface ProvidedBy {
  source: string;
  at: Date;
}

/**
 * The origin of a provided value. Pure. A known value is no change to ask about: a provided value keeps its date, a
 * found one is confirmed.
 */
export function userProvidedOrigin(
  lead: LeadDoc,
  { field, value }: { field: LeadField; value: string },
  { source, at }: ProvidedBy,
): LeadOriginDoc {
  const known = lead.origins[field];
  const provided = { source, at, confidence: null, isLocked: true };
  if (lead[field] !== value) return provided;
  // A value of unknown origin existed from the beginning.
  if (known === undefined) return { ...provided, at: lead.createdAt };
  return known.isLocked ? { ...known, source, confidence: null } : { ...provided, isConfirmed: true };
}

/** The origin of a suggested value after a user has accepted it. Pure. */
export function acceptedOrigin({ source, confidence }: LeadSuggestionDoc, at: Date): LeadOriginDoc {
  const origin = { source, at, confidence, isLocked: true, isAccepted: true };
  return IMPORTED.has(source) ? origin : { ...origin, isConfirmed: true };
}

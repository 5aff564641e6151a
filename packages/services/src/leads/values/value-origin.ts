import type { LeadDoc, LeadOriginDoc, LeadSuggestionDoc } from '@workbench/db';
import type { LeadField } from './fields.ts';

/** What a list or a saved contact said; all other suggestions were found by a source. */
const IMPORTED: ReadonlySet<string> = new Set(['sheet', 'file', 'pasted', 'contact']);

interface ProvidedBy {
  source: string;
  at: Date;
}

/**
 * Where a value comes from that a person gives. Pure. One that was known already is no news that anybody has to be asked
 * about: what was given before keeps its date, and what was found is confirmed.
 */
export function userProvidedOrigin(
  lead: LeadDoc,
  { field, value }: { field: LeadField; value: string },
  { source, at }: ProvidedBy,
): LeadOriginDoc {
  const known = lead.origins[field];
  const provided = { source, at, confidence: null, isLocked: true };
  if (lead[field] !== value) return provided;
  // What nobody knows the origin of was there from the beginning.
  if (known === undefined) return { ...provided, at: lead.createdAt };
  return known.isLocked ? { ...known, source, confidence: null } : { ...provided, isConfirmed: true };
}

/** Where a suggested value comes from once a person has accepted it. Pure. */
export function acceptedOrigin({ source, confidence }: LeadSuggestionDoc, at: Date): LeadOriginDoc {
  const origin = { source, at, confidence, isLocked: true, isAccepted: true };
  return IMPORTED.has(source) ? origin : { ...origin, isConfirmed: true };
}

import type { LeadDoc, LeadSuggestionDoc } from '@workbench/db';
import { LEAD_FIELDS, type LeadField, type LeadValues } from './fields.ts';
import { isDismissed } from './is-dismissed.ts';
import { isSameValue } from './is-same-value.ts';

/** The source of the values, and its confidence from 0 to 1. */
export interface EnrichmentSource {
  source: string;
  confidence: number;
  at: Date;
  /** Of the found company; part of a suggestion of that company. */
  organizationDomain?: string | null;
}

/**
 * A lead's fields with found values: an empty field is filled; a found value is replaced by one of at least the same
 * confidence; a provided value stays, and a different one becomes a suggestion. Nothing is cleared, and the same call
 * twice changes nothing. Pure.
 */
export function applyEnrichment(lead: LeadDoc, found: Partial<LeadValues>, by: EnrichmentSource): Partial<LeadDoc> {
  const values: Partial<LeadValues> = {};
  const origins = { ...lead.origins };
  let suggestions = lead.suggestions;
  for (const field of LEAD_FIELDS) {
    const value = found[field]?.trim();
    if (!value) continue;
    const known = lead[field];
    if (known && isSameValue(field, known, value)) {
      suggestions = suggestions.filter((other) => other.field !== field || other.source !== by.source);
    } else if (known && isUserProvided(lead, field)) {
      if (isDismissed(lead, field, value)) continue;
      suggestions = withSuggestion(suggestions, toSuggestion(field, value, by));
    } else if (!known || by.confidence >= (lead.origins[field]?.confidence ?? 0)) {
      values[field] = value;
      origins[field] = { source: by.source, at: by.at, confidence: by.confidence, isLocked: false };
      suggestions = suggestions.filter((other) => other.field !== field);
    }
  }
  return { ...(values as Partial<LeadDoc>), origins, suggestions };
}

/** A value of unknown origin existed before any query. */
function isUserProvided({ origins }: LeadDoc, field: LeadField): boolean {
  return origins[field]?.isLocked ?? true;
}

function toSuggestion(field: LeadField, value: string, by: EnrichmentSource): LeadSuggestionDoc {
  const { source, confidence, at, organizationDomain } = by;
  const domain = field === 'company' ? organizationDomain : null;
  return { field, value, source, confidence, at, ...(domain && { organizationDomain: domain }) };
}

/** One suggestion per field; the same one again keeps its date. */
function withSuggestion(suggestions: LeadSuggestionDoc[], suggestion: LeadSuggestionDoc): LeadSuggestionDoc[] {
  const { field, value, confidence } = suggestion;
  const known = suggestions.find((other) => other.field === field);
  if (known !== undefined && (known.value === value || known.confidence > confidence)) return suggestions;
  return [...suggestions.filter((other) => other.field !== field), suggestion];
}

import type { LeadDoc, LeadSuggestionDoc } from '@workbench/db';
import { companyKey } from '@workbench/identity/company-key';
import { emailKey } from '@workbench/identity/email-key';
import { phoneKey } from '@workbench/identity/phone-key';
import { profileKey } from '@workbench/identity/profile-key';
import { fold } from '@workbench/text/fold';
import { LEAD_FIELDS, type LeadField, type LeadValues } from './fields.ts';
import { isSameLocation } from './location.ts';

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

/** A person did not want it before. Pure. */
export function isDismissed({ dismissed = [] }: LeadDoc, field: LeadField, value: string): boolean {
  return dismissed.some((other) => other.field === field && isSameValue(field, other.value, value));
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

/** Two spellings of one value are no difference that a person has to decide about. */
function isSameValue(field: LeadField, one: string, other: string): boolean {
  if (one.trim() === other) return true;
  switch (field) {
    case 'email':
      return isSameKey(emailKey, one, other);
    case 'linkedinUrl':
      return isSameKey(profileKey, one, other);
    case 'phone':
      return isSameKey(phoneKey, one, other);
    case 'company':
      return companyKey(one) === companyKey(other);
    case 'location':
      return isSameLocation(one, other);
    default:
      return fold(one) === fold(other);
  }
}

/** What has no key is compared as it is written. */
function isSameKey(toKey: (text: string) => string | null, one: string, other: string): boolean {
  const [key, otherKey] = [toKey(one), toKey(other)];
  return key === null ? one.trim().toLowerCase() === other.trim().toLowerCase() : key === otherKey;
}

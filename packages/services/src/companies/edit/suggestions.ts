import { createHash } from 'node:crypto';
import type { CompanyDoc, FieldOriginDoc, FieldSuggestionDoc, SuggestedValueDoc } from '@workbench/db';
import { oneLine } from '../company-name.ts';
import { formatHeadcount } from '../figures/headcount/format-headcount.ts';
import { recordHeadcount } from '../figures/headcount/record-headcount.ts';
import { locationKey } from '../figures/merge-spellings.ts';
import type { CompanyField } from '../schemas.ts';

export type WithSuggestions = Pick<CompanyDoc, 'suggestions' | 'dismissedSuggestions'>;

/** What is suggested, as shown. */
export function textOfSuggestion({ text, locations, headcount }: SuggestedValueDoc): string {
  if (text !== undefined) return text;
  if (locations !== undefined) return locations.join('; ');
  const figure = headcount === undefined ? null : recordHeadcount(headcount);
  return figure === null ? '' : formatHeadcount(figure);
}

export function newSuggestion(
  field: CompanyField,
  value: SuggestedValueDoc,
  origin: FieldOriginDoc,
): FieldSuggestionDoc {
  return { id: suggestionId(field, value), field, value, origin };
}

/** Another spelling of a location is no other value, nor are other letter case and blanks of a name. */
export function suggestionId(field: CompanyField, value: SuggestedValueDoc): string {
  const text = value.locations?.map(locationKey).sort().join('\n') ?? oneLine(textOfSuggestion(value)).toLowerCase();
  return `${field}-${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
}

/** One for each field, the latest; the same object when all of them are there already. */
export function addSuggestions<S extends WithSuggestions>(company: S, added: readonly FieldSuggestionDoc[]): S {
  const known = company.suggestions ?? [];
  const isNew = (one: FieldSuggestionDoc) => known.every(({ id }) => id !== one.id);
  const latest = new Map(added.filter(isNew).map((one) => [one.field, one]));
  if (latest.size === 0) return company;
  return { ...company, suggestions: [...known.filter(({ field }) => !latest.has(field)), ...latest.values()] };
}

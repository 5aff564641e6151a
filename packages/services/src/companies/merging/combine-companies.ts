import type { FieldOriginsDoc, FieldSuggestionDoc, ObservationDoc, StruckIdentifierDoc } from '@workbench/db';
import { companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import type { mongo } from 'mongoose';
import { domainsOf } from '../aliases/domains-of.ts';
import { combineValues } from '../custom/company-values.ts';
import { dismiss } from '../edit/dismiss-suggestion.ts';
import { type OriginField, originOf } from '../edit/field-origins.ts';
import { addSuggestions } from '../edit/suggestions.ts';
import { mergeIdentifiers } from '../identifiers/merge-identifiers.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import { normalizeTags } from '../tags/normalize-tags.ts';
import { combineRecords } from './combine-records.ts';
import { compareFields, type MergeChoices } from './compare-fields.ts';
import { withoutStruck } from './without-struck.ts';

export interface CombinedCompany {
  after: StoredCompany;
  /** Figures that become the survivor's history. */
  history: Omit<ObservationDoc, '_id'>[];
  /** The connectors whose answers are left out, as they came by identifiers that were struck out at the survivor. */
  leftOut: string[];
}

/** Two companies as one, before its derived fields follow. */
export function combineCompanies(
  survivor: StoredCompany,
  merged: StoredCompany,
  { choices, now }: { choices: MergeChoices; now: Date },
): CombinedCompany {
  const { company: other, connectors: leftOut } = withoutStruck(survivor, merged);
  const fields = compareFields(survivor, other, choices);
  const mergedValue = <K extends OriginField>(field: K) => (fields[field].merged === 'other' ? other : survivor)[field];
  const { records, history } = combineRecords(survivor, other, fields);
  const domain = mergedValue('domain');
  const { demo: _, ...rest } = survivor;
  const combined: StoredCompany = {
    ...rest,
    name: mergedValue('name'),
    domain,
    industry: mergedValue('industry'),
    records,
    origins: combineOrigins(survivor, other, { fields, now }),
    formerIds: [...(survivor.formerIds ?? []), other._id, ...(other.formerIds ?? [])],
    aliases: [...new Set([...domainsOf(survivor), ...domainsOf(other)])].filter((one) => one !== domain).sort(),
    ...listIfAny('locks', [...new Set([...(survivor.locks ?? []), ...(other.locks ?? [])])].sort()),
    ...listIfAny('tags', combineTags(survivor, other)),
    ...combineValues(survivor, other),
    ...(!survivor.preferredSource && other.preferredSource && { preferredSource: other.preferredSource }),
    ...listIfAny('lists', [...new Set([...(survivor.lists ?? []), ...(other.lists ?? [])])]),
    ...(survivor.demo && other.demo && { demo: true as const }),
    ...(!survivor.parent && other.parent && { parent: other.parent, ancestors: other.ancestors ?? [] }),
    ...(other.hasSubsidiaries && { hasSubsidiaries: true as const }),
  };
  // What the merge has brought is no suggestion any more.
  const isOpen = ({ field, value: { text } }: FieldSuggestionDoc) =>
    text === undefined || text !== Reflect.get(combined, field);
  const open = { ...combined, ...(combined.suggestions && { suggestions: combined.suggestions.filter(isOpen) }) };
  const dismissed = dismiss(open, other.dismissedSuggestions ?? []);
  const suggested = addSuggestions(
    dismissed.dismissedSuggestions?.length ? dismissed : open,
    newSuggestions(open, other).filter(isOpen),
  );
  return {
    after: combineIdentifiers(suggested, other, now),
    history: history.map((figure) => ({ companyId: survivor._id, ...figure })),
    leftOut,
  };
}

export function combineTags(survivor: StoredCompany, other: StoredCompany): string[] {
  return normalizeTags([...(survivor.tags ?? []), ...(other.tags ?? [])]);
}

function listIfAny<K extends 'locks' | 'tags' | 'lists'>(field: K, values: string[]): Partial<Record<K, string[]>> {
  return values.length === 0 ? {} : ({ [field]: values } as Partial<Record<K, string[]>>);
}

function combineOrigins(
  survivor: StoredCompany,
  other: StoredCompany,
  { fields, now }: { fields: ReturnType<typeof compareFields>; now: Date },
): FieldOriginsDoc {
  const origins: FieldOriginsDoc = { ...survivor.origins };
  for (const field of ['name', 'domain', 'industry', 'locations'] as const) {
    // Of a company from before origins were recorded, only the merge is known.
    if (fields[field].merged === 'other') origins[field] = originOf(other, field) ?? { by: 'merge', at: now };
  }
  return origins;
}

/** One for each field: the survivor's own come first. */
function newSuggestions({ suggestions = [], dismissedSuggestions = [] }: StoredCompany, other: StoredCompany) {
  return (other.suggestions ?? []).filter(
    ({ id, field }) => !suggestions.some((one) => one.field === field) && !dismissedSuggestions.includes(id),
  );
}

function combineIdentifiers(company: StoredCompany, other: StoredCompany, now: Date): StoredCompany {
  const merged = mergeIdentifiers(company, { identifiers: other.identifiers ?? [] }, now);
  const known = new Set([...(merged.identifiers ?? []), ...(merged.struckIdentifiers ?? [])].map(companyIdentifierKey));
  const struck = (other.struckIdentifiers ?? []).filter((one) => !known.has(companyIdentifierKey(one)));
  if (struck.length === 0) return merged;
  return {
    ...merged,
    struckIdentifiers: [...(merged.struckIdentifiers ?? []), ...struck.map((one) => ofCompany(one, company._id))],
  };
}

/** What a restored identifier brings back belongs to the survivor. */
function ofCompany({ removed, ...struck }: StruckIdentifierDoc, companyId: mongo.ObjectId): StruckIdentifierDoc {
  return {
    ...struck,
    removed: { ...removed, observations: removed.observations.map((one) => ({ ...one, companyId })) },
  };
}

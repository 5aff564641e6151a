import type { FieldOriginDoc, FieldSuggestionDoc, SourceRecordDoc } from '@workbench/db';
import { lowerEnd, upperEnd } from '../figures/headcount/headcount.ts';
import { recordHeadcount } from '../figures/headcount/record-headcount.ts';
import { findManualRecord } from '../figures/manual-record.ts';
import { locationKey } from '../figures/merge-spellings.ts';
import { sourceKey } from '../figures/rule/source-key.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import type { CompanyFacts } from '../store/facts/company-facts.ts';
import { isDismissed } from './dismiss-suggestion.ts';
import { originOfRecord } from './field-origins.ts';
import { newSuggestion, suggestionId } from './suggestions.ts';

/**
 * What facts say beside the locked values of a company, as suggestions; none that was dismissed.
 * @param company after what may be merged has been merged
 * @param said what the source or the row says, whether it may be merged or not
 */
export function suggestionsOf(
  company: StoredCompany,
  said: CompanyFacts & { name: string | null },
  origin: FieldOriginDoc,
): FieldSuggestionDoc[] {
  const { locks = [], name, industry } = company;
  if (locks.length === 0) return [];
  const suggestions: (FieldSuggestionDoc | null)[] = [];
  if (locks.includes('name') && said.name !== null && said.name !== name)
    suggestions.push(newSuggestion('name', { text: said.name }, origin));
  if (locks.includes('industry') && said.industry !== null && said.industry !== industry)
    suggestions.push(newSuggestion('industry', { text: said.industry }, origin));
  if (locks.includes('locations')) suggestions.push(suggestLocations(company, said, origin));
  if (locks.includes('headcount')) suggestions.push(suggestHeadcount(company, said));
  return suggestions.filter((one) => one !== null).filter(({ id }) => !isDismissed(company, id));
}

/** The locked ones and those that are new beside them: what is not repeated may be true all the same. */
function suggestLocations(
  company: StoredCompany,
  said: CompanyFacts,
  origin: FieldOriginDoc,
): FieldSuggestionDoc | null {
  const pending = company.suggestions?.find(({ field }) => field === 'locations')?.value.locations ?? [];
  const known = new Set(company.locations.map(locationKey));
  const added = [...pending, ...said.locations].filter((location) => {
    const isNew = !known.has(locationKey(location)) && !isDismissed(company, locationDismissal(location));
    known.add(locationKey(location));
    return isNew;
  });
  const isSaid = added.some((location) => said.locations.some((one) => locationKey(one) === locationKey(location)));
  return isSaid ? newSuggestion('locations', { locations: [...company.locations, ...added] }, origin) : null;
}

/** Each dismissed location is remembered by itself: another source may repeat it beside a new one. */
export function locationDismissal(location: string): string {
  return suggestionId('locations', { locations: [location] });
}

/** The latest of the figures that disagree; a range that contains the typed one agrees. */
function suggestHeadcount(company: StoredCompany, { figures }: CompanyFacts): FieldSuggestionDoc | null {
  const sources = new Set(figures.map(({ source }) => sourceKey(source)));
  const [latest] = disagreeingRecords(company)
    .filter(({ source }) => sources.has(sourceKey(source)))
    .map((record) => headcountSuggestion(record, company.demo ?? false))
    .filter(({ id }) => !isDismissed(company, id))
    .sort((a, b) => (b.origin.asOf?.getTime() ?? 0) - (a.origin.asOf?.getTime() ?? 0));
  return latest ?? null;
}

export function headcountSuggestion(record: SourceRecordDoc, isDemo: boolean): FieldSuggestionDoc {
  const { value, min, max } = record;
  const headcount = {
    ...(value !== undefined && { value }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  };
  return newSuggestion('headcount', { headcount }, originOfRecord(record, isDemo));
}

/** The records whose figure excludes the typed one. */
export function disagreeingRecords({ records }: Pick<StoredCompany, 'records'>): SourceRecordDoc[] {
  const typed = findManualRecord(records);
  const own = typed && recordHeadcount(typed);
  if (own === null) return [];
  return records.filter((record) => {
    const headcount = recordHeadcount(record);
    if (record === typed || headcount === null) return false;
    return lowerEnd(headcount) > upperEnd(own) || upperEnd(headcount) < lowerEnd(own);
  });
}

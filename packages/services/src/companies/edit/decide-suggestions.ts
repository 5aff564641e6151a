import type { FieldSuggestionDoc } from '@workbench/db';
import { ServiceError } from '../../shared/errors.ts';
import { recordHeadcount } from '../figures/headcount/record-headcount.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import { dismiss } from './dismiss-suggestion.ts';
import type { GivenValues } from './given-values.ts';
import { disagreeingRecords, headcountSuggestion, locationDismissal } from './suggest-beside-locks.ts';

export interface SuggestionDecisions {
  /** Ids. */
  accept: readonly string[];
  dismiss: readonly string[];
}

/** The values that are taken over, and the company that remembers what was dismissed. */
export function decideSuggestions(
  company: StoredCompany,
  decisions: SuggestionDecisions,
): { company: StoredCompany; accepted: GivenValues } | ServiceError {
  const pending = new Map((company.suggestions ?? []).map((suggestion) => [suggestion.id, suggestion]));
  const unknown = [...decisions.accept, ...decisions.dismiss].find((id) => !pending.has(id));
  if (unknown !== undefined) {
    return new ServiceError('conflict', `There is no suggestion "${unknown}" any more; read the fields again`);
  }
  const find = (ids: readonly string[]) => ids.flatMap((id) => pending.get(id) ?? []);
  const dismissed = find(decisions.dismiss);
  const ids = new Set(decisions.dismiss);
  const suggestions = company.suggestions?.filter(({ id }) => !ids.has(id));
  const remembering = dismiss(
    company,
    dismissed.flatMap((suggestion) => dismissalsOf(company, suggestion)),
  );
  return {
    company: dismissed.length === 0 ? company : { ...remembering, ...(suggestions && { suggestions }) },
    accepted: Object.assign({}, ...find(decisions.accept).map(toGiven)),
  };
}

/** Whoever dismisses one figure or location has seen the others that are known now. */
function dismissalsOf(company: StoredCompany, { id, field, value }: FieldSuggestionDoc): string[] {
  if (field === 'headcount') {
    return [id, ...disagreeingRecords(company).map((record) => headcountSuggestion(record, false).id)];
  }
  return [id, ...(value.locations ?? []).map(locationDismissal)];
}

function toGiven({ field, value, origin }: FieldSuggestionDoc): GivenValues {
  const headcount = value.headcount === undefined ? null : recordHeadcount(value.headcount);
  if (field === 'headcount' && headcount !== null) {
    const { source = 'a source', url, asOf, at } = origin;
    const typed = {
      headcount,
      asOf: asOf ?? at,
      reason: `Taken over from ${source}`,
      ...(url !== undefined && { url }),
    };
    return { headcount: { value: typed, origin } };
  }
  if (field === 'locations') return { locations: { value: value.locations ?? [], origin } };
  return { [field]: { value: value.text ?? '', origin } };
}

import type { FieldOriginDoc, FieldSuggestionDoc } from '@workbench/db';
import { ServiceError } from '../../shared/errors.ts';
import { oneLine } from '../company-name.ts';
import { applyEdit } from '../edit/apply-edit.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import type { Check, CheckedCompany, ManyRecord, ManyRule } from './rule.ts';

/** What an edit by hand has replaced beside the value. */
interface IndustryDetails {
  /** When the change was made: the origin of what it has set. */
  at: Date;
  origin: FieldOriginDoc | null;
  suggestions: FieldSuggestionDoc[];
}

/** Sets the industry as an edit by hand does, which locks it; a locked one stays. */
export function industryRule(text: string | null): ManyRule {
  const industry = oneLine(text ?? '') || null;
  return {
    check: (company) => {
      if ((company.industry ?? null) === industry) return 'same';
      return company.locks?.includes('industry') ? { left: 'Its industry is locked' } : 'changes';
    },
    apply: (company, { now, origin }) => {
      const values = { industry: { value: industry, origin } };
      const edited = applyEdit(
        company,
        { values, custom: {}, lock: [], unlock: [], accept: [], dismiss: [], origin },
        now,
      );
      // Nothing but decided suggestions and typed headcounts is ever refused.
      if (edited instanceof ServiceError) throw edited;
      const details: IndustryDetails = {
        at: origin.at,
        origin: company.origins?.industry ?? null,
        suggestions: (company.suggestions ?? []).filter(({ field }) => field === 'industry'),
      };
      const record = {
        field: 'industry' as const,
        before: company.industry ?? null,
        after: industry,
        details: { ...details },
      };
      return { after: { ...edited.after, updatedAt: now }, record };
    },
  };
}

/** Brings the former industry back with its origin, unless it was changed since. */
export function undoIndustry(company: StoredCompany, record: ManyRecord): ManyRule {
  const details = record.details as IndustryDetails | undefined;
  const before = record.before as string | null;
  return {
    check: (): Check => {
      if (isFrom(company, before, details?.origin?.at)) return 'same';
      return isFrom(company, record.after, details?.at) ? 'changes' : { left: 'Its industry was changed since' };
    },
    apply: (stored, { now }) => {
      const { industry: _, ...origins } = stored.origins ?? {};
      const after: StoredCompany = {
        ...stored,
        industry: before,
        origins: { ...origins, ...(details?.origin && { industry: details.origin }) },
        locks: (stored.locks ?? []).filter((field) => field !== 'industry'),
        suggestions: undoneSuggestions(stored, before, details),
        updatedAt: now,
      };
      return { after, record: { field: 'industry', before: record.after, after: before } };
    },
  };
}

/** What a source has suggested since stays, unless it is what returns. */
function undoneSuggestions({ suggestions = [] }: StoredCompany, before: string | null, details?: IndustryDetails) {
  const others = suggestions.filter(({ field }) => field !== 'industry');
  const since = suggestions.filter(({ field, value }) => field === 'industry' && value.text !== before);
  return [...others, ...(since.length > 0 ? since : (details?.suggestions ?? []))];
}

function isFrom(
  company: CheckedCompany & Pick<StoredCompany, 'origins'>,
  value: unknown,
  at: Date | undefined,
): boolean {
  return (company.industry ?? null) === value && company.origins?.industry?.at.getTime() === at?.getTime();
}

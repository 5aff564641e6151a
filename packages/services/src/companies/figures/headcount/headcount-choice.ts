import type { ChosenFields, DerivedFrom } from '../derived-from.ts';
import type { HeadcountChoice } from '../rule/chosen-headcount.ts';

export function isHeadcountLocked({ locks }: Pick<DerivedFrom, 'locks'>): boolean {
  return locks?.includes('headcount') ?? false;
}

/** What users have decided about its headcount. */
export function headcountChoice(company: ChosenFields): HeadcountChoice {
  return { isLocked: isHeadcountLocked(company), preferredSource: company.preferredSource?.source };
}

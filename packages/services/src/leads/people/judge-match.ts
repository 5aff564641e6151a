import type { FoundPerson } from '@workbench/connectors/people';
import { isSameCompany, isSameDomain } from '../values/same-employer.ts';
import { leadName } from './lead-name.ts';
import type { LookupKind, LookupSubject, PersonLookup } from './person-lookup.ts';
import { isSameName } from './same-name.ts';

/** Below that a person has to look. */
const SURE_MIN = 0.6;
/** Where the source does not say how sure it is. */
const CONFIDENCE: Record<LookupKind, number> = { profile: 0.9, email: 0.9, name: 0.6 };

export interface Judgement {
  isSure: boolean;
  /** 0 to 1. */
  confidence: number;
  /** Why a user has to decide; empty when the match is certain. */
  reason: string;
}

/** Whether a person found by a source is the lead. Pure. */
export function judgeMatch(
  lead: LookupSubject,
  found: Pick<FoundPerson, 'name' | 'isNameHidden' | 'likelihood' | 'organizationName' | 'organizationDomain'>,
  { key, by }: Extract<PersonLookup, { by: LookupKind }>,
): Judgement {
  const confidence = found.likelihood == null ? CONFIDENCE[by] : Math.min(1, found.likelihood / 10);
  if (!found.isNameHidden && !isSameName(leadName(lead), found.name)) {
    return { isSure: false, confidence, reason: `The name found is ${found.name}, not ${leadName(lead)}` };
  }
  if (by === 'name' && !isSameEmployer(key, found)) {
    const employer = found.organizationName ?? found.organizationDomain ?? 'an unknown company';
    return { isSure: false, confidence, reason: `A person of this name works at ${employer}` };
  }
  if (confidence >= SURE_MIN) return { isSure: true, confidence, reason: '' };
  return { isSure: false, confidence, reason: `Only ${Math.round(confidence * 100)}% sure to be the same person` };
}

type Employer = Pick<FoundPerson, 'organizationName' | 'organizationDomain'>;

/**
 * The identifier that was used for the query, whatever the lead's own fields say; an employer who is unknown on either
 * side counts as none.
 */
function isSameEmployer(lookup: Employer, found: Employer): boolean {
  const { organizationName: name, organizationDomain: domain } = lookup;
  const { organizationName: otherName, organizationDomain: otherDomain } = found;
  if (domain && otherDomain && isSameDomain(domain, otherDomain)) return true;
  return Boolean(name && otherName) && isSameCompany(name ?? '', otherName ?? '');
}

import type { SourceRecordDoc } from '@workbench/db';
import { sameHeadcount } from '../figures/headcount/headcount.ts';
import { recordHeadcount } from '../figures/headcount/record-headcount.ts';
import { findManualRecord } from '../figures/manual-record.ts';
import { locationKey } from '../figures/merge-spellings.ts';
import type { CompanyField } from '../schemas.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';

type MergeSide = 'survivor' | 'other';
export type MergeChoices = Partial<Record<CompanyField, MergeSide>>;

export interface ComparedField {
  /** Whose value the merged company has. */
  merged: MergeSide | 'both';
  /** Both have a value of their own, and a person may choose. */
  isChoice: boolean;
}

/** Whose value a field has after a merge: a choice, else the locked one, else the survivor's, else the only one. Pure. */
export function compareFields(
  survivor: StoredCompany,
  other: StoredCompany,
  choices: MergeChoices,
): Record<CompanyField, ComparedField> {
  const isLocked = (company: StoredCompany, field: CompanyField) => company.locks?.includes(field) ?? false;
  const compareTexts = (field: 'name' | 'domain' | 'industry'): ComparedField => {
    if (survivor[field] === other[field]) return { merged: 'survivor', isChoice: false };
    const isChoice = survivor[field] !== null && other[field] !== null;
    const chosen = isChoice ? choices[field] : undefined;
    if (chosen !== undefined) return { merged: chosen, isChoice };
    const isOthers = isLocked(other, field) && !isLocked(survivor, field);
    const isOnlyOthers = survivor[field] === null && !isLocked(survivor, field);
    return { merged: isOthers || isOnlyOthers ? 'other' : 'survivor', isChoice };
  };
  const compareTyped = (
    field: 'locations' | 'headcount',
    [ofSurvivor, ofOther]: [boolean, boolean],
    isSame: boolean,
  ): ComparedField => {
    if (!ofSurvivor && !ofOther) return { merged: 'both', isChoice: false };
    if (ofSurvivor !== ofOther) return { merged: ofSurvivor ? 'survivor' : 'other', isChoice: false };
    return isSame ? { merged: 'survivor', isChoice: false } : { merged: choices[field] ?? 'survivor', isChoice: true };
  };
  const isTyped = (company: StoredCompany) => isLocked(company, 'headcount') && typedHeadcount(company) !== null;
  return {
    name: compareTexts('name'),
    domain: compareTexts('domain'),
    industry: compareTexts('industry'),
    locations: compareTyped(
      'locations',
      [isLocked(survivor, 'locations'), isLocked(other, 'locations')],
      keyOf(survivor.locations) === keyOf(other.locations),
    ),
    headcount: compareTyped(
      'headcount',
      [isTyped(survivor), isTyped(other)],
      sameHeadcount(typedHeadcount(survivor), typedHeadcount(other)),
    ),
  };
}

function typedHeadcount({ records }: { records: readonly SourceRecordDoc[] }) {
  const typed = findManualRecord(records);
  return typed && recordHeadcount(typed);
}

const keyOf = (locations: readonly string[]) => locations.map(locationKey).sort().join('\n');

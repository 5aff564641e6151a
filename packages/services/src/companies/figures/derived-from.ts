import type { CompanyDoc } from '@workbench/db';
import type { RelatedCompany } from '../relations/counted-parent.ts';

/** A lock keeps what a user typed in the position of what the sources say; a preferred source counts alone. */
export type DerivedFrom = Pick<CompanyDoc, 'records'> & RelatedCompany & ChosenFields;

export type ChosenFields = { locks?: readonly string[] | undefined } & Pick<CompanyDoc, 'preferredSource'>;

/** Their fields, for whoever reads no more of a company. */
export const DERIVED_FROM = { records: 1, locks: 1, preferredSource: 1, ancestors: 1, identifiers: 1 } as const;

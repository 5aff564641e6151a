import type { FoundPerson } from '@workbench/connectors/people';
import type { Contact, PeopleSource } from '../schemas.ts';

/** A person on a page of results. */
export interface FoundContact {
  /** "apollo:66aa…": of the source that found the person first. */
  id: string;
  /** As each source knows the person, best first; at most one per source. */
  people: FoundPerson[];
  /** Why two sources' people are taken for one; null when there is one source. */
  mergedBecause: string | null;
  foundAt: Date;
}

/** The fields of a person that are shown, as all sources together give them. */
export type CombinedPerson = Pick<
  Contact,
  | 'name'
  | 'isNameHidden'
  | 'title'
  | 'organizationName'
  | 'organizationDomain'
  | 'organizationIndustry'
  | 'organizationSize'
  | 'email'
  | 'emailStatus'
  | 'emailStatusOriginal'
  | 'phone'
  | 'city'
  | 'state'
  | 'country'
  | 'linkedinUrl'
  | 'seniority'
  | 'differences'
> & {
  /** true: a source says so; false: all sources say there is none; null: unknown. */
  hasEmail: boolean | null;
  hasPhone: boolean | null;
  /** The source of each field; fields without a value are left out. */
  givenBy: Partial<Record<CombinedField, PeopleSource>>;
};

export type CombinedField = Exclude<
  keyof CombinedPerson,
  'isNameHidden' | 'differences' | 'hasEmail' | 'hasPhone' | 'givenBy'
>;

/** What a labelled pair says of a person. All people are fictional. */
export interface CasePerson {
  name: string;
  /** Employer, its domain, and employers of before. */
  at?: string;
  web?: string;
  was?: string[];
  title?: string;
  mail?: string | string[];
  tel?: string | string[];
  city?: string;
  land?: string;
  /** Name in the address of the profile. */
  profile?: string;
  /** "apollo:66aa" */
  ids?: string[];
  isHidden?: boolean;
}

type Label = 'sure' | 'possible' | 'different';

/** What the two have in common, then the two, each as name and the rest. */
export type PersonCase = [what: string, one: [string, Detail?], other: [string, Detail?], label: Label];

type Detail = Omit<CasePerson, 'name'>;

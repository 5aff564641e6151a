import type { FoundPerson } from '@workbench/connectors/people';

/** A person of whom nothing is known but what a test says. */
export function foundPerson(parts: Partial<FoundPerson> & Pick<FoundPerson, 'source' | 'id'>): FoundPerson {
  return {
    name: 'Marta Oliveira',
    isNameHidden: false,
    title: null,
    organizationName: null,
    organizationDomain: null,
    organizationIndustry: null,
    organizationSize: null,
    email: null,
    emailStatus: null,
    phone: null,
    city: null,
    state: null,
    country: null,
    linkedinUrl: null,
    seniority: null,
    hasEmail: null,
    hasPhone: null,
    ...parts,
  };
}

type Parts = Partial<FoundPerson>;
export const apollo = (id: string, parts: Parts = {}): FoundPerson => foundPerson({ source: 'apollo', id, ...parts });
export const pdl = (id: string, parts: Parts = {}): FoundPerson => foundPerson({ source: 'pdl', id, ...parts });

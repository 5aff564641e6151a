import type { CompanyDoc } from '@workbench/db';

/** Its domain and its aliases. Pure. */
export const domainsOf = ({ domain, aliases = [] }: Pick<CompanyDoc, 'domain' | 'aliases'>): string[] => [
  domain,
  ...aliases,
];

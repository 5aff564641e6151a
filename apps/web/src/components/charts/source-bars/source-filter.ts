import { type CompanyFilter, formatStated } from '@workbench/services/companies/filter';

/** The companies over which a source's average is taken. Pure. */
export function averagedCompanies(source: string): CompanyFilter {
  return { field: 'figure', op: 'anyOf', value: [formatStated('valued', [source])] };
}

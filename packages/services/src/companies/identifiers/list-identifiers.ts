import type { Verb } from '../../shared/context.ts';
import { findCompany } from '../get-company.ts';
import type { CompanyIdentifierView } from '../schemas.ts';
import { toIdentifierViews } from './identifier-view.ts';

/** What registers, networks and the owner's systems know a company by, and what was struck out. */
export async function listIdentifiers({ input }: Verb<{ id: string }>): Promise<CompanyIdentifierView[]> {
  return toIdentifierViews(await findCompany(input.id));
}

import type { LeadDoc } from '@workbench/db';
import { RESULT_HEADERS } from '../results/result-columns.ts';
import { companyDomainOf } from '../values/company-domain.ts';
import { clearFormerEmployer } from '../values/former-employer.ts';

const [COMPANY_DOMAIN] = RESULT_HEADERS;

/**
 * Updates a lead's employer after an import. Pure apart from `lead`. A person who moved to another company is unlinked
 * from the old one, whether the list has a domain or not.
 * @param before the lead before the import
 * @param importedDomain the domain in the row
 * @returns whether the domain has changed
 */
export function applyDomain(before: LeadDoc, lead: LeadDoc, importedDomain: string | null, source: string): boolean {
  const isContact = source === 'contact';
  const named = importedDomain === null || isOwnResult(before, importedDomain) ? null : importedDomain;
  const former = companyDomainOf(before);
  if (!isContact) Object.assign(lead, clearFormerEmployer(before, lead, named));
  if (named === null) return false;
  const known = lead.organizationDomain;
  const own = companyDomainOf(lead);
  if (named === known || ('domain' in own && own.domain === named)) return known !== before.organizationDomain;
  if (known !== null && isContact) return false;
  lead.organizationDomain = named;
  if ('domain' in former && former.domain !== named) lead.companyId = null;
  return true;
}

/** The write-back wrote it to the sheet, possibly before the person moved. */
function isOwnResult({ written = {} }: LeadDoc, domain: string): boolean {
  return Object.values(written).some((texts) => texts[COMPANY_DOMAIN]?.includes(domain));
}

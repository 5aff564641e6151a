import { hostKey } from '@workbench/identity/domain/host-key';
import { titleCase } from '@workbench/text/title-case';
import { matchByWebsite } from '../company-identity/known-as.ts';
import { linkedinCompanyUrl } from '../company-identity/linkedin-company-url.ts';
import { readCount } from '../generic/read-count.ts';
import type { CompanyAnswer, DiscoveryAnswer, Figure, Headcount } from '../types.ts';
import type { PdlCompany, SearchAnswer } from './schema.ts';

export function toCompanyAnswer(company: PdlCompany, domain: string): CompanyAnswer {
  const location = companyLocationOf(company);
  const page = linkedinCompanyUrl(company.linkedin_url);
  return {
    ...matchByWebsite(company.website, domain, 'People Data Labs'),
    figures: figuresOf(company),
    locations: location === null ? [] : [location],
    industry: company.industry && titleCase(company.industry),
    ids: page === null ? {} : { linkedin: page },
  };
}

export function toDiscoveryAnswer(answer: SearchAnswer): DiscoveryAnswer {
  const companies = answer.data.flatMap((company) => {
    const name = company.display_name ?? (company.name && titleCase(company.name));
    if (!name) return [];
    return [
      {
        name,
        domain: hostKey(company.website),
        industry: company.industry && titleCase(company.industry),
        headcount: headcountOf(company),
        location: companyLocationOf(company),
      },
    ];
  });
  return { companies, total: answer.total ?? null };
}

/** Their own count is an estimate; the one that stands in for it counts the profiles of the professional network. */
function figuresOf(company: PdlCompany): Figure[] {
  const headcount = headcountOf(company);
  if (headcount === null) return [];
  const kind = 'value' in headcount ? 'estimated' : 'band';
  const isProfiles = kind === 'estimated' && !company.employee_count;
  return [{ headcount, kind, scope: isProfiles ? 'network_profiles' : 'group', asOf: null, url: null, quote: null }];
}

/** Their own count, else that of the professional network, else the size band; 0 is "unknown". */
function headcountOf(company: PdlCompany): Headcount | null {
  const persons = company.employee_count || company.linkedin_employee_count;
  if (persons) return { value: persons };
  const band = readCount(company.size);
  return typeof band === 'object' ? band : null;
}

function companyLocationOf({ location }: PdlCompany): string | null {
  const parts = [location?.locality, location?.country].filter((part) => part !== null && part !== undefined);
  return parts.length === 0 ? null : parts.map(titleCase).join(', ');
}

import type { SandboxCompany, SandboxWorld } from '../../sandbox-world.ts';
import { bandOf, variantOf } from '../company-answers.ts';

/** A company as it stands at the root of an enrichment and in the list of a search; all text in lower case. */
export function pdlCompany(company: SandboxCompany, world: SandboxWorld) {
  const persons = world.headcount(company, 'pdl');
  const variant = variantOf(company, 12);
  return {
    ...cleanedCompany(company, world),
    display_name: company.name,
    // Some have only the network's count, some only the size band, and on some plans a field is just "there is one".
    employee_count: variant <= 1 ? null : persons,
    linkedin_employee_count: variant === 0 ? true : Math.round(persons * 1.03),
    tags: [],
    summary: null,
    inferred_revenue: variant % 2 === 0,
    employee_count_by_country: true,
  };
}

/** The shorter form of the free cleaner. */
export function cleanedCompany(company: SandboxCompany, world: SandboxWorld) {
  const slug = `${company.domain.split('.')[0]}-example`;
  const [locality, country] = [company.city.toLowerCase(), company.country.toLowerCase()];
  return {
    id: `pdlco_${company.ids.ico}`,
    name: company.name.toLowerCase(),
    size: bandOf(world.headcount(company, 'pdl')).text,
    industry: company.industry.toLowerCase(),
    website: company.domain,
    linkedin_url: `linkedin.com/company/${slug}`,
    linkedin_slug: slug,
    founded: null,
    type: 'private',
    ticker: null,
    location: { name: `${locality}, ${locality}, ${country}`, locality, region: locality, country },
  };
}

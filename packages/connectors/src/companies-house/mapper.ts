import { industryName } from '../company-identity/nace-names.ts';
import { formatLocation } from '../geography/location.ts';
import type { CompanyAnswer, MatchMethod } from '../types.ts';
import { type AverageEmployees, readAverageEmployees } from './accounts-mapper.ts';
import type { Profile } from './schema.ts';

/** What the filed accounts are: data (`isOlder`: newer ones are a PDF only), pages to look at, or not there. */
export type Accounts = { xhtml: string; isOlder: boolean } | 'pdf' | 'none';

/** One filing states two years: the one it is about and the one before. */
export function mapCompany(profile: Profile, accounts: Accounts, match: MatchMethod): CompanyAnswer {
  const averages = typeof accounts === 'string' ? [] : readAverageEmployees(accounts.xhtml);
  const url = `https://find-and-update.company-information.service.gov.uk/company/${profile.company_number}/filing-history`;
  const location = formatLocation(profile.registered_office_address?.locality, 'GB');
  return {
    match,
    figures: averages.map(({ value, periodEnd }) => ({
      headcount: { value },
      kind: 'period_average',
      scope: 'legal_entity',
      asOf: periodEnd,
      url,
      quote: null,
    })),
    locations: location === null ? [] : [location],
    industry: industryName(profile.sic_codes?.[0]),
    ids: { companiesHouse: profile.company_number },
    note: noteOf(profile, accounts, averages),
  };
}

function noteOf(profile: Profile, accounts: Accounts, averages: AverageEmployees[]): string {
  const status = (profile.company_status ?? 'status not stated').replaceAll('-', ' ');
  const formed = profile.date_of_creation ? `, formed ${profile.date_of_creation}` : '';
  return `${status.charAt(0).toUpperCase()}${status.slice(1)}${formed}${gapOf(accounts, averages)}`;
}

function gapOf(accounts: Accounts, averages: AverageEmployees[]): string {
  if (accounts === 'none') return '; no accounts filed as a document';
  if (accounts === 'pdf') return '; the accounts are a PDF only, so the number of employees can not be read';
  const older = accounts.isOlder ? '; the newest accounts are a PDF only, so older ones were read' : '';
  if (averages.length > 0) return older;
  return `${older}; the accounts state no average number of employees`;
}

const COUNTRIES: Readonly<Record<string, string>> = {
  no: 'Norway',
  fr: 'France',
  cz: 'Czechia',
  uk: 'United Kingdom',
  de: 'Germany',
  se: 'Sweden',
  dk: 'Denmark',
  fi: 'Finland',
  nl: 'Netherlands',
  be: 'Belgium',
  es: 'Spain',
  it: 'Italy',
  pl: 'Poland',
  at: 'Austria',
  ch: 'Switzerland',
  sk: 'Slovakia',
  ie: 'Ireland',
};

/** The country of a domain's ending, if companies elsewhere rarely use it; else null. */
export function countryOfDomain(domain: string): string | null {
  return COUNTRIES[domain.slice(domain.lastIndexOf('.') + 1)] ?? null;
}

const COUNTRY_ABBREVIATIONS: Record<string, string> = {
  us: 'United States',
  usa: 'United States',
  'united states of america': 'United States',
  america: 'United States',
  uk: 'United Kingdom',
  gb: 'United Kingdom',
  britain: 'United Kingdom',
  'great britain': 'United Kingdom',
  uae: 'United Arab Emirates',
  'the netherlands': 'Netherlands',
  holland: 'Netherlands',
  'czech republic': 'Czechia',
  korea: 'South Korea',
};

/** "U.S." → "United States": vendors know a country by its whole name. Anything else stays as it is. */
export function expandCountry(text: string): string {
  const name = text.trim().toLowerCase().replaceAll('.', '');
  return (Object.hasOwn(COUNTRY_ABBREVIATIONS, name) ? COUNTRY_ABBREVIATIONS[name] : undefined) ?? text.trim();
}

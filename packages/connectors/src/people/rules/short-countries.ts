const WRITTEN_OUT: Record<string, string> = {
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
export function writtenCountry(place: string): string {
  const name = place.trim().toLowerCase().replaceAll('.', '');
  return (Object.hasOwn(WRITTEN_OUT, name) ? WRITTEN_OUT[name] : undefined) ?? place.trim();
}

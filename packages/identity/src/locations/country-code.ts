import { getCountries } from 'libphonenumber-js/min';

/** As lists write them beside the names that the platform knows. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  usa: 'US',
  'united states of america': 'US',
  uae: 'AE',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
};

let codes: ReadonlyMap<string, string> | null = null;

/**
 * The country at the end of a place, "Lisbon, Portugal" or "pt", as an ISO code; null where none is named. Pure.
 */
export function countryCode(place: string | null | undefined): string | null {
  const name = place?.split(',').at(-1)?.trim().toLowerCase() ?? '';
  codes ??= readCodes();
  return codes.get(name) ?? null;
}

function readCodes(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return new Map([
    ...getCountries().flatMap((code): [string, string][] => [
      [code.toLowerCase(), code],
      [(names.of(code) ?? code).toLowerCase(), code],
    ]),
    ...Object.entries(ABBREVIATIONS),
  ]);
}

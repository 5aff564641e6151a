import { stripMarks } from '@workbench/text/fold';
/** A place as "City, Country" or "City, Region, Country" names it. */
export interface ParsedLocation {
  /** null where only a country is named. */
  city: string | null;
  /** State or region as written. */
  region: string | null;
  /** ISO code of two letters; null when the last part is no country that we know. */
  country: string | null;
}

const CODES = Array.from({ length: 676 }, (_, index) =>
  String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
);
const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** Codes that stand for nothing official, or for what another code says better. */
const SKIPPED = new Set([
  'EU',
  'EZ',
  'UN',
  'UK',
  'XA',
  'XB',
  'ZZ',
  'QO',
  'SU',
  'DD',
  'FX',
  'YU',
  'CS',
  'TP',
  'ZR',
  'BU',
]);
const COUNTRIES = new Map<string, string>([
  ...CODES.filter((code) => !SKIPPED.has(code)).flatMap((code): [string, string][] => {
    const name = names.of(code);
    return name === undefined ? [] : [[foldLocationName(name), code]];
  }),
  ...(
    [
      ['USA', 'US'],
      ['US', 'US'],
      ['UNITED STATES OF AMERICA', 'US'],
      ['UK', 'GB'],
      ['GB', 'GB'],
      ['GREAT BRITAIN', 'GB'],
      ['ENGLAND', 'GB'],
      ['SCOTLAND', 'GB'],
      ['WALES', 'GB'],
      ['NORTHERN IRELAND', 'GB'],
      ['NORGE', 'NO'],
      ['CZECH REPUBLIC', 'CZ'],
      ['CESKA REPUBLIKA', 'CZ'],
    ] as const
  ).map(([name, code]): [string, string] => [name, code]),
]);

/** Cities that English writes otherwise than their own registers. */
const ENGLISH_CITIES: Record<string, string> = { PRAHA: 'Prague', PLZEN: 'Pilsen' };
/** No town's name is longer, and sorting out what follows it would cost the square of its length. */
const CITY_MAX = 200;
const SMALL_WORDS = new Set([
  'i',
  'på',
  'og',
  'sur',
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'en',
  'upon',
  'of',
  'nad',
  'u',
]);

/** ISO code of a country written out, in English and a few other ways; null when it is none. */
export function countryCode(country: string): string | null {
  return COUNTRIES.get(foldLocationName(country)) ?? null;
}

/** "NO" → "Norway"; null for a code that does not exist. */
export function countryName(code: string): string | null {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? null) : null;
}

export function parseLocation(location: string): ParsedLocation {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const country = countryCode(parts.at(-1) ?? '');
  const before = country === null ? parts : parts.slice(0, -1);
  return { city: before[0] ?? null, region: before.length > 1 ? (before.at(-1) ?? null) : null, country };
}

/** Those of the locations that lie in a country. */
export function locationsInCountry(locations: string[], country: string): ParsedLocation[] {
  return locations.map(parseLocation).filter((location) => location.country === country);
}

/** "City, Country" in English from what a register writes: "OSLO" and "NO". null when a part is missing. */
export function formatLocation(city: string | null | undefined, country: string | null | undefined): string | null {
  const name = countryName(country ?? '');
  return !city?.trim() || city.length > CITY_MAX || name === null ? null : `${englishCity(city)}, ${name}`;
}

export function englishCity(city: string): string {
  const bare = city
    .trim()
    .slice(0, CITY_MAX)
    .replace(/(?:[\s-]+(?:CEDEX|\d+|\d+E[RM]? ARRONDISSEMENT))+$/i, '');
  const english = ENGLISH_CITIES[foldLocationName(bare)];
  if (english !== undefined) return english;
  // Registers write in capitals; what has small letters was written with care.
  return bare === bare.toUpperCase() ? capitalise(bare) : bare;
}

function capitalise(city: string): string {
  return city
    .toLowerCase()
    .replace(/\p{L}+/gu, (word, offset: number) =>
      offset > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}

export function foldLocationName(text: string): string {
  return stripMarks(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

import { fold } from '@workbench/text/fold';

/** Countries by their ISO code of two letters. Pure. */

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const isCode = (text: string): boolean => /^[A-Z]{2}$/.test(text);

export function isCountryCode(text: string): boolean {
  return isCode(text) && names.of(text) !== undefined && currentCode(text) === text && text !== 'ZZ';
}

/** "DE" → "Germany"; a code that no list knows stays as it is. */
export function countryName(code: string): string {
  return (isCode(code) ? names.of(code) : undefined) ?? code;
}

/** The code of a country that was written by its name or in small letters; null for anything else. */
export function findCountryCode(text: string): string | null {
  const code = currentCode(text.trim().toUpperCase());
  return code !== null && isCountryCode(code) ? code : (codesByName().get(fold(text)) ?? null);
}

/** "GB" for the "UK" that people write. */
const currentCode = (text: string): string | null =>
  isCode(text) ? (new Intl.Locale(`und-${text}`).region ?? null) : null;

let byName: ReadonlyMap<string, string> | null = null;

function codesByName(): ReadonlyMap<string, string> {
  byName ??= new Map(countryCodes().map((code) => [fold(countryName(code)), code]));
  return byName;
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** All of them. */
export function countryCodes(): string[] {
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCountryCode);
}

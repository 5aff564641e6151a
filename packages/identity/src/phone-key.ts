import { splitExtension, withoutTrunkZero } from '@workbench/text/phone-parts';
import { isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { parsePhoneNumberFromString as parseMobile } from 'libphonenumber-js/mobile';
import { cleanText } from './clean-text.ts';

/** The least that a number in use has, and the most that E.164 allows. */
const DIGITS_MIN = 7;
const DIGITS_MAX = 15;

/**
 * A phone number in its one spelling: the digits of E.164, "493012345678"; null for what is none. Pure. Its extension is
 * kept apart: it tells two desks of one connection apart, and lists leave it out. A number without a country is its
 * digits as dialled, comparable with its like alone, unless a country says where that is.
 *
 * The small metadata of libphonenumber is chosen on purpose: a key needs calling codes, trunk prefixes and the general
 * pattern of a country's numbers. The large one (twice the weight) adds what kind of number it is, and would make a key
 * depend on number ranges that countries open each month. A number that fits no pattern keeps its digits.
 * @param country ISO code, where the number may be one of this country
 */
export function phoneKey(text: string, country: string | null = null): string | null {
  const { main } = splitExtension(cleanText(toAsciiDigits(text)).replace(/^tel:/i, ''));
  if (!looksLikePhone(main)) return null;
  const bare = withoutTrunkZero(main);
  // "+39 (0)6" keeps its zero: without it there is no such number.
  const number = parseValid(bare, country) ?? parseValid(main, country);
  const digits = number?.number.slice(1) ?? bare.replace(/\D/g, '').replace(/^00/, '');
  return digits.length >= DIGITS_MIN && digits.length <= DIGITS_MAX ? digits : null;
}

/** Digits with the signs that stand between them; true also for what is too short. */
export function looksLikePhone(text: string): boolean {
  return /^(?:tel:)?[\s+(]*\d[\d\s().+/-]*(?:;?\s*(?:ext(?:ension|\.)?|x|#)\s*[=.:]?\s*\d+)?$/i.test(text);
}

/**
 * True for the key of a number of one person's telephone. In North America mobile and fixed numbers look alike, so both
 * are.
 */
export function isMobileKey(key: string): boolean {
  return parseMobile(`+${key}`)?.isValid() ?? false;
}

/** True with a plus or "00". */
export function hasCountryCode(text: string): boolean {
  return /^(?:tel:)?\s*\(?\s*(?:\+|00)/i.test(cleanText(toAsciiDigits(text)));
}

function parseValid(text: string, country: string | null): PhoneNumber | null {
  const code = country?.trim().toUpperCase() ?? '';
  const international = text.replace(/^(\s*\(?\s*)00/, '$1+');
  const number = parsePhoneNumberFromString(international, {
    ...(isSupportedCountry(code) && { defaultCountry: code }),
    extract: false,
  });
  return number?.isValid() ? number : null;
}

/** Where other scripts begin their digits: Arabic, Persian, Devanagari. Full-width ones are read by `cleanText`. */
const ZEROS = [0x660, 0x6f0, 0x966];

function toAsciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
  });
}

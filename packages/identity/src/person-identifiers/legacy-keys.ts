/**
 * Spellings of profiles and numbers before there was one key of each. For lookup only: entries of the do-not-contact list
 * are keyed hashes, which cannot be rewritten, so that a check tries the hash of the former spelling, too. Nothing new is
 * stored under these. Pure.
 */

const PHONE_DIGITS_MIN = 7;
const PHONE_DIGITS_MAX = 15;
const PROFILE =
  /^(?:https?:)?(?:\/\/)?(?:[a-z0-9-]+\.)*linkedin\.com\.?(?::\d+)?\/+(?:(?:mwlite|m)\/)?in\/+([^/?#\s]+)/i;
const PHONE = /^(?:tel:)?[\s+(]*\d[\d\s().+/-]*(?:;?\s*(?:ext(?:ension|\.)?|x|#)\s*[=.:]?\s*\d+)?$/i;

/** How a profile was spelled: decoded once, and not at all where any sequence of it was invalid. */
export function legacyProfileKeys(text: string, key: string): string[] {
  const slug = PROFILE.exec(legacyClean(text))?.[1];
  const former = slug === undefined ? key : `linkedin.com/in/${decodeOnce(slug).normalize('NFC').toLowerCase()}`;
  return former === key ? [] : [former];
}

/** A profile whose address was encoded twice was stored encoded; its key alone tells how. */
export function legacyEncodedKey(key: string): string {
  return encodeURI(key.toWellFormed()).toLowerCase();
}

/** How a number was spelled: its digits, also those of a zero that is dialled inside a country. */
export function legacyPhoneKeys(text: string, key: string): string[] {
  const main = legacyClean(text)
    .replace(/^tel:/i, '')
    .replace(/\(\s*0\s*\)/, '')
    .replace(/\s*(?:;?\s*ext(?:ension|\.)?|x|#)\s*[=.:]?\s*\d+\s*$/i, '');
  const digits = main.replace(/\D/g, '').replace(/^00/, '');
  const isWhole = digits.length >= PHONE_DIGITS_MIN && digits.length <= PHONE_DIGITS_MAX;
  return isWhole && PHONE.test(main) && digits !== key ? [digits] : [];
}

function legacyClean(text: string): string {
  return text
    .replace(/[\u200b-\u200f\u2028-\u202e\u2060\ufeff\u00ad]/g, '')
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
}

function decodeOnce(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

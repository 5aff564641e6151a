/** Texts as they are read, whatever they are encoded as. Pure. */

/** One sign of UTF-8, percent-encoded. */
const ENCODED_SIGN =
  /%[0-7][0-9a-f]|%(?:c[2-9a-f]|d[0-9a-f])%[89ab][0-9a-f]|%e[0-9a-f](?:%[89ab][0-9a-f]){2}|%f[0-4](?:%[89ab][0-9a-f]){3}/gi;

/** "marta%40acme.com" as "marta@acme.com"; a byte that is no part of UTF-8 stays as it is written. */
export function decodePercents(text: string): string {
  if (!text.includes('%')) return text;
  return text.replace(ENCODED_SIGN, (sign) => {
    try {
      return decodeURIComponent(sign);
    } catch {
      // Surrogates and overlong forms.
      return sign;
    }
  });
}

/**
 * A source of JSON, or of a page with JSON in it, as what it says: the "n" of a "\n" is no letter of the next word. Every
 * blank is a line's end. Signs that are many are taken out by the engine alone, which is ten times faster.
 */
export function decodeEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text
    .replace(/\\+(?=["/])/g, '')
    .replace(/\\+[bfnrt]/g, '\n')
    .replace(/\\+u([0-9a-fA-F]{4})/g, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16)));
}

import { decodePercents } from '@workbench/text/decode';
import { cleanText } from './clean-text.ts';

/**
 * A LinkedIn profile in its one spelling: "linkedin.com/in/<name>", percent-decoded, NFC, lower case. Pure.
 *
 * LinkedIn serves one page at many addresses: country hosts, the mobile hosts and paths (/mwlite/in/, /m/in/, /comm/in/),
 * the host for China, locales and queries after the name, and the form of before 2015, which it redirects: "/pub/<name>/1a/2b/3"
 * is "/in/<name>-00302b1a", the later parts filled up to three digits.
 */

const ADDRESS = /^(?:https?:)?\/*(?:[a-z0-9-]+\.)*linkedin\.(?:com|cn)\.?(?::\d+)?\/+(.*)$/is;
/** Signs that end a name within an address or a text. */
const NAME = '([^\\s"\'<>\\\\/?#&]+)';
const PAGE = new RegExp(`^(?:(?:mwlite|m|comm)/+)?(?:profile/+)?in/+${NAME}`, 'i');
const OLD_PAGE = new RegExp(`^pub/+${NAME}/+([0-9a-f]{1,3})/+([0-9a-f]{1,3})/+([0-9a-f]{1,3})(?![^\\s/?#])`, 'i');
const OLD_PART_DIGITS = 3;
/** No name ends so: it is the sentence, the list or the attribute that the address was copied from. */
const TAIL = /[.,;:!)\]}]+$/;

/** The key of a profile; null for what is no page of a person, and for "/in/me", which is another for each reader. */
export function profileKey(text: string): string | null {
  const name = profileName(text);
  return name === null ? null : `linkedin.com/in/${lowerCase(name)}`;
}

/** The address of a profile to be stored and opened: "https://www.linkedin.com/in/jos%C3%A9-silva", lower case. */
export function profileUrl(text: string): string | null {
  const name = profileName(text);
  return name === null ? null : `https://www.linkedin.com/in/${encodeName(lowerCase(name))}`;
}

/** The name in a profile's address, decoded and in the case that it is written in; null where there is none. */
export function profileName(text: string): string | null {
  const path = ADDRESS.exec(cleanText(text))?.[1] ?? '';
  const name = decodeName(PAGE.exec(path)?.[1] ?? nameOfOldPage(path));
  return name === '' || name.toLowerCase() === 'me' ? null : name;
}

/** As it stands in an address. */
export function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed());
}

function nameOfOldPage(path: string): string {
  const [, name, first = '', second = '', third = ''] = OLD_PAGE.exec(path) ?? [];
  if (name === undefined) return '';
  return `${name}-${third.padStart(OLD_PART_DIGITS, '0')}${second.padStart(OLD_PART_DIGITS, '0')}${first}`;
}

/** Pages encode what is encoded already, so that one pass is not enough; each makes the text shorter or leaves it. */
function decodeName(encoded: string): string {
  let name = encoded;
  for (let before = ''; name !== before; ) {
    before = name;
    name = (new RegExp(`^${NAME}`).exec(cleanText(decodePercents(name)))?.[1] ?? '').replace(TAIL, '');
  }
  return name;
}

/** Lower-casing may leave marks that compose, as in "İ". */
const lowerCase = (name: string): string => name.toLowerCase().normalize('NFKC').toLowerCase();

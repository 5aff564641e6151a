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
const WHOLE_NAME = new RegExp(`^${NAME}`);
const PAGE = new RegExp(`^(?:(?:mwlite|m|comm)/+)?(?:profile/+)?in/+${NAME}`, 'i');
const OLD_PAGE = new RegExp(`^pub/+${NAME}/+([0-9a-f]{1,3})/+([0-9a-f]{1,3})/+([0-9a-f]{1,3})(?![^\\s/?#])`, 'i');
const OLD_PART_DIGITS = 3;
/** No name ends so: it is the sentence, the list or the attribute that the address was copied from. */
const TAIL = /[.,;:!)\]}]+$/;

/** The key of a profile; null for what is no page of a person, and for "/in/me", which is another for each reader. */
export function profileKey(text: string): string | null {
  const key = toKey(nameInPath(linkedinPath(text) ?? ''));
  return key === '' || key === 'me' ? null : `linkedin.com/in/${key}`;
}

/** The address of a profile to be stored and opened: "https://www.linkedin.com/in/jos%C3%A9-silva", lower case. */
export function profileUrl(text: string): string | null {
  const name = profileName(text);
  return name === null ? null : addressOf(name.toLowerCase());
}

/**
 * The name in a profile's address, decoded, in the case and with the marks that it is written with: LinkedIn puts marks
 * for the direction of writing into its own addresses, which open nothing without them. null where there is no profile.
 */
export function profileName(text: string): string | null {
  return profileKey(text) === null ? null : nameInPath(linkedinPath(text) ?? '').normalize('NFC');
}

/** "https://www.linkedin.com/in/zo%C3%AB". */
export function addressOf(name: string): string {
  return `https://www.linkedin.com/in/${encodeURIComponent(name.toWellFormed())}`;
}

/** What follows the host in an address of LinkedIn, "in/marta-oliveira"; null for another address. */
export function linkedinPath(text: string): string | null {
  return ADDRESS.exec(cleanText(text))?.[1] ?? null;
}

function nameInPath(path: string): string {
  return decodeName(PAGE.exec(path)?.[1] ?? nameOfOldPage(path));
}

function nameOfOldPage(path: string): string {
  const [, name, first = '', second = '', third = ''] = OLD_PAGE.exec(path) ?? [];
  if (name === undefined) return '';
  return `${name}-${third.padStart(OLD_PART_DIGITS, '0')}${second.padStart(OLD_PART_DIGITS, '0')}${first}`;
}

/** Pages encode what is encoded already, so that one pass is not enough; each makes the text shorter or leaves it. */
function decodeName(encoded: string): string {
  return untilStable(encoded, (name) => (WHOLE_NAME.exec(decodePercents(name))?.[1] ?? '').replace(TAIL, ''));
}

/** Lower-casing may leave marks that compose, as in "İ", and a mark that is taken out may join a percent sign to its hex. */
function toKey(name: string): string {
  return untilStable(name, (key) => decodeName(cleanText(key).toLowerCase()));
}

function untilStable(text: string, change: (text: string) => string): string {
  let [before, after] = [text, change(text)];
  while (after !== before) [before, after] = [after, change(after)];
  return after;
}

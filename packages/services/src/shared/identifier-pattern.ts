import { domainToUnicode } from 'node:url';
import type { PersonIdentifier } from './personal-data.ts';

/** How an address, a profile or a number may be written in any text: also percent-encoded, or as JSON has it. Pure. */

/** A source's id that is shorter may be anything. */
const SOURCE_ID_MIN = 6;
/** Fewer digits without a country code may be an amount. */
const PHONE_DIGITS_MIN = 10;
const HYPHENS = '\\-\\u2010-\\u2015\\u2212';
const LETTERS = '\\p{L}\\p{M}\\p{N}';
/** Percent-encoded signs that stand beside an address or a name and are no part of it. */
const BREAK = '(?:[01][0-9a-f]|2[0-489acf]|3[a-f]|40|5[b-e]|60|7[b-e])';
const AFTER_BREAK = `(?<=%${BREAK})`;
/** JSON has another letter there. */
const ESCAPED_LETTER = '\\\\u(?!00[0-7])';

export function identifierPatterns({ kind, value }: PersonIdentifier): string[] {
  switch (kind) {
    case 'email':
      return [emailPattern(value)];
    case 'profile':
      return [profilePattern(value.slice(value.lastIndexOf('/') + 1))];
    case 'phone':
      return [phonePattern(value)];
    case 'source-id': {
      const id = value.slice(value.indexOf(':') + 1);
      return id.length < SOURCE_ID_MIN ? [] : [`(?:(?<![\\w-])|${AFTER_BREAK})${spelled(id)}(?![\\w-])`];
    }
    default:
      return [];
  }
}

const AT = '(?:@|%40|\\\\u0040|&#64;|&#x40;|&commat;)';
/** What an address has before the "@"; with one of these in front it is another's. */
const LOCAL = `${LETTERS}._%+&\\-`;
/** "o'brien@" is not "brien@", but "'brien@…'" is. */
const BEFORE_MAILBOX = `(?:(?<![${LOCAL}'])|(?<=(?<![${LOCAL}'])(?:'|%27){1,3})|${AFTER_BREAK})`;
/** As "\n" before an address stands in JSON: read without escapes it is found. */
const NO_ESCAPE = '(?<!\\\\(?=[nrt]))';
/** Bounded, so that a text made of beginnings of addresses is no trap. */
const TAG = '(?:(?:\\+|%2B|\\\\u002b)[^@\\s<>"(),;:/\\\\]{0,64}?)?';
const AFTER_HOST = `(?![${LETTERS}_-]|\\.[\\p{L}\\p{N}]|${ESCAPED_LETTER})`;

function emailPattern(address: string): string {
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  const hosts = [...new Set([host, domainToUnicode(host) || host])].map(spelled);
  return `${BEFORE_MAILBOX}${NO_ESCAPE}${spelled(address.slice(0, at))}${TAG}${AT}(?:${hosts.join('|')})${AFTER_HOST}`;
}

const SLASHES = '(?:\\\\?/|%2F|\\\\u002f){1,3}';
const AFTER_SLUG = `(?![${LETTERS}_\\-\\u2010\\u2011]|%(?!${BREAK})|\\.[\\p{L}\\p{N}]|${ESCAPED_LETTER})`;

function profilePattern(slug: string): string {
  const path = `linkedin(?:\\.|%2E)com\\.?(?::\\d{1,5})?${SLASHES}(?:(?:mwlite|m)${SLASHES})?in${SLASHES}`;
  return `${path}${spelled(slug)}${AFTER_SLUG}`;
}

const GAP = `(?:[\\s().\\/${HYPHENS}]|%20){0,6}`;
/** "+49 (0)30": dialled inside the country only. */
const ZERO = `(?:\\(\\s?0\\s?\\)${GAP})?`;
const COUNTRY_CODE_DIGITS = 3;
const NO_FIGURE_BEFORE = "(?<!\\d)(?<!(?<!\\d)\\d{1,3}[.,'’])(?!\\d{1,3}(?:\\.\\d{3})+(?!\\d))";
const NO_FIGURE_AFTER = "(?!\\d|[.,'’]\\d{1,3}(?!\\d))";

/** With a country code, or long enough to be no amount; never a part of a figure. */
function phonePattern(digits: string): string {
  const number = [...digits].join('').replace(/(?<=.)\d/g, (digit, at: number) => {
    return `${GAP}${at <= COUNTRY_CODE_DIGITS ? ZERO : ''}${digit}`;
  });
  const starts = [`(?:\\+|%2B|(?<!\\d)00)${GAP}`, ...(digits.length < PHONE_DIGITS_MIN ? [] : [NO_FIGURE_BEFORE])];
  return `(?:${starts.join('|')})${number}${NO_FIGURE_AFTER}`;
}

/** Each letter as it is, as the letter with its mark apart, percent-encoded and as JSON escapes it. */
const spelled = (text: string): string => [...text.normalize('NFC')].map(spellSign).join('');

function spellSign(sign: string): string {
  if (/[a-z0-9]/i.test(sign)) return sign;
  const cases = [sign, sign.toLowerCase(), sign.toUpperCase()].filter((one) => [...one].length === 1);
  const forms = [...new Set(cases.flatMap((one) => [one, one.normalize('NFD')]))];
  const spellings = forms.flatMap((form) => [escapeText(form), percentOf(form), escapesOf(form)]);
  return `(?:${sign === '-' ? `[${HYPHENS}]|` : ''}${spellings.join('|')})`;
}

/** A letter whose mark stands apart stays itself. */
const percentOf = (text: string): string =>
  text.replace(/[^a-z0-9]/giu, (sign) => [...Buffer.from(sign)].map((byte) => `%${hexOf(byte, 2)}`).join(''));
const escapesOf = (text: string): string =>
  text.replace(/[^a-z0-9]/gi, (unit) => `\\\\u${hexOf(unit.charCodeAt(0), 4)}`);
const hexOf = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');

const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

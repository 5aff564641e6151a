import { domainToUnicode } from 'node:url';
import { casesOf, isSpaced, lettersBeside } from '@workbench/text/letters';
import type { PersonIdentifier } from './types.ts';

/**
 * How an address, a profile or a number may be written in any text: also percent-encoded, or as JSON has it. In any case,
 * without the flag "i": after a host a capital begins a sentence. Pure.
 */

/** A source's id that is shorter may be anything. */
const SOURCE_ID_MIN = 6;
/** Fewer digits without a country code may be an amount. */
const PHONE_DIGITS_MIN = 10;
const HYPHENS = '\\-\\u2010-\\u2015\\u2212';
/** Percent-encoded signs that stand beside an address or a name and are no part of it. */
const BREAK = '(?:[01][0-9a-fA-F]|2[0-4689acfACF]|3[a-fA-F]|40|5[b-eB-E]|60|7[b-eB-E])';
/** Signs of three bytes, but for the additions to Latin and Greek: "%E3%81%AF" is "は". */
const ENCODED = '[eE][02-9a-fA-F]%[89abAB][0-9a-fA-F]%[89abAB][0-9a-fA-F]';
const AFTER_BREAK = `(?<=%(?:${BREAK}|${ENCODED}))`;

/** JSON has another letter there. */
const escapedAdjacentLetter = (text: string): string =>
  isSpaced(text) ? '\\\\+u(?:00[a-fA-F]|0[1-5]|1[a-fA-F])' : '\\\\+u(?!00[0-7])';

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
      return id.length < SOURCE_ID_MIN ? [] : [`(?:(?<![\\w-])|${AFTER_BREAK})${spellingPattern(id)}(?![\\w-])`];
    }
    default:
      return [];
  }
}

const AT = `(?:@|%40|\\\\+u0040|&#64;|&#[xX]40;|&${spellingPattern('commat')};)`;
/** As "\n" before an address stands in JSON: read without escapes it is found. */
const NO_ESCAPE = '(?<!\\\\(?=[nrtNRT]))';
/** Bounded, so that a text made of beginnings of addresses is no trap. */
const TAG = '(?:(?:\\+|%2[bB]|\\\\+u002[bB])[^@\\s<>"(),;:/\\\\]{0,64}?)?';
/** "acme.com.br" and "ACME.COM.BR" are other hosts; "acme.com.We answer" is the next sentence. */
const MORE_HOST = '\\.(?:[\\p{Ll}0-9]|(?<=\\p{Lu}\\.)\\p{Lu}{2})';

function emailPattern(address: string): string {
  const at = address.lastIndexOf('@');
  const [local, host] = [address.slice(0, at), address.slice(at + 1)];
  const written = domainToUnicode(host) || host;
  const hosts = [...new Set([host, written])].map(spellingPattern);
  return `${mailboxBoundary(local)}${NO_ESCAPE}${spellingPattern(local)}${TAG}${AT}(?:${hosts.join('|')})${hostBoundary(written)}`;
}

/** What an address may have before the "@" makes it another's; "o'brien@" is not "brien@", but "'brien@…'" is. */
function mailboxBoundary(local: string): string {
  const signs = `${lettersBeside(local)}._%+\\-`;
  return `(?:(?<![${signs}'])|(?<=(?<![${signs}'])(?:'|%27){1,3})|${AFTER_BREAK})`;
}

/** Its last label alone can go on. */
function hostBoundary(host: string): string {
  const label = host.slice(host.lastIndexOf('.') + 1);
  return `(?![${lettersBeside(label)}_-]|${MORE_HOST}|${escapedAdjacentLetter(label)})`;
}

const SLASHES = '(?:\\\\*/|%2[fF]|\\\\+u002[fF]){1,3}';

function profilePattern(slug: string): string {
  const mobile = `(?:${spellingPattern('mwlite')}|[mM])${SLASHES}`;
  const host = `${spellingPattern('linkedin')}(?:\\.|%2[eE])${spellingPattern('com')}\\.?(?::\\d{1,5})?`;
  return `${host}${SLASHES}(?:${mobile})?[iI][nN]${SLASHES}${spellingPattern(slug)}${slugBoundary(slug)}`;
}

/** No dot is part of a name there: it ends the sentence. */
const slugBoundary = (slug: string): string =>
  `(?![${lettersBeside(slug)}_\\-\\u2010\\u2011]|%(?!${BREAK}|2[eE])|${escapedAdjacentLetter(slug)})`;

const GAP = `(?:[\\s().\\/${HYPHENS}]|%20){0,6}`;
/** "+49 (0)30": dialled inside the country only. */
const ZERO = `(?:\\(\\s?0\\s?\\)${GAP})?`;
const COUNTRY_CODE_DIGITS = 3;
/** "1.234.567.890"; a number may stand beside other figures, as in a row of a file. */
const NO_FIGURE_BEFORE = '(?<!\\d)(?<!(?<!\\d)\\d{3}\\.)(?!\\d{1,3}(?:\\.\\d{3})+(?!\\.?\\d))';
/** A decimal, or the next group of three after another. */
const NO_FIGURE_AFTER = "(?!\\d|\\.\\d{3}(?!\\d)|(?<=(?<!\\d)\\d{3})[,'’]\\d{3}(?!\\d))";
/** Nor is the "00" in "5.001.234.567" a prefix. */
const PREFIX = `(?:\\+|%2[bB]|(?<!\\d)(?<!\\d\\.(?=00\\d\\.\\d{3}))00)${GAP}`;

/** With a country code, or long enough to be no amount; never a part of a figure. */
function phonePattern(digits: string): string {
  const number = digits.replace(/(?<=.)\d/g, (digit, at: number) => {
    return `${GAP}${at <= COUNTRY_CODE_DIGITS ? ZERO : ''}${digit}`;
  });
  const whole = `${PREFIX}${number}(?!\\d)`;
  return digits.length < PHONE_DIGITS_MIN ? whole : `(?:${whole}|${NO_FIGURE_BEFORE}${number}${NO_FIGURE_AFTER})`;
}

/** Each letter as it is, as the letter with its mark apart, percent-encoded and as JSON escapes it. */
function spellingPattern(text: string): string {
  return [...text.normalize('NFC')].map(signPattern).join('');
}

function signPattern(sign: string): string {
  if (/[a-z]/i.test(sign)) return anyCase(sign);
  if (/\d/.test(sign)) return sign;
  const forms = [...new Set(casesOf(sign).flatMap((one) => [one, one.normalize('NFD')]))];
  const spellings = forms.flatMap((form) => [escapeText(form), percentOf(form), escapesOf(form)]);
  return `(?:${sign === '-' ? `[${HYPHENS}]|` : ''}${spellings.join('|')})`;
}

/** A letter whose mark stands apart stays itself. */
function percentOf(text: string): string {
  return text.replace(/[^a-z0-9]/giu, (sign) => [...Buffer.from(sign)].map((byte) => `%${hexOf(byte, 2)}`).join(''));
}

function escapesOf(text: string): string {
  return text.replace(/[^a-z0-9]/gi, (unit) => `\\\\+u${hexOf(unit.charCodeAt(0), 4)}`);
}

function hexOf(code: number, digits: number): string {
  return anyCase(code.toString(16).padStart(digits, '0'));
}

function anyCase(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}

function escapeText(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

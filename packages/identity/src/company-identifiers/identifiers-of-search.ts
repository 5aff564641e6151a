import { cleanText } from '../clean-text.ts';
import { isRegisterKind, parseKind, REGISTER_KINDS } from './kinds.ts';
import { type CompanyIdentifier, companyIdentifierKey, parseIdentifier } from './parse-identifier.ts';

/** Shorter numbers are more often a part of a name than an identifier, as in "404". */
const BARE_DIGITS_MIN = 8;

/**
 * What a text that was typed into the search may identify: "lei:5493…", "hubspot:123", or a number alone, which several
 * registers may know. Empty for words. Pure.
 */
export function identifiersOfSearch(text: string): CompanyIdentifier[] {
  const typed = cleanText(text);
  if (typed.length < 2 || !/[\d:/]/.test(typed)) return [];
  const named = /^([\p{L}][\p{L}\d _-]{0,40}?)\s*:\s*(?!\/\/)(.+)$/su.exec(typed);
  const kind = named?.[1] === undefined ? null : parseKind(named[1]);
  if (kind !== null && named?.[2] !== undefined) return parsed(kind, named[2]);
  const found = REGISTER_KINDS.flatMap((each) => (isUnambiguous(each, typed) ? parsed(each, typed) : []));
  return [...new Map(found.map((one) => [companyIdentifierKey(one), one])).values()];
}

function parsed(kind: string, text: string): CompanyIdentifier[] {
  const read = parseIdentifier(kind, text);
  return 'problem' in read ? [] : [read];
}

/** "12 345 678" and "SC123456" may be numbers; "Studio 54" is a name. */
function isUnambiguous(kind: string, typed: string): boolean {
  if (!isRegisterKind(kind)) return false;
  const bare = typed.replace(/[\s.-]/g, '');
  if (!/^\d+$/.test(bare)) return true;
  return bare.length >= BARE_DIGITS_MIN;
}

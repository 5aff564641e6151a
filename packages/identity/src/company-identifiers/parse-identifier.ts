import { cleanText } from '../clean-text.ts';
import { isRegisterKind, kindLabel } from './kinds.ts';
import { READ_NUMBER } from './register-numbers.ts';

/** What identifies a company: a number of a register, the page at a network, or an id in a system of the owner. */
export interface CompanyIdentifier {
  /** A register's kind, or a namespace of the owner. */
  kind: string;
  /** In the normal form of its kind. */
  value: string;
}

export const OWN_VALUE_MAX = 100;
const SHOWN_MAX = 60;

/** A typed identifier in normal form, check digits verified; or a sentence that says what would be right. Pure. */
export function parseIdentifier(kind: string, text: string): CompanyIdentifier | { problem: string } {
  const typed = cleanText(text);
  if (typed === '') return { problem: `The ${kindLabel(kind)} is empty` };
  const read = isRegisterKind(kind) ? READ_NUMBER[kind](typed) : readOwn(kind, typed);
  if ('value' in read) return { kind, value: read.value };
  const shown = typed.length > SHOWN_MAX ? `${typed.slice(0, SHOWN_MAX - 1)}…` : typed;
  return { problem: `${kindLabel(kind)}: "${shown}" ${read.problem}` };
}

/** As one text: "lei:HWUPKR0MPOU8FGXBT394", "hubspot:123". */
export const companyIdentifierKey = ({ kind, value }: CompanyIdentifier): string => `${kind}:${value}`;

/**
 * The key of an identifier however it is written: "cik:0000320193" for "320193". What is no valid one is compared without
 * case, blanks and the marks between groups of digits.
 */
export function identifierKey(kind: string, text: string): string {
  const read = parseIdentifier(kind, text);
  if ('value' in read) return companyIdentifierKey(read);
  return companyIdentifierKey({ kind, value: isRegisterKind(kind) ? withoutMarks(text) : cleanText(text) });
}

/** Whether an identifier is in normal form and its check digits are right, so that a register may be queried by it. */
export function isValidIdentifier({ kind, value }: CompanyIdentifier): boolean {
  const read = parseIdentifier(kind, value);
  return 'value' in read && read.value === value;
}

/** Ids of other systems are kept as they are: some tell upper from lower case. */
function readOwn(namespace: string, text: string): { value: string } | { problem: string } {
  const prefix = `${namespace}:`;
  const value = (text.toLowerCase().startsWith(prefix) ? text.slice(prefix.length) : text).trim();
  if (value === '') return { problem: 'has no id behind the colon; write it as hubspot:123' };
  if (value.length > OWN_VALUE_MAX) {
    return { problem: `has ${value.length} characters; at most ${OWN_VALUE_MAX} are allowed` };
  }
  // A cell of a file separates the ids of a company by either.
  if (/[\s;|\p{Cc}]/u.test(value)) return { problem: 'has a blank, a semicolon or a bar in it; write the id alone' };
  return { value };
}

const withoutMarks = (text: string) => text.replace(/[\s.-]/g, '').toUpperCase();

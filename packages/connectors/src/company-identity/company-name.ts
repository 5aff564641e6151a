import { REGISTERED_LEGAL_FORMS } from '@workbench/identity/legal-forms';
import { stripMarks } from '@workbench/text/fold';

/** Forms of several words, after punctuation is gone. */
const LONG_FORMS = ['s ro', 'spol s ro', 'spol sro', 'public limited company', 'a s', 'sp z oo'];
const LEGAL_FORMS = new Set([...REGISTERED_LEGAL_FORMS, ...LONG_FORMS].map((form) => form.toUpperCase()));
const WORDS_MAX = 3;
/** What is longer is no name. */
const NAME_MAX = 500;

/**
 * A name as registers compare it: upper case, no accents, no punctuation, no legal form at its end. "Northwind
 * Robotics, Inc." and "NORTHWIND ROBOTICS" are the same. A form elsewhere stays, and a name that is nothing but forms
 * stays whole.
 */
export function normaliseCompanyName(name: string): string {
  const words = upperCaseWords(name.slice(0, NAME_MAX));
  return words.slice(0, lengthWithoutLegalForm(words)).join(' ');
}

/**
 * Whether a text holds the whole name, as words of their own: "Acme" is not in "Acmeville", "ACME, Inc." and "Acme’s"
 * are "Acme".
 */
export function namesCompany(text: string, name: string): boolean {
  const normalisedName = normaliseCompanyName(name);
  // As written too, since a name may end so itself ("Macy's").
  const readings = [text, text.replace(/['’]s(?![\p{L}\p{N}])/giu, '')];
  return (
    normalisedName !== '' &&
    readings.some((reading) => ` ${upperCaseWords(reading).join(' ')} `.includes(` ${normalisedName} `))
  );
}

/** The name as it is written, without the legal form: what a search for a phrase is asked for. "Acme, Inc." → "Acme". */
export function bareName(name: string): string {
  const words = name.trim().split(/\s+/);
  const normalisedName = normaliseCompanyName(name);
  const same = words.findIndex(
    (_, index) => normaliseCompanyName(words.slice(0, index + 1).join(' ')) === normalisedName,
  );
  const wordCount = same === -1 ? words.length : same + 1;
  return words
    .slice(0, wordCount)
    .join(' ')
    .replace(/[\s,.;&-]+$/, '');
}

/**
 * The beginning of the name as it is written, upper case, without the legal form: what a register's "starts with" is
 * asked for. "O'Hara Foods, Inc." → "O'HARA FOODS".
 */
export function nameStem(name: string): string {
  return bareName(name.toUpperCase());
}

function upperCaseWords(text: string): string[] {
  return stripMarks(text)
    .toUpperCase()
    .replace(/&/g, ' AND ')
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
}

function lengthWithoutLegalForm(words: string[]): number {
  let end = words.length;
  for (;;) {
    const form = Array.from({ length: WORDS_MAX }, (_, index) => WORDS_MAX - index).find(
      (length) => length < end && LEGAL_FORMS.has(words.slice(end - length, end).join(' ')),
    );
    if (form === undefined) return end;
    end -= form;
    // "GmbH & Co. KG": the word between two forms goes with them.
    if (end > 1 && words[end - 1] === 'AND') end--;
  }
}

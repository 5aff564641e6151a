import { fold, foldLetters } from '@workbench/text/fold';
import { COMMON_LEGAL_FORMS } from './legal-forms.ts';

/** A company's name without its legal form: "Acme, Inc." and "ACME" are the same. A name that is a form stays. */
export function companyKey(name: string): string {
  // "A/S" and "S.p.A." are one word each.
  const words = fold(foldLetters(name).replace(/&/g, ' and ').replace(/[./]/g, '')).split(' ');
  // "GmbH & Co. KG" has an "and" between its forms.
  const isForm = (word: string) => COMMON_LEGAL_FORMS.has(word) || word === 'and';
  while (words.length > 1 && isForm(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

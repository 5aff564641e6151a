import { nameOfControl } from '../shared/csv/cells/clean-cell.ts';
import { hasNothingVisible } from './company-name.ts';

/**
 * The name of a source as it is stored: in NFC, blanks and line breaks as one space. A control character is a slip of
 * another program: with it, the name would be another source than the one that it looks like. Pure.
 */
export function readSourceName(text: string): { name: string } | { problem: string } {
  const name = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const control = /\p{Cc}/u.exec(name);
  if (control !== null) return { problem: `The source contains ${nameOfControl(control[0])}; remove it` };
  return hasNothingVisible(name) ? { problem: 'The source is empty' } : { name };
}

import { IDENTIFIERS_MAX } from '@workbench/services/contacts/limits';
import { IDENTIFIER_LENGTH_MAX, IDENTIFIER_LENGTH_MIN } from '@workbench/services/suppression/limits';
import { formatNumber } from '../../lib/format/format.ts';

/** One email address, profile, phone number or domain per line; blank lines and repeated ones are dropped. */
export function parseIdentifierLines(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** What is wrong with the lines as a whole; null when they can be sent. What each means is the server's to say. */
export function identifierLinesError(lines: readonly string[]): string | null {
  if (lines.length > IDENTIFIERS_MAX)
    return `Up to ${formatNumber(IDENTIFIERS_MAX)} lines at once; you entered ${formatNumber(lines.length)}.`;
  const invalidLine = lines.find((line) => line.length < IDENTIFIER_LENGTH_MIN || line.length > IDENTIFIER_LENGTH_MAX);
  return invalidLine === undefined
    ? null
    : `“${invalidLine.slice(0, 40)}” is not a valid email address, profile, phone number or domain.`;
}

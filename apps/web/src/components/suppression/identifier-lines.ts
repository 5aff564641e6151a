import { formatNumber } from '../../lib/format/format.ts';

/** As the server allows. */
const LINES_MAX = 1000;
const LENGTH_MIN = 3;
const LENGTH_MAX = 320;

/** One email address, profile, phone number or domain per line; blank lines and repeated ones are dropped. */
export function parseIdentifierLines(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** What is wrong with the lines as a whole; null when they can be sent. What each means is the server's to say. */
export function identifierLinesError(lines: readonly string[]): string | null {
  if (lines.length > LINES_MAX)
    return `Up to ${formatNumber(LINES_MAX)} lines at once; you entered ${formatNumber(lines.length)}.`;
  const invalidLine = lines.find((line) => line.length < LENGTH_MIN || line.length > LENGTH_MAX);
  return invalidLine === undefined
    ? null
    : `“${invalidLine.slice(0, 40)}” is not a valid email address, profile, phone number or domain.`;
}

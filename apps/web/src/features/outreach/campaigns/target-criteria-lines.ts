import { CRITERION_NAME_MAX, CRITERION_VALUE_MAX } from '@workbench/services/outreach/limits';

/** A line "title: VP Engineering" is a criterion; one without a colon has a name alone. The last of a name counts. */
export function parseCriteria(text: string): Record<string, string> {
  const entries = text.split(/\r\n|\r|\n/).flatMap((line): [string, string][] => {
    const colon = line.indexOf(':');
    const name = (colon < 0 ? line : line.slice(0, colon)).trim();
    return name === '' ? [] : [[name, colon < 0 ? '' : line.slice(colon + 1).trim()]];
  });
  return Object.fromEntries(entries);
}

/** What is wrong with the lines; null when they can be stored. */
export function criteriaError(text: string): string | null {
  if (text.split(/\r\n|\r|\n/).some((line) => /^\s*:\s*\S/.test(line))) {
    return 'Enter a name before the colon, e.g., “title: VP Engineering”.';
  }
  for (const [name, value] of Object.entries(parseCriteria(text))) {
    if (name.length > CRITERION_NAME_MAX)
      return `Names can have up to ${CRITERION_NAME_MAX} characters: “${name.slice(0, 30)}…”.`;
    if (value.length > CRITERION_VALUE_MAX) return `“${name}” exceeds ${CRITERION_VALUE_MAX} characters.`;
  }
  return null;
}

/** The reverse of `readCriteria`. */
export const formatCriteria = (criteria: Record<string, string>): string =>
  Object.entries(criteria)
    .map(([name, value]) => (value === '' ? name : `${name}: ${value}`))
    .join('\n');

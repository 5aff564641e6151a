import { formatCount, formatNumber } from '../../../lib/format/format.ts';

/** More names than this are counted. */
const NAMES_MAX = 5;

/**
 * The question before people are put on the do-not-contact list, and who they are when there are several.
 * @param count of all of them; the names of some may not be known
 */
export function suppressionQuestion(names: readonly string[], count: number): [title: string, people: string] {
  const [name] = names;
  if (name !== undefined && count === 1) return [`Add ${name} to the do-not-contact list?`, ''];
  const title = `Add ${formatCount(count, 'contact', 'contacts')} to the do-not-contact list?`;
  const shown = names.slice(0, NAMES_MAX);
  if (shown.length === 0) return [title, ''];
  const more = count > shown.length ? ` and ${formatNumber(count - shown.length)} more` : '';
  return [title, `${shown.join(', ')}${more}. `];
}

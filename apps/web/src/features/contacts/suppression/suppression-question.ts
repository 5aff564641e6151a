import { formatCount } from '../../../lib/format/format.ts';

/** More names than this are counted. */
const NAMES_MAX = 5;

/** The question before people are put on the do-not-contact list, and who they are when there are several. */
export function suppressionQuestion(names: readonly string[]): [title: string, people: string] {
  const [name, ...others] = names;
  if (name !== undefined && others.length === 0) return [`Add ${name} to the do-not-contact list?`, ''];
  const more = names.length > NAMES_MAX ? ` and ${names.length - NAMES_MAX} more` : '';
  return [
    `Add ${formatCount(names.length, 'contact', 'contacts')} to the do-not-contact list?`,
    `${names.slice(0, NAMES_MAX).join(', ')}${more}. `,
  ];
}

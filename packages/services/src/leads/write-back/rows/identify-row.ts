import { CellProblem } from '../../../shared/csv/cells/clean-cell.ts';
import { readEmail } from '../../../shared/person-values/read-email.ts';
import { readProfile } from '../../../shared/person-values/read-profile.ts';
import { leadKeys } from '../../matching/lead-keys.ts';
import { cleanValue } from '../../table/clean-value.ts';
import { nameParts } from '../../table/name-parts.ts';
import type { HeaderMap } from '../../values/fields.ts';
import type { Identity } from './row-identity.ts';

const LENGTH_MAX = 2000;

/** A domain in its canonical spelling; null if it is invalid. */
export type ReadDomain = (text: string) => string | null;

/**
 * The identity of a row of the sheet, as at the import, except that unreadable cells are ignored: the others may
 * identify the person. Pure.
 */
export function identifyRow(cells: readonly string[], map: HeaderMap, readDomain: ReadDomain): Identity {
  const text = (column: number | null, isName = false): string | null => {
    try {
      return cleanValue(cells, column, { lengthMax: LENGTH_MAX, isName });
    } catch (error) {
      if (error instanceof CellProblem) return null;
      throw error;
    }
  };
  const { columns } = map;
  const [firstName, lastName] = [text(columns.firstName, true), text(columns.lastName, true)];
  const named = nameParts({ firstName, lastName, whole: text(map.fullName, true) });
  const email = readEmail(text(columns.email) ?? '');
  const profile = readProfile(text(columns.linkedinUrl) ?? '');
  const keys = leadKeys({
    ...named,
    email: 'email' in email ? email.email : null,
    linkedinUrl: 'url' in profile ? profile.url : null,
    company: text(columns.company) ?? readDomain(text(map.domain) ?? ''),
  });
  return { keys, names: fullNames(named) };
}

/** The full name, when there is one. Pure. */
export function fullNames({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string[] {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return name === '' ? [] : [name];
}

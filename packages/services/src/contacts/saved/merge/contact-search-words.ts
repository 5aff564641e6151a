import type { ContactSourceValueDoc } from '@workbench/db';
import { personSearchWords } from '../../../shared/person-values/person-search-words.ts';
import { latestSourceValues } from '../../edit/source-values.ts';

interface SearchableContact {
  name: string;
  title: string | null;
  organizationName: string | null;
  email: string | null;
  sourceValues?: readonly ContactSourceValueDoc[];
}

/** The words by which a saved contact is found: also those of the name that a source gives beside a typed one. */
export function contactSearchWords(contact: SearchableContact): string[] {
  const { name, title, organizationName, email, sourceValues = [] } = contact;
  const names = latestSourceValues(sourceValues).flatMap(({ field, value }) => (field === 'name' ? [value] : []));
  return personSearchWords([name, title, organizationName, ...names], email);
}

import { personSearchWords } from '../../../shared/person-search-words.ts';

interface SearchableContact {
  name: string;
  title: string | null;
  organizationName: string | null;
  email: string | null;
}

/** The words by which a saved contact is found. */
export function contactSearchWords({ name, title, organizationName, email }: SearchableContact): string[] {
  return personSearchWords([name, title, organizationName], email);
}

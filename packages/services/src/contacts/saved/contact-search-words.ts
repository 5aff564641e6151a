import { personSearchWords } from '../../shared/person-search-words.ts';

interface SearchableContact {
  name: string;
  title: string | null;
  organizationName: string | null;
  email: string | null;
}

/** What a held contact is found by. */
export function contactSearchWords({ name, title, organizationName, email }: SearchableContact): string[] {
  return personSearchWords([name, title, organizationName], email);
}

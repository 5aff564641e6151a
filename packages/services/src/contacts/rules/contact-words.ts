import { personSearchWords } from '../../shared/person-search-words.ts';

interface Findable {
  name: string;
  title: string | null;
  organizationName: string | null;
  email: string | null;
}

/** What a held contact is found by. */
export function contactWords({ name, title, organizationName, email }: Findable): string[] {
  return personSearchWords([name, title, organizationName], email);
}

import { personSearchWords } from '../../shared/person-search-words.ts';
import type { LeadValues } from '../table/types.ts';

type Findable = Pick<LeadValues, 'firstName' | 'lastName' | 'title' | 'company' | 'email'>;

/** What a lead is found by: words of the name, title, company and address. Pure. */
export function leadWords({ firstName, lastName, title, company, email }: Findable): string[] {
  return personSearchWords([firstName, lastName, title, company], email);
}

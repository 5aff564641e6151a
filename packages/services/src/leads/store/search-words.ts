import { personSearchWords } from '../../shared/person-values/person-search-words.ts';
import type { LeadValues } from '../values/fields.ts';

type Findable = Pick<LeadValues, 'firstName' | 'lastName' | 'title' | 'company' | 'email'>;

/** What a lead is found by: words of the name, title, company and address. Pure. */
export function leadSearchWords({ firstName, lastName, title, company, email }: Findable): string[] {
  return personSearchWords([firstName, lastName, title, company], email);
}

import { domainLabel } from '@workbench/identity/domain/domain-label';
import { bareName } from './company-name.ts';

/** A shorter label of a domain is an abbreviation that may be anyone's. */
const LABEL_MIN = 3;
/** Words that every company's pages use of something: "the team has 12 people". */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    'team group company firm office people staff support studio agency business brand customer client partner school ' +
    'store shop bank city town world home work jobs careers club union network platform community project lab ' +
    'equipe groupe empresa equipo grupo firma unternehmen betrieb'
  ).split(' '),
);

/** What a company's own pages call it: its name with and without legal form, and the label of its domain. */
export function ownNames(name: string, domain: string): string[] {
  const label = domainLabel(domain) ?? '';
  const fromDomain = label.length < LABEL_MIN || COMMON_WORDS.has(label) ? [] : [label, label.replaceAll('-', ' ')];
  const names = [name.trim(), bareName(name), ...fromDomain].filter((each) => each !== '');
  return [...new Set(names.map((each) => each.toLowerCase()))].toSorted((a, b) => b.length - a.length);
}

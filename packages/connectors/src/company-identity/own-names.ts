import { bareName } from './company-name.ts';

/** A shorter label of a domain is an abbreviation that may be anyone's. */
const LABEL_MIN = 3;

/** What a company's own pages call it: its name with and without legal form, and the label of its domain. */
export function ownNames(name: string, domain: string): string[] {
  const label = domain.split('.').at(-2) ?? '';
  const fromDomain = label.length < LABEL_MIN ? [] : [label, label.replaceAll('-', ' ')];
  const names = [name.trim(), bareName(name), ...fromDomain].filter((each) => each !== '');
  return [...new Set(names.map((each) => each.toLowerCase()))].toSorted((a, b) => b.length - a.length);
}

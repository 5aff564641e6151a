import { domainLabel } from '@workbench/identity/domain/domain-label';
import { namesCompany, normaliseCompanyName } from './company-name.ts';

export interface Company {
  name: string;
  domain: string;
}

/** A shorter label of a domain may begin anyone's name. */
const LABEL_MIN = 3;

/** Whether an employer's name fits a company: one holds the other as whole words, or it is spelt as the domain is. */
export function isEmployerName(employer: string, { name, domain }: Company): boolean {
  return namesCompany(employer, name) || namesCompany(name, employer) || beginsWithLabel(employer, domain);
}

/** "northwind" of northwind.com begins "Northwind Robotics" and "North Wind AS", and not "Northwinds". */
function beginsWithLabel(employer: string, domain: string): boolean {
  const label = lettersOf(domainLabel(domain) ?? '');
  const words = normaliseCompanyName(employer).split(' ');
  return label.length >= LABEL_MIN && words.some((_, index) => lettersOf(words.slice(0, index + 1).join('')) === label);
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

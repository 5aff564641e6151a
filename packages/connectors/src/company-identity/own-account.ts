import { domainLabel } from '@workbench/identity/domain/domain-label';
import { REGISTERED_LEGAL_FORMS } from '@workbench/identity/legal-forms';
import { namesCompany, normaliseCompanyName } from './company-name.ts';
import type { Company } from './employer.ts';

/** Words that a company adds to its name without becoming another one; any other makes "Nova Credit" of "Nova". */
const ADDED_WORDS: ReadonlySet<string> = new Set([
  ...(
    'careers career jobs hiring recruiting talent team hq official the group holding holdings company global ' +
    'international worldwide europe emea apac americas africa asia north america eu us usa uk de fr nl es dach ' +
    'germany deutschland france spain italy netherlands norway sweden denmark poland india canada australia japan ' +
    'technologies technology tech software labs lab systems solutions services io com app dev oss open source ' +
    'opensource engineering eng'
  ).split(' '),
  ...[...REGISTERED_LEGAL_FORMS].map((form) => form.toLowerCase()),
]);
/** Short ones may end any word: "as", "se", "us". */
const GLUED_MIN = 3;

/** Whether an account's name in an address ("northwind-robotics", "northwindcareers") is a company's name or its domain's. */
export function isOwnAccount(account: string, company: Company): boolean {
  return stemsOf(company).some((stem) => {
    const words: string[] = account.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];
    const wordCount = words.findIndex((_, index) => words.slice(0, index + 1).join('') === stem) + 1;
    if (wordCount > 0) return words.slice(wordCount).every(isAdded);
    const glued = words[0]?.startsWith(stem) ? words[0].slice(stem.length) : '';
    return glued.length >= GLUED_MIN && isAdded(glued) && words.slice(1).every(isAdded);
  });
}

/**
 * Whether the name of an account's owner is the company's: its name of several words among others, a beginning of it, or
 * its one word with nothing but words that make no other company.
 */
export function isOwnerName(owner: string, company: Company): boolean {
  const isLong = normaliseCompanyName(company.name).includes(' ');
  return (
    (isLong && namesCompany(owner, company.name)) ||
    namesCompany(company.name, owner) ||
    isOwnAccount(normaliseCompanyName(owner), company)
  );
}

const isAdded = (word: string) => ADDED_WORDS.has(word) || /^\d+$/.test(word);

const stemsOf = ({ name, domain }: Company) =>
  [normaliseCompanyName(name), name, domainLabel(domain) ?? '']
    .map((text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((stem) => stem.length > 1);

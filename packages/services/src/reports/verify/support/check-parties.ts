import { type CompanyContext, companyNameVariants } from '../../../shared/statements/company-names.ts';
import { splitDays } from '../../../shared/statements/days.ts';
import { withoutCodes } from '../../../shared/statements/numbers/number-codes.ts';
import { isNumberOfOther } from '../../../shared/statements/numbers/number-owners.ts';
import { locationOfOther } from '../../../shared/statements/parties/stated-locations.ts';
import { turnsRolesAround } from '../../../shared/statements/parties/transfer-roles.ts';
import { meaningfulStems } from '../../../shared/statements/word-stems.ts';
import type { CheckedCitation, VerificationContext } from '../citation/check-citation.ts';
import { partOfSubject } from './sentence-subject.ts';

/** A word that only a clause with another party as its subject has is said of that party. */
export function saidOfOther(
  sentence: string,
  citations: CheckedCitation[],
  context: VerificationContext,
): string | null {
  const name = meaningfulStems(context.company.name);
  const words = [...meaningfulStems(splitDays(sentence).rest)].filter((stem) => !name.has(stem));
  const quoted = citations.flatMap((one) => one.quoted);
  const names = companyNameVariants(context.company);
  const ownPart = (one: string) => {
    const part = partOfSubject(one, sentence, context);
    return names.some((variant) => part.includes(variant)) ? part : one;
  };
  const own = meaningfulStems(quoted.map(ownPart).join(' '));
  const all = meaningfulStems(quoted.join(' '));
  const others = words.filter((stem) => all.has(stem) && !own.has(stem));
  return others.length > 0 ? 'Its source says this about another party' : null;
}

/** Who did it to whom, and where, is what the quoted sentences say; their neighbours and the title are too far off. */
export function turnedAround(sentence: string, citations: CheckedCitation[], about: CompanyContext): string | null {
  const quoted = citations.flatMap((one) => one.quoted);
  if (citations.some(({ surroundingSentences }) => surroundingSentences.some((one) => isNamesake(one, about))))
    return 'Its source says this about another company of a similar name';
  if (turnsRolesAround(sentence, quoted, about)) return 'Its source has the parties in other roles';
  const location = citations.length > 1 ? null : locationOfOther(sentence, quoted, about.names);
  return location === null ? null : `Its source says this of another location than ${location}`;
}

/** "It has nothing to do with Castor Legal." */
const isNamesake = (text: string, about: CompanyContext) =>
  about.names.some((name) => text.includes(name)) &&
  /\b(?:nothing to do with|no (?:relation|connection|link)|not related|unrelated|not to be confused|namesake|(?<!(?:into|as) an? (?:\p{L}+ )?)separate (?:firm|company)|different (?:firm|company)|hat nichts mit|sans rapport|sans lien|homonym|nada que ver|no tiene relación)\b/iu.test(
    text,
  );

export function numberOfOther(
  sentence: string,
  telling: readonly string[],
  { company }: VerificationContext,
): string | null {
  const withoutDays = (text: string) => withoutCodes(splitDays(text).rest);
  const other = isNumberOfOther(
    withoutDays(sentence),
    telling.map(withoutDays),
    meaningfulStems(`${company.name} ${company.domain}`),
  );
  return other === null ? null : `In its source the number ${other.value.toLocaleString('en')} is about something else`;
}

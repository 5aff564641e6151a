import type { Token } from '../sentence/tokens.ts';
import { findEmployerDomains, nameOfDomain } from './employer-domain.ts';
import { findNameRuns } from './find-name-runs.ts';

const NAME = String.raw`\p{Lu}[\p{L}&'’-]*`;

/**
 * Employers whose names consist of words with a meaning of their own, by their form: a nationality or a place before
 * "Airlines", "Banco" before its name. Names of one word need no rule.
 */
const NAMES: readonly RegExp[] = [
  /(?<![\p{L}])Deutschen? (?:Bank|Bahn|Post|Börse|Telekom|Wohnen|Leasing|Kreditbank|Apotheker- und Ärztebank)(?![\p{L}])/gu,
  new RegExp(String.raw`(?<![\p{L}])${NAME}(?: ${NAME})? (?:Airlines|Airways|Telecom|Telekom)(?![\p{L}])`, 'gu'),
  /(?<![\p{L}])Air (?:France|Canada|India|China|Liquide|Europa|New Zealand|Products)(?![\p{L}])/gu,
  new RegExp(String.raw`(?<![\p{L}])(?:Banco|Banque|Banca) (?:(?:de|do|di|del|of) )?${NAME}`, 'gu'),
  new RegExp(String.raw`(?<![\p{L}])(?:Royal |First |National )?Bank of (?:the )?${NAME}(?: ${NAME})?`, 'gu'),
  /(?<![\p{L}])(?:Société Générale|Crédit (?:Agricole|Mutuel|Suisse|Lyonnais)|La Banque Postale|La Poste|Caisse d['’]Épargne)(?![\p{L}])/gu,
  /(?<![\p{L}])(?:Swiss|Munich|Hannover|Zurich) (?:Re|Life|Insurance|Post)(?![\p{L}])/gu,
  /(?<![\p{L}])(?:American Express|General (?:Electric|Motors|Mills|Dynamics)|British (?:Petroleum|Telecom|American Tobacco|Gas|Steel)|Philip Morris|Standard Chartered|Goldman Sachs|Wells Fargo|Morgan Stanley|Northern Trust|Dow Chemical|Texas Instruments|Western Union|Western Digital|US Bank|US Steel|Canadian (?:Pacific|National)|Union Pacific|Norfolk Southern|Japan Tobacco|Nippon Steel|Reading International)(?![\p{L}])/gu,
];

/** "der Deutschen Bank" is "Deutsche Bank". */
const toNominative = (name: string) => name.replace(/^Deutschen /, 'Deutsche ');

/** The words of an employer's name as one, which no vocabulary has. */
export function mergeNames(text: string, tokens: readonly Token[]): Token[] {
  const runs = findNameRuns(tokens).map(({ from, to }) => ({
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
  }));
  const known = NAMES.flatMap((pattern) => [...text.matchAll(pattern)]).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const domains = findEmployerDomains(text);
  const names = [...domains, ...known, ...runs];
  return tokens.flatMap((token) => {
    const name = names.find(({ start, end }) => start <= token.start && token.end <= end);
    if (!name) return [token];
    if (token.start > name.start) return [];
    const written = text.slice(name.start, name.end);
    const raw = domains.includes(name) ? nameOfDomain(written) : toNominative(written);
    return [{ ...token, raw, key: `company:${raw.toLowerCase()}`, end: name.end }];
  });
}

/** Whether a word is an employer's name that was merged. */
export const isMergedName = (key: string): boolean => key.startsWith('company:');

import { type CompanyContext, findCompanyMentions } from '../../../shared/statements/company-names.ts';

/** Words that make a longer name out of the company's: "Acme Capital" is another firm than Acme. */
const FIRM_WORD =
  /^\s(?:Capital|Partners|Ventures|Advis[eo]rs|Investments?|Investors|Equity|Bank|Bancorp|Insurance|Assurance|Realty|Properties|Estates?|Hotels?|Dental|Clinics?|Hospital|Schools?|College|University|Church|Theatre|Museum|Brewery|Winery|Restaurants?|Farms?|Law|Solicitors|Attorneys|Associates|Consulting|Consultants|Records|Pictures|Films|Airlines?|Airways|Motors|Homes|Construction|Mining|Minerals|Petroleum|Pharma|Pharmaceuticals|Logistics|Shipping|Trust|Council|Asset Management|Wealth)\b(?! (?:[Ww]ith|[Uu]p|[Rr]ais(?:e|ing)|[Ii]ncrease|[Mm]arkets [Dd]ay)\b)/u;

/**
 * Whether a text of the company's own pages names it only within the longer names of other firms. Elsewhere, a longer
 * name is no mention at all.
 */
export function isNewsOfNamesake(text: string, about: CompanyContext): boolean {
  if (!about.isOwn) return false;
  const mentions = findCompanyMentions(text, about);
  return mentions.length > 0 && mentions.every(({ end }) => FIRM_WORD.test(text.slice(end)));
}

import type { NewsCategory } from '../../schemas.ts';

/** Words that a category requires. Broad: they exclude the absurd and do not classify. */
const CATEGORY_WORDS: Record<Exclude<NewsCategory, 'other'>, RegExp> = {
  equity_raise:
    /\b(?:rais\w+|fund\w*|secur\w+|clos\w+|round|seed|series|invest\w*|financ\w+|equity|capital|stocks?|shares?|offering|ipo|public|(?:primarybid|retail|open|rex|wrap) offer|back\w*|placement|placing|grants?|loans?|credit|debt|notes|bonds?|venture|stake|lands?|bags?|finanzier\w*|kapital\w*|lev\w+|emisjon\w*|\w*emission\w*|henter|hentet|miljoner|milioni|miljoen|aumento|millionen|millions?|millones)\b|[$€£]/i,
  partnership:
    /\b(?:partner\w*|collab\w+|cooperat\w+|co-operat\w+|alliance|ally|allies|join\w*|team\w*|agreement|agree\w*|integrat\w+|select\w*|together|ties?|sign\w*|deals?|ventures?|forces|memorandum|mou|contracts?|pact|distribut\w+|resellers?|licensees?|kooper\w+|zusammenarbeit|\w*vertrag|auftrag|partenariat|accord|contrat|acuerdo|contrato|convenio|alianza|firmado|samarbe\w+|samenwerk\w*|\w*avtal\w*|aftale\w*|overeenkomst\w*|accordo|accordi|intesa|convenzione|goes? live)\b/i,
  office_move:
    /\b(?:open\w*|relocat\w+|mov\w+|expan\w+|headquarter\w*|hq|offices?|plants?|sites?|factor(?:y|ies)|labs?|laborator\w+|hubs?|campus|space|facilit\w+|buildings?|premises|warehouses?|floors?|workshops?|locations?|branch\w*|cent(?:er|re)s?|stores?|leas\w+|standort\w*|büro\w*|bureaux?|oficinas?|usine|agence|atelier|entrepôt|pressoir|déménag\w*|sede|planta|nave|fábrica|umzug|umgezogen|neubau|\w*kontor|halle|niederlassung|werk)\b|(?<!\p{L})(?:déménag\p{L}*|usine|siège|locaux|\p{L}*(?:büro|geschäftsstelle|standort|halle|laden|lager|werkstatt|neubau|filiale|showroom)s?)(?!\p{L})/iu,
};

/** The claimed category if a word of the texts supports it, else "other". */
export function supportedNewsCategory(category: NewsCategory, texts: readonly string[]): NewsCategory {
  return category === 'other' || texts.some((text) => CATEGORY_WORDS[category].test(text)) ? category : 'other';
}

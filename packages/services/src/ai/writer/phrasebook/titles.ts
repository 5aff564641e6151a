import type { MessageLanguage } from '../../schemas.ts';
import { lowerFirst } from '../goal.ts';

/** Titles of one language; English ones are used in all. */
const TITLES: Partial<Record<MessageLanguage, RegExp>> = {
  de: /leit(?:er|erin|ung)\b|geschäftsführ|inhaber|einkauf|vertrieb|beauftragt|vorstand|sachbearbeit|berater|kauf(?:mann|frau)|prokurist|[a-zäöüß]ung\b/i,
  fr: /\b(?:directeur|directrice|responsable|chef|cheffe|chargée?|gérante?|fondat(?:eur|rice)|avocate?|hôteli(?:er|ère)|achet(?:eur|euse)|comptable|juriste|infirmi(?:er|ère)|pharmacien(?:ne)?|développ(?:eur|euse)|vend(?:eur|euse)|conseill(?:er|ère)|notaire|médecin|architecte|restaurat(?:eur|rice)|adjointe?)\b|président|ingénieure?|technicien/i,
  es: /\b(?:directora?|gerente|jef[ea]|responsable|encargad[oa]|presidenta|fundadora?)\b/i,
};
/** Words that more than one of them has: the rest of the title tells which. */
const SMALL: Partial<Record<MessageLanguage, RegExp>> = {
  fr: /\b(?:des|du|la|et|achats|logistique|commerciale?|technique)\b|\bd[’']/i,
  es: /\b(?:del|los|las|y|compras|ventas|operaciones|comercial|técnic[oa])\b/i,
};

/** The title as a sentence of the language can have it; empty when it is in a third language. */
export function titleIn(title: string, language: MessageLanguage): string {
  const found = (Object.keys(TITLES) as MessageLanguage[]).filter(
    (one) => TITLES[one]?.test(title) && !isEnglish(title),
  );
  if (found.length === 0) return title;
  const own = found.length === 1 ? found[0] : (found.find((one) => SMALL[one]?.test(title)) ?? language);
  if (own !== language) return '';
  return language === 'de' ? title : lowerFirst(title);
}

const isEnglish = (title: string) =>
  /\b(?:of|and|for|director|manager|head|lead|officer|executive|sales|chief)\b/i.test(title) &&
  !/\b(?:de|des|du|del|la|der|die|und|et|y)\b/i.test(title);

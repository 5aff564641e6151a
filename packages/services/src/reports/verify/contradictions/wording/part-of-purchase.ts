/** What is less than the whole company. */
const PART =
  /(?<!\p{L})(?<!(?:remaining|outstanding|restlichen|restantes?|all)\s(?:\d[\d.,]*\s?(?:%|per cent)\s)?)(?:stakes?|shareholdings?|shares|interests?|parts?|half|third|portion|assets|beteiligung(?:en)?|\p{L}+beteiligung(?:en)?|anteile?|teile?|vermögenswerte|participations?|actifs|part|participación(?:es)?|activos|mitad|parte)\s(?:in|of|from|an|am|von|der|des|dans|de|du|en)\s((?:the\s)?\p{Lu}[\p{L}\d&-]*)|\d\s?(?:%|percent|per cent|prozent)\s(?:of|von|an|de|du|stake in|share in)\s((?:the\s)?\p{Lu}[\p{L}\d&-]*)/giu;
const ANY_PART =
  /(?<!\p{L})(?:stakes?|shareholdings?|shares?|interests?|parts?|half|third|portion|assets|\p{L}*beteiligung(?:en)?|beteiligt|anteile?|teile?|vermögenswerte|participations?|actifs|participación(?:es)?|activos|mitad|parte)(?!\p{L})|\d\s?(?:%|percent|per cent|prozent)/iu;
/** All of it, however it was divided. */
const WHOLE =
  /(?<!\p{L})(?:all|remaining|outstanding|rest|100\s?%|sämtliche|alle|restlich\p{L}+|tout\p{L}*|totalité|restant\p{L}*|todos?|todas?|totalidad)(?!\p{L})/iu;
const BUYS =
  /(?<!\p{L})(?:acquir\p{L}+|bought|buys?|purchas\p{L}+|t(?:ook|akes|aken) over|takeover|übern[ao]\p{L}+|erw[aoi]rb\p{L}*|gekauft|kauft\p{L}*|rach[eè]t\p{L}+|acqui(?:s|ert|sition)|repris|adquir\p{L}+|compr(?:ó|a|ado|aron))(?!\p{L})/iu;

/** "Acquired a minority stake in Contoso": whether the claim makes the whole of it. */
export function isPartOfPurchase(claim: string, sentence: string): boolean {
  if (!BUYS.test(claim) || ANY_PART.test(claim) || !BUYS.test(sentence) || WHOLE.test(sentence)) return false;
  return [...sentence.matchAll(PART)].some(([, ofPart, ofShare]) => claim.includes(ofPart ?? ofShare ?? '\n'));
}

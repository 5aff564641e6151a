import type { MessageLanguage } from '../../schemas.ts';

const LOCATION =
  /\b(?:is|are) (?:based|located|headquartered|situated) in\b|\blives? in\b|\b(?:hat|haben) (?:ihren|seinen|den) (?:Haupt)?sitz in\b|\b(?:sitzt|lebt|wohnt) in\b|\best (?:basée?|située?|installée?|implantée?) (?:à|en|au)|\ba (?:son|pour) siège\b|\bhabite\b|\btiene su sede en\b|\bestá (?:ubicad[oa]|situad[oa]) en\b|\bvive en\b/i;
const HEADCOUNT =
  /\b(?:has|have|employs?|with|counts?) (?:(?:about|around|over|more than|nearly|almost|some|approximately) )?[\d.,’' ]+ (?:employees?|people|staff|workers)\b|\b(?:hat|beschäftigt|zählt)\b.*\d.*\b(?:Mitarbeite\w*|Beschäftigte\w*|Angestellte\w*)|\b(?:compte|emploie|a)\b.*\d.*\b(?:employés?|salariés?|collaborateurs?|personnes)|\b(?:tiene|emplea|cuenta con)\b.*\d.*\b(?:empleados?|trabajadores|personas)/i;
const INDUSTRY =
  /\b(?:is|are) (?:an? |in the )?(?:[\w&-]+ ){0,3}(?:company|firm|manufacturer|provider|industry|sector|business)$|\b(?:operates|works|is active) in (?:the )?[\w& -]+(?: industry| sector)?$|\bbelongs to the [\w& -]+(?:industry|sector)\b|\bist (?:in|im) .+ tätig$|\bgehört zu(?:r|m) .+(?:branche|industrie|sektor|wirtschaft)$|(?:appartient|est active?|opère|exerce) (?:au|dans le|à l[’']) ?(?:secteur|industrie|domaine)|(?:pertenece al|opera en el|activa en el) sector|\bgehört zu(?:r|m) (?:\p{L}+ )?(?:Branche|Industrie|Wirtschaft|Sektor)(?!\p{L})|\b(?:arbeitet|agiert) (?:in der|im) [\p{L}-]+$|\bist auf .+ spezialisiert$|\b(?:specialis|speciali[sz]|focus)(?:es|ed) (?:in|on) |\bis (?:an? )?(?:[\w&-]+ ){0,3}(?:specialist|supplier|retailer|carrier|wholesaler) (?:of|in|for) |\bis in the [\w& -]+ business$|(?:travaille|évolue|intervient) dans (?:la |le |les |l[’'])|est spécialisée? (?:dans|en)|est un (?:fabricant|fournisseur|acteur|spécialiste|prestataire)|(?:se dedica a|trabaja en (?:el sector|la industria)|está especializad[oa] en|es un (?:fabricante|proveedor|especialista))|\bist (?:ein|eine) [\p{L}-]+(?:unternehmen|firma|hersteller|anbieter)$|\best une (?:entreprise|société) [\p{L} ]+$|\bes una empresa [\p{L} ]+$/iu;
/** Where someone is, how many people work there and in which industry: true of thousands, so no reason to write to one. */
export const isNoReason = (id: string, text: string): boolean =>
  /\.(?:location|size)$/.test(id) || LOCATION.test(text) || HEADCOUNT.test(text) || INDUSTRY.test(text);

/** Health, family, faith and the like: what no stranger is to write about, even where a report has it. */
const PRIVATE =
  /\b(?:pregnan\w+|maternity|paternity|parental leave|burn-?out|depress\w+|cancer|ill(?:ness)?|sick|surgery|hospital(?:i[sz]ed)?|divorc\w+|married|marries|wedding|widow\w*|funeral|mourn\w*|died|baby|newborn|arrested|drunk|alcohol\w*|rehab|therapy|religio\w+|gay|lesbian|union member|difficult (?:customer|person|client)|left (?:the company|\p{Lu}\w+)$)\b|\b(?:krank\w*|schwanger\w*|Elternzeit|Mutterschutz|Scheidung|geschieden|verheiratet|verstorben|Krebs|Reha|verhaftet)\b|\b(?:malade|enceinte|congé (?:maternité|maladie|parental)|divorc\w+|mari(?:é|ée|age)|décès|décédée?|cancer|arrêtée?|hospitalisée?)(?![\p{L}])|\b(?:enferm[oa]|embarazada|baja (?:médica|maternal)|divorci\w+|casad[oa]|boda|falleci\w+|cáncer|detenid[oa])(?![\p{L}])/iu;

/** Of a hospital or of a firm for weddings, these words tell its trade. */
export const isPrivate = (text: string, { recipientName }: { recipientName: string }): boolean => {
  const names = recipientName.split(/\s+/).filter((name) => name.length > 2);
  const isOnPerson =
    /^(?:you|she|he|sie|vous|elle|il|usted|ella)(?![\p{L}])/iu.test(text) ||
    names.some((name) => text.startsWith(`${name} `));
  return isOnPerson && PRIVATE.test(text);
};

/** A year that is long past, or to come, in the words or in the day of the fact. */
export function isOutOfDate(text: string, date: string | null, today: string): 'old' | 'future' | null {
  const [year, month, day] = [Number(today.slice(0, 4)), today.slice(5, 7), today.slice(8, 10)];
  const oldest = `${year - OLD_YEARS}-${month}-${day}`;
  if (date !== null && date > today) return 'future';
  if (date !== null && date < oldest) return 'old';
  const years = [...text.matchAll(/\b(?:in|en|im Jahr)\s+((?:19|20)\d\d)\b/gi)].map(([, said]) => Number(said));
  if (years.length > 0 && years.every((said) => said < year - OLD_YEARS)) return 'old';
  return years.some((said) => said > year) ? 'future' : null;
}

const OLD_YEARS = 2;

const OWN: Record<MessageLanguage, RegExp> = {
  en: /^(?:we|I|you|your|our|thank you|thanks|last \w+ we)\b/i,
  de: /^(?:wir|ich|sie|du|vielen dank|danke)\b/i,
  fr: /^(?:nous|je|j[’']|vous|tu|on|merci)(?![\p{L}])/iu,
  es: /^(?:nos|me|nosotros|conocí|usted|tú|gracias|\p{L}{2,}[aei]mos)(?![\p{L}])/iu,
};

/** What the sender would say as it is: "We met at the fair". */
export const isOwnSentence = (text: string, language: MessageLanguage): boolean =>
  OWN[language].test(text) && text.split(' ').length > 2;

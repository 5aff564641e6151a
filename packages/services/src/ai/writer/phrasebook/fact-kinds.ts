import type { MessageLanguage } from '../../schemas.ts';

const LOCATION =
  /\b(?:is|are) (?:based|located|headquartered|situated) in\b|\blives? in\b|\b(?:hat|haben) (?:ihren|seinen|den) (?:Haupt)?sitz in\b|\b(?:sitzt|lebt|wohnt) in\b|\best (?:basée?|située?|installée?|implantée?) (?:à|en|au)|\bhabite\b|\btiene su sede en\b|\bestá (?:ubicad[oa]|situad[oa]) en\b|\bvive en\b/i;
const HEADCOUNT =
  /\b(?:has|have|employs?|with|counts?) (?:(?:about|around|over|more than|nearly|almost|some|approximately) )?[\d.,’' ]+ (?:employees?|people|staff|workers)\b|\b(?:hat|beschäftigt|zählt)\b.*\d.*\b(?:Mitarbeite\w*|Beschäftigte\w*|Angestellte\w*)|\b(?:compte|emploie|a)\b.*\d.*\b(?:employés?|salariés?|collaborateurs?|personnes)|\b(?:tiene|emplea|cuenta con)\b.*\d.*\b(?:empleados?|trabajadores|personas)/i;
const INDUSTRY =
  /\b(?:is|are) (?:an? |in the )?(?:[\w&-]+ ){0,3}(?:company|firm|manufacturer|provider|industry|sector|business)$|\b(?:operates|works|is active) in (?:the )?[\w& -]+(?: industry| sector)?$|\bist (?:ein|eine) [\p{L}-]+(?:unternehmen|firma|hersteller|anbieter)$|\best une (?:entreprise|société) [\p{L} ]+$|\bes una empresa [\p{L} ]+$/iu;
const BAD_NEWS =
  /\b(?:layoffs?|lays? off|laid off|cuts? (?:\w+ )?jobs|to cut|job cuts|redundanc\w+|insolven\w+|bankrupt\w*|lawsuit|sued|sues|dispute|recalls?|recalled|data breach|hacked|outage|scandal|fined|investigation|steps down|resigns?|resigned|closes? (?:its )?(?:\w+ )?(?:plant|office|site|store|factory)|to close|loss(?:es)?|strike|accident|died|death|Stellenabbau|Insolvenz|Rückruf|Klage|Entlassung\w*|entlässt|schließt|licenciements?|faillite|grève|despid\w+|quiebra|huelga)\b/i;

/** Where someone is, how many people work there and in which industry: true of thousands, so no reason to write to one. */
export const isNoReason = (id: string, text: string): boolean =>
  /\.(?:location|size)$/.test(id) || LOCATION.test(text) || HEADCOUNT.test(text) || INDUSTRY.test(text);

export const isBadNews = (text: string): boolean => BAD_NEWS.test(text);

const OWN: Record<MessageLanguage, RegExp> = {
  en: /^(?:we|I|you|your|our|thank you|thanks|last \w+ we)\b/i,
  de: /^(?:wir|ich|sie|du|vielen dank|danke)\b/i,
  fr: /^(?:nous|je|j[’']|vous|tu|on|merci)(?![\p{L}])/iu,
  es: /^(?:nos|me|nosotros|hablamos|coincidimos|conocí|usted|tú|gracias)(?![\p{L}])/iu,
};

/** What the sender would say as it is: "We met at the fair". */
export const isOwnSentence = (text: string, language: MessageLanguage): boolean =>
  OWN[language].test(text) && text.split(' ').length > 2;

import type { MessageLanguage } from '../../schemas.ts';

/** What may stand before the subject of a statement. */
export const LEADS: Record<MessageLanguage, string> = {
  en: '(?:i (?:saw|see|read|heard|noticed|know|understand|learned)(?: that)?|and|so|as|since|because|also|now|today|hope)',
  de: '(?:ich (?:habe gelesen|sehe|weiss|habe gehort),? dass|und|auch|nun|jetzt)',
  fr: '(?:(?:j.ai (?:vu|lu|appris)|je (?:vois|sais)) que|et|aussi)',
  es: '(?:(?:he (?:visto|leido)|veo|se) que|y|tambien)',
};

/** The recipient as a subject, by the beginning of the sentence, and the articles before a thing that a fact names. */
export const SUBJECTS: Record<MessageLanguage, { person: string; article: string }> = {
  en: {
    person:
      "you(?: guys)?|you're|your (?:[a-z-]+ )?[a-z-]+(?= (?:is|are|was|were|has|have|had|runs?|comes?|pays?|works?|still|already|often|expires?|ends?|needs?|loses?|lost)\\b)",
    article: 'the|your',
  },
  de: {
    person:
      'Sie(?= (?!konnen|konnten|mussen|durfen|wollen|mogen|mochten|haben (?:die|nur|noch|nachste|kurz)\\b))|du|(?:Ihr|Dein)e?(?: [a-z]+)? [A-Z][a-z]+(?= (?:ist|sind|war|waren|hat|haben|wird|werden|gehort|gehoren|kommt|kommen|steht|lauft)\\b)',
    article: 'das|der|die|ihr|ihre',
  },
  fr: {
    person:
      'vous(?= (?!pouvez|pourriez|pourrez|devriez|voudrez|verrez|avez (?:le temps|\\d))\\b)|(?:votre|vos) [a-z]+(?= (?:est|sont|a|ont|perd|perdent|grandit|va|tourne|coute)\\b)',
    article: "l'|le|la|votre",
  },
  es: {
    person:
      'usted(?= (?!puede|podria|podra|debe|decide)\\b)|sus? [a-z]+(?= (?:es|son|esta|estan|ha|han|pierde|pierden|crece|crecen|tiene|tienen|va|cuesta)\\b)',
    article: 'el|la|los|las|su',
  },
};

/** Words of what only may be: such a sentence states nothing. */
export const OPEN_WORDS: Record<MessageLanguage, RegExp> = {
  en: /\b(?:if|whether|might|may|could|would|should|can|perhaps|maybe|probably|likely|wonder\w*|guess|assume|imagine|curious|unless|let me know|please|worth|welcome|need not|(?:don't|do not) (?:have|need) to|(?:you|you'll|you will) (?:get|receive|find|see|hear|save|have|decide|choose|know|need))\b/i,
  de: /\b(?:falls|wenn|ob|konnten?|konnen|wurden?|durften?|sollten?|vielleicht|vermutlich|wahrscheinlich|sicher|wohl|moglicherweise|bestimmt|bitte|entscheiden|erhalten|bekommen|sehen|wissen|finden|haben (?:\w+ ){0,3}(?:zeit|interesse|fragen|lust))\b/i,
  fr: /\b(?:si|pourrai\w*|pourrie\w*|pouvez|serai\w*|serie\w*|peut-etre|sans doute|probablement|devri\w+|souhait\w+|voudr\w+|recevrez|verrez|trouverez|decidez|aur(?:ez|iez)|libre)\b/i,
  es: /\b(?:si(?! bien)|podri\w+|puede\w*|seri\w+|quizas?|tal vez|probablemente|deberi\w+|desea|quier\w+|recibira|vera|encontrara|decide|ayudari\w+|tendri\w+)\b/i,
};

/** Words that turn a fact round. */
export const DENIALS: Record<MessageLanguage, RegExp> = {
  en: /\b(?:no longer|not|never|no one|nobody|none|almost|nearly|any ?more|without|despite|in spite of|by mistake|will|plans?|planned|planning to|former|formerly|interim)\b|^were (?!\w+(?:ed|en|ught)\b)|n't\b|\b0 /i,
  de: /\b(?:nicht|nie|niemals|kein\w*|beinahe|fast|trotz|ohne|ehemalig\w*|fruher\w*|waren|plant|planen|versehentlich|wird)\b/i,
  fr: /\b(?:ne|n'\w+|jamais|aucune?|presque|malgre|sans|ancienne?s?|etiez|prevoit|par erreur)\b/i,
  es: /\b(?:no|nunca|jamas|ningun\w*|casi|pese|sin|antigu\w+|ya no|era|fue|preve|por error)\b/i,
};

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words of politeness and of the sender's own purpose. */
export const HARMLESS_WORDS: Record<MessageLanguage, ReadonlySet<string>> = {
  en: words(
    'right person ask contact time day week busy role work works position responsible experience view opinion way place well full seems sounds looks good interesting exciting thought made make me mind catch caught eye why because reason reach writing write read saw with regarding topic someone who one first next step reply answer word line message questions question help helpful welcome best here there sure happy decide matter matters important inspiring think curious about',
  ),
  de: words(
    'richtige richtigen ansprechpartner ansprechpartnerin ansprechperson rolle position arbeit arbeiten zeit tag woche anlass grund thema frage fragen antwort meinung einschatzung interessiert interessant spannend klingt passt hier dazu dafur deshalb daher mein meiner nachricht schreibe sicher gut verantwortlich verantworten zustandig person viel beschaftigt',
  ),
  fr: words(
    'bonne personne contact temps jour semaine role poste fonction travail travaillez avis question reponse message raison sujet interesse interessant ici donc ainsi bien charge responsable occupe occupez pourquoi ecris occupee',
  ),
  es: words(
    'persona adecuada contacto tiempo dia semana funcion cargo puesto trabajo trabaja opinion pregunta respuesta mensaje motivo tema interesa interesante aqui bien responsable encarga ocupa escribo ocupada',
  ),
};

/** Where a sentence goes on to the sender and why they write: "…, and that is what prompts me to write". */
export const REASON_CLAUSE: Record<MessageLanguage, RegExp> = {
  en: /,?\s(?:and|so|which|hence)\s(?=[^,;:]*(?:\bI\b|\bme\b|\bmy\b))/,
  de: /,?\s(?:und|deshalb|daher|darum|dabei|weshalb)\s(?=[^,;:]*\b(?:ich|mich|mir|mein\w*)\b)/i,
  fr: /,?\s(?:et|donc|aussi|ce qui)\s(?=[^,;:]*(?:\bje\b|\bj['’]|\bm['’]|\bme\b|\bmon\b|\bma\b))/i,
  es: /,?\s(?:y|por lo que|por eso)\s(?=[^,;:]*\b(?:me|mi|yo|soy|escribo|dirijo|vuelvo|retomo)\b)/i,
};

/** Words of such a clause: they say what the sender does, and nothing of the recipient. */
export const REASON_WORDS: Record<MessageLanguage, ReadonlySet<string>> = {
  en: words(
    'prompts prompted turn turning come coming return returning back follow following earlier previous reminded idea occasion gives gave led brings brought offer what',
  ),
  de: words(
    'wende melde komme zuruck noch einmal erneut mochte gern gerne zuerst zeigen denken dachte musste bringt fuhrt gelegenheit nachdem fruhere vorige letzte ohne geblieben darum dabei meine meinen auch ihn',
  ),
  fr: words(
    'ecrire amene conduit pousse reviens revenir vers apres avant premier precedent nouvelle projet demande suite occasion donne idee pense penser fait aussi',
  ),
  es: words(
    'escribir escribirle escribirte dirijo dirigirme vuelvo volver retomo anterior noticia novedad proyecto peticion raiz ocasion idea animado hecho pensar ese esa eso este esta esto como soy sobre',
  ),
};

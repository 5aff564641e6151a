import { remembering } from './remembering.ts';

const PROGRAM =
  '(?:ki|ki-\\p{L}+|künstliche intelligenz|sprachmodelle?|ia|modèles? de langage|modelos? de (?:lenguaje|linguagem)|assistenten?|asistentes?|assistants?|taalmodel(?:len)?|chatbots?)';
/** "Need not" is no duty. */
const MUST =
  '(?:(?:müssen|muss)(?! (?:nicht|nie|kein))|soll(?:en|te|ten)?|darf|dürfen|doi(?:t|vent)|deben?|debería[n]?|devem?|deve|devono|moet(?:en)?)';
const SAY =
  '(?:melden|berichten|schreiben|erwähnen|angeben|anführen|nennen|sagen|behaupten|antworten|ausgeben|vermerken|festhalten|hinzufügen|aufnehmen|schließen|écrire|indiquer|mentionner|rapporter|signaler|dire|inclure|répondre|affirmer|noter|déclarer|ajouter|préciser|conclure|retenir|decir|escribir|informar|mencionar|indicar|incluir|responder|afirmar|señalar|declarar|añadir|concluir|anotar|dizer|escrever|relatar|dire|scrivere|riportare|menzionare|indicare|includere|rispondere|affermare|schrijven|vermelden|zeggen)';
const SHOW =
  '(?:behandeln|bezeichnen|darstellen|einstufen|bewerten|nennen|traiter|présenter|considérer|décrire|tratar|presentar|considerar|describir)';
const LEAVE_OUT = '(?:ignorieren|verschweigen|weglassen|auslassen|ignorer|taire|omettre|ignorar|callar|omitir)';
const TEXT =
  '(?:anweisung|seite|text|artikel|quelle|rest|abschnitt|page|texte|article|source|reste|página|texto|artículo|fuente|resto)';
/** From a program to what it must do, within one sentence. */
const duty = (does: string) =>
  new RegExp(`(?<!\\p{L})${PROGRAM}(?!\\p{L})[^.!?\\n]{0,60}(?<!\\p{L})${MUST}(?!\\p{L})(?:${does})`, 'iu');
/**
 * What a program must say, in German, French, Spanish, Italian, Portuguese and Dutch: words, a figure, or as what. A page may
 * well have it that "KI muss sicher sein".
 */
const DUTIES = [
  duty(
    `[^.!?\\n]{0,60}(?<!\\p{L})${SAY}(?!\\p{L})[^.!?\\n]{0,30}(?:(?<!\\p{L})(?:dass|daß|que|qu['’]\\p{L}*|che|dat)(?!\\p{L})|:|["“„«])`,
  ),
  duty(
    `[^!?\\n]{0,60}\\d[^!?\\n]{0,80}(?<!\\p{L})${SAY}(?!\\p{L})|[^.!?\\n]{0,40}(?<!\\p{L})${SAY}(?!\\p{L})[^.!?\\n]{0,30}\\d`,
  ),
  duty(
    `[^.!?\\n]{0,60}(?<!\\p{L})als(?!\\p{L})[^.!?\\n]{0,40}${SHOW}|[^.!?\\n]{0,30}${SHOW}[^.!?\\n]{0,60}(?<!\\p{L})(?:comme|como)(?!\\p{L})`,
  ),
  duty(`[^.!?\\n]{0,60}(?<!\\p{L})(?:${TEXT}[^.!?\\n]{0,30}${LEAVE_OUT}|${LEAVE_OUT}[^.!?\\n]{0,30}${TEXT})`),
];

/** Text that addresses a program instead of a reader. The content of such a sentence is no fact. */
const INJECTION_SIGNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b[^.!?\n]{0,40}\b(?:instruction|prompt|rule|previous|above|prior|guideline)s?\b/i,
  /\b(?:system|developer|user)\s*(?:prompt|message)\b/i,
  /\b(?:you are|act as|as) an? (?:ai|assistant|language model|llm|chatbot)\b/i,
  // To the program that reads: a company's news may well say that "AI models must be safe".
  /\b(?:ai|assistant|llm|language model|chatbot|agent|bot|crawler|summari[sz]er|analyst|reader|reviewer)s?\b[^.!?\n]{0,60}\b(?:must|should|shall|please|ha(?:s|ve) to|needs? to)\b[^.!?\n]{0,20}\b(?:report|say|state|ignore|write|include|output|treat|mention|conclude|add|list|claim|know|note|record)\b/i,
  /\b(?:note|message|memo|hint|correction|reminder|notice|attention)(?:\s(?:to|for)\s|\s?:\s?)(?:all |any |the |every )?(?:ai|llms?|bots?|models?|machines?|crawlers?|assistants?|analysts?|readers?|summari[sz]ers?|agents?|reviewers?)\b/i,
  // "To every AI that reads this: …"
  /\b(?:to|for) (?:all|any|every|each|whichever|whatever) (?:other )?(?:ai|artificial intelligence|llm|language model|chatbot|bot|crawler|machine|model|assistant|summari[sz]er|agent|program)s?\b[^.!?\n]{0,80}:/i,
  /[:;–—]\s*(?:please )?(?:report|state|write|output|respond|answer|reply|conclude|pretend|record) (?:only )?that\b/i,
  /\b(?:dear|hello|hi|hey|attention),? (?:\w+ )?(?:ai|llm|model|machine|crawler|assistant|analyst|reader|summari[sz]er|agent|bot|reviewer)s?\b/i,
  /\b(?:report|say|state|write|claim|output|respond|answer|reply|mention|include|conclude|pretend)\b[^.!?\n]{0,12}\bthat\b[^.!?\n]{0,120}\b(?:in (?:your|the) (?:report|summary|answer|output)|instead)\b/i,
  // \"Please note that we are closed on Mondays\" is said to everybody.
  /^\s*(?!please note that\b)(?:please )?(?:report|state|write|output|respond|answer|reply|conclude|pretend|remember|note|record|assume|make sure|be sure|do not mention|don['’]t mention|never mention)\b[^.!?\n]{0,12}\b(?:that|with|only|to)\b/i,
  /\b(?:when|if|while) (?:you )?(?:summari[sz](?:e|ing)|report(?:ing)? on|writ(?:e|ing) (?:about|a report)|analy[sz](?:e|ing)) (?:this|the|our)\b/i,
  /\b(?:new|your|next|real) (?:task|instructions?|objective|orders?|goal is)\b|\b(?:the|any|every|your) (?:summary|report|analysis) (?:must|should|shall|has to)\b/i,
  /<\/?(?:system|instructions?|assistant|user|evidence|im_start|im_end)\b|\[\/?(?:inst|system|assistant)\]|<\||^#{1,4}\s*(?:system|instructions?|task)\b/i,
  /^\s*[“"'>*-]*\s*(?:system|assistant|user|human|developer|ai)\s?:|\bjailbreak|prompt injection|do anything now|\bend of (?:document|evidence|context|instructions)\b|\b(?:begin|start) of (?:instructions?|system)\b|\breveal (?:your|the) (?:prompt|instructions|key)\b|\bin your (?:summary|report|answer|output|analysis|response)\b/i,
  // A machine-readable record such as {"category": "equity_raise"} or "category: equity_raise".
  /[{[]\s*["“]?\w+["”]?\s*:\s*["“[{\d]/,
  /"\w{2,30}"\s*:\s*["[{\d]|\bequity_raise\b|\boffice_move\b|^\s*-?\s*(?:category|role|system|assistant|evidenceid|launchdate|recentnews|output)\s*[:=]/i,
  // The same in German, French, Spanish, Italian, Portuguese and Dutch.
  /(?<!\p{L})(?:ignorier|missacht|vergiss|vergess|beacht|ignore|oublie|ignora|olvid|omit|dimentica|esque[cç]|negeer|vergeet)\p{L}*(?!\p{L})[^.!?\n]{0,50}(?:anweisung|vorgabe|regel|befehl|instruc|istruzion|instru[cç]|consigne|directive|r[èe]gle|regla|regole|regra|indicacion|instructie|opdracht)/iu,
  /(?:^|[.!?:;–—-]\s*|(?<!\p{L})(?:bitte|veuillez|por favor|per favore|gelieve),?\s+)(?:schreib|bericht|meld|erwähn|antwort|gib|écri|indique|mentionne|rapporte|répond|signale|escrib|inform|mencion|respond|indic|scriv|riporta|escrev|schrijf|vermeld)\p{L}*(?!\p{L})[^.!?\n]{0,15}(?<!\p{L})(?:dass|que|qu['’]\p{L}*|che|dat)(?!\p{L})/iu,
  ...DUTIES,
];

const KNOWN_MAX = 1000;

export const isPromptInjection = remembering((text) => {
  // Runs of blanks say nothing, and signs that begin with blanks would try each.
  const plain = text.replace(/[^\S\n]{2,}/g, ' ').replace(/\n{2,}/g, '\n');
  return INJECTION_SIGNS.some((sign) => sign.test(plain));
}, KNOWN_MAX);

import type { MessageLanguage } from '../../schemas.ts';
import { type Goal, upperFirst } from '../goal.ts';

/** Forms of verbs that no noun and no infinitive has. */
const FINITE: Record<MessageLanguage, RegExp> = {
  en: /\b(?:am|is|are|was|were|has|had|would|will|can|could|should|must|does|did|isn[’']t|aren[’']t|it[’']s|that[’']s|needs|wants|takes|helps|works)\b/i,
  de: /(?<!\p{L})(?:ist|sind|war|waren|bin|bist|seid|hat|habe|hast|habt|hatte\p{Ll}*|hätte\p{Ll}*|wird|wirst|wurde\p{Ll}*|kann|kannst|könnt|könnte\p{Ll}*|soll|sollt|sollte\p{Ll}*|muss|musst|müsst|müsste\p{Ll}*|darf|dürfte\p{Ll}*|möchte\p{Ll}*|würde\p{Ll}*|will|willst|mag|magst|braucht|gibt|geht|kommt|läuft|passt|steht|liegt|fehlt|wartet|bietet|macht|hilft|spart|plant|nutzt|sucht|gefällt|reicht|bleibt|klappt)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:est|sont|suis|sommes|êtes|était|étaient|serait|sera|ont|ai|avons|avez|avait|aurait|peut|peux|peuvent|pouvons|pouvez|pourrait|doit|doivent|devons|devez|faut|veut|veulent|voulez|va|vont|allons|permet|arrive|reste|attend|attendons|convient|conviendrait|fonctionne|gère|utilise|utilisez|utilises)(?!\p{L})|(?<=[\p{L}’] )a(?= (?:été|\p{L}+é)(?!\p{L}))/iu,
  es: /(?<!\p{L})(?:es|son|está|están|era|eran|sería|será|ha|han|has|he|hay|hemos|tiene|tienen|tenemos|puede|pueden|podría|podemos|debe|deben|debería|va|van|necesita|necesitan|necesitamos|quiere|quieren|queda|quedan|falta|faltan|llega|llegó|funciona|conviene|gestiona|utiliza)(?!\p{L})/iu,
};
/** Where a clause begins that depends on the first one, with a verb of its own. */
const DEPENDENT: Record<MessageLanguage, RegExp> = {
  en: /(?:^|\s|, )(?:how|if|whether|who|whom|which|that|what|when|where|why|because|so)\s.*$/i,
  de: /(?:, (?:\p{Ll}+ )?|(?:^|\s))(?:wie|ob|dass|wer|was|wann|warum|wo|womit|welche\p{Ll}*|weil|wenn|damit)\s.*$|, (?:\p{Ll}+ )?(?:der|die|das|den|dem|deren|dessen)\s.*$/iu,
  fr: /(?:^|\s|, )(?:qui|que|dont|où|si|comment|quand|pourquoi|combien|parce que)\s.*$|\s(?:qu|s)[’'].*$/iu,
  es: /(?:^|\s|, )(?:que|quien|quién|cuyo|cómo|si|cuándo|dónde|por qué|cuánt[oa]s?|qué|cuál(?:es)?|porque)\s.*$/iu,
};
/** How a question begins beside its verb. */
const QUESTION_WORDS: Record<MessageLanguage, RegExp> = {
  en: /^(?:who|whom|whose|which|what|when|where|why|how)\b/i,
  de: /^(?:wer|wem|wen|was|wann|warum|wo|wofür|womit|welche\p{Ll}*|wie)(?!\p{L})/iu,
  fr: /^(?:qui|quand|où|combien|pourquoi|quel\p{L}*)(?!\p{L})/iu,
  es: /^(?:quién(?:es)?|cuándo|cuál(?:es)?|cuánt[oa]s?|dónde|qué|por qué)(?!\p{L})/iu,
};
/** A verb at the end of its clause: "wie wir arbeiten" asks nothing by itself. */
const VERB_SECOND =
  /^(?:wer|wem|wen|was|wann|warum|wo|wofür|womit|wie|welche\p{Ll}* \p{Lu}\S*) (?!(?:der|die|das|den|dem|eine?[nmr]?|unser\p{Ll}*|mein\p{Ll}*|keine?|alle|neue) )\p{Ll}+(?:t|e|en|st)(?= \S)/iu;

/** The clause that others depend on. */
export const mainClause = (text: string, language: MessageLanguage): string => text.replace(DEPENDENT[language], '');

/** Whether a goal has a verb of its own, and so is a sentence and no phrase. */
export const hasFiniteVerb = (text: string, language: MessageLanguage): boolean =>
  FINITE[language].test(mainClause(text, language));

/** A goal that is a whole sentence or question without its mark; null for a phrase and for half a sentence. */
export function wholeSentence(text: string, language: MessageLanguage): Goal | null {
  const asked = QUESTION_WORDS[language].test(text);
  if (asked && isQuestion(text, language)) return { kind: 'question', text: upperFirst(text) };
  if (asked || !hasFiniteVerb(text, language)) return null;
  const at = FINITE[language].exec(text)?.index;
  if (at !== 0) return { kind: 'statement', text: upperFirst(text) };
  // English and French set a subject behind the verb of a question.
  const hasSubject =
    language === 'de' ||
    language === 'es' ||
    /^\p{L}+[ -](?:the|you|we|I|our|your|it|vous|tu|nous)(?!\p{L})/iu.test(text);
  return hasSubject ? { kind: 'question', text: upperFirst(text) } : null;
}

function isQuestion(text: string, language: MessageLanguage): boolean {
  if (language === 'de')
    return VERB_SECOND.test(text) && !/^\p{L}+ (?:wir|Sie|du|man|ihr|eine?|unsere?|meine?|keine?) /iu.test(text);
  if (language === 'en') return /^who \p{Ll}+s\b/iu.test(text) || FINITE.en.test(text);
  // "Quién lleva las compras", but not "qué ofrecer".
  return /^\S+ (?:\S+ )?\p{L}/u.test(text) && !/^\S+ \p{L}+(?:[aei]r|(?<!è)re)(?!\p{L})/u.test(text);
}

/** "Contoso offers free audits": a firm that is spoken of by its name. */
const OF_A_NAME =
  /^(?!(?:I|Ich|Wir|Sie|Er|Es|Man|Je|Tu|Nous|Vous|Il|Elle|On|Who|What|How|Wer|Was|Wie|Qui|Der|Die|Das|Den|Ein\p{Ll}*|Unser\p{Ll}*|Mein\p{Ll}*|Dies\p{Ll}*|The|This|That|These|There|Our|My|Your|It|We|You|Le|La|Les|Notre|Nos|Mon|Ma|Une?|Cette?|El|Los|Las|Nuestr\p{Ll}*|Mi|Una|Est\p{Ll}*) )\p{Lu}[\p{L}\d&.-]*(?: \p{Lu}[\p{L}\d&.-]*){0,3} (?:offers?|provides|helps|wants|makes|sells|builds|develops|delivers|supports|saves|cuts|bietet|hilft|möchte|will|entwickelt|verkauft|liefert|unterstützt|propose|offre|aide|veut|souhaite|développe|vend|ofrece|ayuda|quiere|desarrolla|vende)(?!\p{L})/u;
export const speaksOfAFirm = (goal: string): boolean => OF_A_NAME.test(goal);

/** A goal that fits into no sentence. */
export const unfit = (text: string): Goal => ({ kind: 'statement', text: upperFirst(text), isUnfit: true });

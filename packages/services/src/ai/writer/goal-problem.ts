import type { MessageLanguage } from '../schemas.ts';
import { mixesAddress } from './address-of-goal.ts';
import { hasSteps } from './goal-words/parts.ts';
import { thirdPersonIn } from './goal-words/to-the-recipient.ts';

/** What is said to whoever writes the text, and not to the recipient. */
const INSTRUCTIONS: Record<MessageLanguage, RegExp> = {
  en: /^(?:please )?(?:do not|don[’']t|never|avoid|mention|make sure|remember|be (?:polite|brief|friendly|short)|keep (?:it|the)|use (?:a|an) \w+ tone|write|refer to|start with|end with)\b/i,
  de: /^(?:bitte )?(?:nicht |kein\w* |erwähne\b|erwähnen\b|nenne\b|vermeide\b|vermeiden\b|sei \w+|bleib\b|halte\b|schreibe?\b|beginne\b)|\b(?:nicht|kein\w*) (?:\w+ )?(?:erwähnen|nennen|ansprechen)$|^\S.* erwähnen$/i,
  fr: /^(?:ne (?:pas|jamais)|n[’']|éviter|évite|évitez|mentionne(?:r|z)?|mets|mettre|reste[rz]?|sois|soyez|écris|écrire|commence[rz]?)(?![\p{L}])/iu,
  es: /^(?:no |nunca |evita|evitar|menciona|mencionar|sé |escribe|escribir|empieza|usa un tono)/iu,
};
/** What the sender is after, and no recipient is asked for. */
const OWN_AIMS =
  /^(?:(?:increase|boost|raise|grow|drive|maximi[sz]e) (?:our |my )?(?:sales|revenue|turnover|profits?|conversions?)|(?:lead|demand) generation|generate (?:more )?(?:leads|sales|revenue)|close (?:the|a|this) (?:deal|sale)|(?:hit|reach|meet) (?:our |my |the )?(?:quota|targets?)|make money|upsell(?:ing)?|cross-sell(?:ing)?|(?:unseren |den |mehr )?(?:Umsatz|Absatz|Gewinn) (?:steigern|erhöhen|machen)|(?:mehr )?Leads (?:generieren|gewinnen)|(?:neue )?Kunden? gewinnen|(?:Neukunden)?akquise|Leadgenerierung|gagner (?:un|des) clients?|ganar (?:un )?clientes?|win (?:new )?customers|(?:augmenter|accroître) (?:nos|les) ventes|générer des (?:leads|prospects)|(?:aumentar|incrementar) (?:nuestras |las )?ventas|generar (?:leads|clientes))$/i;

/** Keys pressed at random. */
const NO_WORDS =
  /^(?:(?:asdf|qwer|wertz|yxcv|zxcv|hjkl|uiop|jkl[öo]|dfgh|fghj)\w*|abc|xyz|foo|bar|foobar|lorem ipsum.*|bla(?: ?bla)*|test(?: ?test)*|todo|tbd|123\d*|[^aeiouyäöüéèàáíóú\s]{5,})$/iu;

/** What has to change in a goal before a message can say it to the recipient; null when nothing has to. */
export function goalProblem(goal: string, language: MessageLanguage): string | null {
  const text = goal.trim().replace(/[.!\s]+$/, '');
  if (INSTRUCTIONS[language].test(text) && !/^write to\b/i.test(text))
    return `“${text}” says how to write, not what to ask for. Write what you want from the recipient, for example “Introduce our tool”.`;
  if (NO_WORDS.test(text))
    return `“${text}” is not a goal. Write what you want from the recipient, for example “Introduce our tool”.`;
  if (hasSteps(text)) return `“${text}” tells you what to do, step by step. Write the one thing you ask the recipient.`;
  if (mixesAddress(text, language))
    return `“${text}” addresses the recipient formally in one place and familiarly in another. Write it in one of the two.`;
  const third = thirdPersonIn(text, language);
  if (third !== null)
    return `The goal speaks of the recipient as “${third}”. Write it as you would say it to them, with “you”.`;
  if (OWN_AIMS.test(text))
    return `“${text}” is an aim of your own. Write what you offer or ask the recipient, for example “Show how our tool works”.`;
  return null;
}

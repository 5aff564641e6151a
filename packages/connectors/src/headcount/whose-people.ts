import { toSentences } from '../markup/sentences.ts';
import type { CompiledGrammar } from './grammar.ts';

/** Words with a capital, or with one within ("eBay"): names, and in German every noun. */
const NAME = /[\p{L}\d]*\p{Lu}/u;
/** Where a company is, which is no company. */
const LOCATION =
  /(?<=\b(?:based|founded|headquartered|located|implantée|fundada|sede) (?:in|à|en) )(?:\p{Lu}[\p{L}-]*(?:,? (?=\p{Lu}))?)+/gu;
const ANOTHER_COMPANY =
  /\b(?:by|to|for|with|from|of|at|par|pour|avec|de|por|para|con|a) (?:an?|the|one|une?|la|una?|el) (?:[\p{L}-]+ ){0,4}(?:company|firm|group|corporation|manufacturer|bank|fund|maker|entreprise|société|groupe|empresa|compañía|grupo)\b/iu;
const IN_A_LOCATION = /(?<!\p{L})(?:in|at|bei|à|en) \p{Lu}/u;

/**
 * Whether "the company" is the one whose page it is: the sentence before begins with its name, and nothing before it in
 * the paragraph may be the name of another. A page that says "we" has no need for "the company".
 * @param before the paragraph up to the sentence
 * @param lead the sentence up to "the company"
 */
export function speaksOfItself(before: string, lead: string, grammar: CompiledGrammar): boolean {
  const sentences = toSentences(before.trim()).map((sentence) => sentence.trim());
  const last = sentences.at(-1) ?? '';
  if (!grammar.nameFirst.test(last) && !grammar.theCompany.test(last)) return false;
  if (!sentences.some((sentence) => grammar.nameFirst.test(sentence))) return false;
  return [...sentences, lead].every((sentence) => !mayNameAnother(sentence, grammar));
}

function mayNameAnother(sentence: string, grammar: CompiledGrammar): boolean {
  if (grammar.leadNever.test(sentence) || ANOTHER_COMPANY.test(sentence)) return true;
  const others = sentence.replace(new RegExp(grammar.name, 'giu'), 'it').replace(LOCATION, '');
  return NAME.test(others.replace(/^\P{L}*\p{Lu}\p{Ll}*/u, ''));
}

/** Whether what "with 40 employees, we" goes on to speak of is a part of the company. */
export function countsAPart(rest: string, statement: string, grammar: CompiledGrammar): boolean {
  const isBehindIt = /[,\s]$/.test(statement);
  if (isBehindIt) return grammar.part.test(rest) || IN_A_LOCATION.test(rest);
  return rest.startsWith(',') && grammar.part.test(rest);
}

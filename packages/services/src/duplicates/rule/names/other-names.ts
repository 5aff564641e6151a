import { fold } from '@workbench/text/fold';
import { regionOf } from '../locations/regions.ts';

/** "Sky (formerly Premiere AG)", "Smith Ltd t/a Smith's Bakery". */
const OTHERWISE =
  /[\s,;([–-]+(?:formerly(?: known as)?|previously|formally|now|ehemals|ehem\.|vormals|vorm\.|fr[üu]her|jetzt|heute|anciennement|ex-|antes|ya|gi[àa]|dba|d\/b\/a|doing business as|aka|a\.k\.a\.|also known as|t\/a|trading as|fka|f\/k\/a|voorheen|tidigare|tidl\.|dawniej|d[řr][íi]ve)[\s:]+/iu;
const IN_BRACKETS = /\(([^()]{2,80})\)/u;
const NAMES_MAX = 4;

/** Every name that a text gives for one company: the whole without what is in brackets, and what follows "formerly". */
export function namesIn(text: string): string[] {
  const parts = text.split(OTHERWISE).map(withoutLooseBrackets);
  const names = parts.flatMap((part) => {
    const bracketed = IN_BRACKETS.exec(part);
    const inner = bracketed?.[1] ?? '';
    // "Acme (UK) Ltd" is the branch of a country.
    if (bracketed === null || regionOf(fold(inner)) !== null) return [part];
    return [part.replace(IN_BRACKETS, ' '), inner];
  });
  const whole = names.map((name) => name.trim()).filter((name) => fold(name) !== '');
  return whole.length === 0 ? [text] : [...new Set(whole)].slice(0, NAMES_MAX);
}

/** "Sky (formerly Premiere)" is cut within its brackets. */
function withoutLooseBrackets(part: string): string {
  const isOpen = part.includes('(');
  const isClosed = part.includes(')');
  return isOpen === isClosed ? part : part.replace(/[()]/g, ' ');
}

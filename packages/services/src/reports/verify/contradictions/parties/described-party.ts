import { SELF } from './first-person.ts';
import { findName } from './named-parties.ts';

/** "The courier opened …" after "Fardale Post, a courier, …". */
export function describesOtherParty(slot: string, before: readonly string[], names: readonly string[]): boolean {
  const noun = /^(?:The|Das|Der|Die|Le|La|L['’]|El)\s?(\p{L}+)/u.exec(slot.trim())?.[1];
  if (noun === undefined) return false;
  if (isLikelyOfOther(noun, before.at(-1) ?? '', names)) return true;
  const earlier = before.findLast((one) => one.toLowerCase().includes(noun.toLowerCase()));
  const owner = new RegExp(`(?<!\\p{L})${noun}\\s(\\p{Lu}[\\p{L}\\d-]+)`, 'u').exec(earlier ?? '')?.[1];
  if (owner !== undefined && !names.some((name) => name.includes(owner))) return true;
  return earlier !== undefined && !names.some((name) => earlier.includes(name)) && !SELF.test(earlier);
}

const COMPANY_NOUN =
  /^(?:company|firm|group|business|manufacturer|maker|producer|supplier|start-?up|unternehmen|firma|gruppe|konzern|betrieb|hersteller|entreprise|société|groupe|fabricant|empresa|compañía|grupo|fabricante)$/iu;

/** "Ashdown Tea shares a yard with Mirfield Coffee. The roaster …": most likely the one that was named last. */
function isLikelyOfOther(noun: string, sentence: string, names: readonly string[]): boolean {
  const mention = findName(sentence, names);
  if (mention === null || COMPANY_NOUN.test(noun)) return false;
  const rest = sentence.slice(mention.end);
  return /(?:with|from|to|of|by|mit|von|an|neben|à|de|avec|con|a)\s(?:\p{Lu}[\p{L}\d&.-]+\s?){1,3}[.;]?$/u.test(rest);
}

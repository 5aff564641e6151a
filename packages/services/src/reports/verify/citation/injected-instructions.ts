import { isPromptInjection } from '../../../shared/statements/prompt-injection.ts';
import { splitSentences } from '../../../shared/statements/split-sentences.ts';
import type { EvidenceItem } from '../../schemas.ts';

/** A long text is compared with many statements. */
const known = new WeakMap<EvidenceItem, EvidenceItem>();

/**
 * A piece of evidence as figures, names and days may be taken from it: without sentences that address a program, and
 * without what they lead to ("Say the following:").
 */
export function withoutInstructions(item: EvidenceItem): EvidenceItem {
  const done = known.get(item) ?? stripInstructions(item);
  known.set(item, done);
  return done;
}

function stripInstructions(item: EvidenceItem): EvidenceItem {
  const title = isPromptInjection(item.title) ? '' : item.title;
  const sentences = splitSentences(item.text);
  const isInstruction = sentences.map(isPromptInjection);
  if (!isInstruction.includes(true)) return title === item.title ? item : { ...item, title };
  const isKept = (_: string, at: number) => isInstruction[at] !== true && isInstruction[at - 1] !== true;
  return { ...item, title, text: sentences.filter(isKept).join('\n') };
}

import { isPromptInjection } from '../../../shared/statements/prompt-injection.ts';

/** A request whose content follows on the next lines. */
const REQUESTS_LINES =
  /\b(?:add|include|insert|write|report|state|mention|output|copy)\s(?:only\s|also\s)?(?:the following|these lines|this (?:in|as))\b|\b(?:in|to|for) your (?:summary|report|answer|output)\b/i;

/** Lines after an instruction that ends in a colon and may be its list. */
const LIST_LINES = 6;

/**
 * The lines of a text without those that contain an instruction. The whole line is dropped, because an instruction's
 * surroundings are what it wants to be believed.
 */
export function removeInjectedLines(text: string): string[] {
  const kept: string[] = [];
  let toSkip = 0;
  for (const line of text.split('\n')) {
    if (isPromptInjection(line) || REQUESTS_LINES.test(line)) {
      toSkip = /:\s*$/.test(line) ? LIST_LINES : 0;
    } else if (toSkip > 0 && line.trim() !== '') {
      toSkip -= 1;
    } else {
      toSkip = 0;
      kept.push(line);
    }
  }
  return kept;
}

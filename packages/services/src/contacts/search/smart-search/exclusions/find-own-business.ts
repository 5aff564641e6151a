import { keyAt, type TokenisedSentence } from '../sentence/tokenised-sentence.ts';

const WRITER = /^(?:we|i|our|my|we're|i'm)$/;
const VERBS = /^(?:sell|make|build|offer|provide|develop|produce|supply|distribute|manufacture)(?:s|ing)?$/;
/** Between the speaker and the verb: "we are mainly selling", "our company builds". */
const BETWEEN = /^(?:are|am|is|do|can|want|would|like|to|also|mainly|mostly|only|company|startup|firm|team|business)$/;
/** After these words, the request continues. */
const ENDING = /^(?:to|for|and|so|find|show|who|which|list|give|get|need|want|looking|searching|where|how|please)$/;

/** After "we sell", "our company is building", "I am a": where the part about the writer starts, or -1. */
function findOpening(sentence: TokenisedSentence, from: number): number {
  if (!WRITER.test(keyAt(sentence, from))) return -1;
  let at = from + 1;
  while (at < from + 4 && BETWEEN.test(keyAt(sentence, at))) at += 1;
  const isNamed = /^(?:are|am|is|we're|i'm)$/.test(keyAt(sentence, at - 1)) && /^(?:a|an)$/.test(keyAt(sentence, at));
  return isNamed || VERBS.test(keyAt(sentence, at)) ? at + 1 : -1;
}

/**
 * "We sell translation software": what the writer is or sells is no filter. Its end, or -1. "We sell payroll software
 * to hotels" ends before "to": the customers are the request.
 */
export function findOwnBusiness(sentence: TokenisedSentence, from: number): number {
  let to = findOpening(sentence, from);
  while (to > 0 && sentence.tokens[to] && sentence.tokens[to]?.gap !== 'stop' && !ENDING.test(keyAt(sentence, to)))
    to += 1;
  return to;
}

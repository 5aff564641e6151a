import { OTHER_REQUESTS_ABROAD } from './other-requests-abroad.ts';
import { PRIVATE_REQUESTS } from './private-requests.ts';

/** Requests that are no search for people, as they begin. A word that also begins a title needs its object behind it. */
const POLITE =
  /^(?:(?:please|pls|hey|hi|hello|can you|could you|would you|i want you to|kannst du|bitte|peux-tu|pouvez-vous|s'il te plaît|puedes|por favor)[\s,]+|[¿¡]\s*)+/i;

const OTHER_REQUESTS: readonly RegExp[] = [
  /^(?:write|draft|compose|translate|summari[sz]e|calculate|compute|delete|remove|erase|book|reserve|order|play|draw|paint|sing|cook|explain|define|schedule|send|forward|call|buy|convert|solve|generate|create|debug|remind|cancel|export|download|update|rename|print)\s+(?:(?:me|us|him|her|it|them|a|an|the|this|that|these|my|our|your|all|every|to)\b|["“„«'])/i,
  /^(?:what|how|will|is)\b.{0,60}\b(?:weather|forecast)\b/i,
  /^(?:the\s+)?weather\s+(?:in|for|today|tomorrow)\b/i,
  /^what(?:'s|’s|\s+is|\s+was|\s+are)\s+(?:the\s+)?(?:capital|population|revenue|turnover|price|time|date|meaning|headcount|stock|address|difference|distance|exchange rate|(?:average |mean |median )?(?:salary|pay|wage|income))\b/i,
  /^what\s+(?:do|does|did|can|could|should)\b/i,
  /^(?:the\s+)?(?:average|mean|median|typical|usual|minimum)?\s*(?:salary|salaries|pay|wages?|income|earnings)\s+(?:of|for|in)\b/i,
  /^how\s+(?:much|old|far|tall|long|to|do\s+i|do\s+you|can\s+i|are\s+you|does)\b/i,
  /^how\s+many\s+(?:employees|people)\s+(?:does|do|did|has|have|work|live)\b/i,
  /^(?:should|could|can|may|must|do|am|was|shall)\s+i\b(?!\s+(?:see|find|get|have|contact|reach|search|talk|speak|write|meet|call)\b)/i,
  /^(?:when|why)\b/i,
  /^who\s+(?:won|invented|wrote|discovered|was|is\s+the\s+(?:president|king|queen|prime\s+minister|pope|chancellor))\b/i,
  /^tell\s+(?:me|us)\s+(?:a|an|something|the\s+(?:history|story|time|news))\b/i,
  /^(?:the\s+)?(?:best|cheapest|cheap|nicest|nice|good|top)\s+(?:restaurants|hotels|flights|beaches|bars|cafes|museums|things\s+to\s+do|places\s+to)\b/i,
  /^(?:(?:cheap|direct|last-minute)\s+)?(?:flights?|trains?|bus(?:es)?|tickets?|directions|ferr(?:y|ies))\s+(?:to|from)\b/i,
  /^(?:jobs?|vacanc(?:y|ies)|job\s+(?:offers?|openings?))\s+(?:for|as)\b/i,
  /^(?:is|are|was|were)\s+(?!there\b|any\b)[\p{L}\s]{2,60}?\s(?:in|open|a|an|the|closed|bigger|part)\b.{0,60}\?\s*$/iu,
  /^(?:my\s+name\s+is|i(?:'m|\s+am)\s+called)\b/i,
  /^(?:the\s+)?(?:stocks?|shares?|share\s+prices?|stock\s+prices?|history|news|definitions?|meaning|maps?|population|pictures|photos|synonyms?|etymology|statistics)\s+(?:of|about|on|for)\b/i,
  /^(?:i\s+(?:am|feel)|i'm)\s+(?:bored|hungry|tired|sad|happy|sick)\b/i,
  /^(?:a\s+)?recipe\b/i,
  ...OTHER_REQUESTS_ABROAD,
  ...PRIVATE_REQUESTS,
];

/** Whether a text asks for something else than people: a text to be written, the weather, a number. */
export function isOtherRequest(sentence: string): boolean {
  const request = sentence.replace(POLITE, '');
  return OTHER_REQUESTS.some((pattern) => pattern.test(request));
}

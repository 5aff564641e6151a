/** Requests that are no search for people, as they begin. A word that also begins a title needs its object behind it. */
const POLITE =
  /^(?:(?:please|pls|hey|hi|hello|can you|could you|would you|i want you to|kannst du|bitte|peux-tu|pouvez-vous|s'il te plaît|puedes|por favor)[\s,]+)*/i;

const OTHER_REQUESTS: readonly RegExp[] = [
  /^(?:write|draft|compose|translate|summari[sz]e|calculate|compute|delete|remove|erase|book|reserve|order|play|draw|paint|sing|cook|explain|define|schedule|send|forward|call|buy|convert|solve|generate|create|debug|remind|cancel|export|download|update|rename|print)\s+(?:me|us|him|her|it|them|a|an|the|this|that|these|my|our|your|all|every|to)\b/i,
  /^(?:schreib|schreibe|schreiben sie|übersetze|übersetz|buche|lösche|berechne|erkläre|sende|bestelle)\s+(?:mir|uns|eine?n?|den|die|das|alle|diesen?|meine?n?)(?![\p{L}])/iu,
  /^(?:écris|écrivez|traduis|traduisez|supprime|supprimez|réserve|réservez|calcule|explique|envoie|envoyez)(?:-moi|-nous)?\s+(?:un|une|le|la|les|ce|cette|tous|mon|mes)(?![\p{L}])/iu,
  /^(?:escribe|escríbeme|traduce|borra|elimina|reserva|calcula|explica|envía|envíame)\s+(?:un|una|el|la|los|las|este|esta|todos|mi|mis)(?![\p{L}])/iu,
  /^(?:what|how|will|is|wie|was|wird|quel|quelle|qué|cómo|cuál)(?![\p{L}]).{0,60}(?:weather|forecast|wetter|météo|temps fait|tiempo hace|clima)(?![\p{L}])/iu,
  /^(?:the\s+)?(?:weather|wetter|météo)\s+(?:in|à|en|for|today|tomorrow|heute|morgen)\b/iu,
  /^what(?:'s|’s|\s+is|\s+was|\s+are)\s+(?:the\s+)?(?:capital|population|revenue|turnover|price|time|date|meaning|headcount|stock|address|difference|distance|exchange rate)\b/i,
  /^how\s+(?:much|old|far|tall|long|to|do\s+i|do\s+you|can\s+i|are\s+you|does)\b/i,
  /^how\s+many\s+(?:employees|people)\s+(?:does|do|did|has|have|work|live)\b/i,
  /^wie\s+viele\s+(?:mitarbeiter|leute|menschen|einwohner)\s+(?:hat|haben|arbeiten|leben)\b/i,
  /^(?:when|why|warum|wann|pourquoi|quand)(?![\p{L}])/iu,
  /^who\s+(?:won|invented|wrote|discovered|was|is\s+the\s+(?:president|king|queen|prime\s+minister|pope|chancellor))\b/i,
  /^tell\s+(?:me|us)\s+(?:a|an|something|the\s+(?:history|story|time|news))\b/i,
  /^(?:the\s+)?(?:best|cheapest|cheap|nicest|nice|good|top)\s+(?:restaurants|hotels|flights|beaches|bars|cafes|museums|things\s+to\s+do|places\s+to)\b/i,
  /^(?:i\s+(?:am|feel)|i'm)\s+(?:bored|hungry|tired|sad|happy|sick)\b/i,
  /^(?:a\s+)?recipe\b/i,
];

/** Whether a text asks for something else than people: a text to be written, the weather, a number. */
export function isOtherRequest(sentence: string): boolean {
  const request = sentence.replace(POLITE, '');
  return OTHER_REQUESTS.some((pattern) => pattern.test(request));
}

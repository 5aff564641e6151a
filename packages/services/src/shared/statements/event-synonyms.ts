/**
 * Phrases and rare verbs for events, each replaced by the common verb in the same tense and voice: who did it, to what and
 * how surely is then compared as for every other event.
 */
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:took over|taken over|snapped up|gobbled up)(?! (?:as|from|for|at)\b)/gi, 'acquired'],
  [/\b(?:takes over|snaps up|gobbles up)(?! (?:as|from|for|at)\b)/gi, 'acquires'],
  [/\binaugurated\b/gi, 'opened'],
  [/\binaugurates\b/gi, 'opens'],
  [/\b(?:recruited|poached)\b/gi, 'hired'],
  [/\b(?:recruits|poaches)\b/gi, 'hires'],
  // "Took on 45 engineers", not "took on its rivals".
  [
    /\btook on (?=(?:\d+|another|more|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b(?:[\s-]\p{Ll}+){0,2} \p{Ll}+)/giu,
    'hired ',
  ],
  [
    /\bnamed (?=(?:\p{Lu}[\p{L}.’'-]+ ){0,3}(?:as |its |the |to be )?(?:new )?(?:chief|head of|managing|president|chair|director|vice|general manager|CEO|CFO|CTO|COO)\b)/gu,
    'appointed ',
  ],
  [
    /\b(?:was|were|has been|have been) awarded (?=(?:the|an?) (?:[\w-]+ ){0,4}(?:award|prize|contract|order)\b)/gi,
    'won ',
  ],
  [/\b(?:received|collected|took) (?=(?:the|an?) (?:[\w-]+ ){0,4}(?:award|prize)\b)/gi, 'won '],
  [/\bclosed (?=an? [^,;.]{0,40}\b(?:round|series [a-f])\b)/gi, 'raised '],
  // A closed plant is shut; a closed round is money.
  [
    /\b(?:closed|shuttered)(?: down)? (?=(?:its|the|their|a|an|\w+) (?:[\w-]+ ){0,3}(?:factory|factories|plants?|shops?|stores?|offices?|branch(?:es)?|mills?|depots?|warehouses?|foundry|sites?|works)\b)/gi,
    'shut ',
  ],
];

export const withCommonVerbs = (text: string): string =>
  SYNONYMS.reduce((rest, [pattern, verb]) => rest.replace(pattern, verb), text);

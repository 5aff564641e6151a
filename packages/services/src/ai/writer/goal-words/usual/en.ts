import type { Rewrite } from './rewrite.ts';

const MEETING = '(?:call|demo|meeting|chat|conversation|coffee|lunch|interview|visit|walkthrough|session|tour)';
const SENT =
  '(?:proposal|offer|quote|quotation|demo|meeting|call|email|contract|brochure|invitation|presentation|catalogue|application)';

export const ENGLISH_USUAL: Rewrite[] = [
  [/\b(they|you)re\b/gi, '$1 are'],
  [/\b(they|you)ve\b/gi, '$1 have'],
  [/\b(they|you)['’]re\b/gi, '$1 are'],
  [/\b(they|you)['’]ve\b/gi, '$1 have'],
  [/\b(do|does|did|is|are|has|have|wo|ca)nt\b/gi, '$1n’t'],
  [/\bId (?=(?:like|love)\b)/g, 'I’d '],
  [/\bi['’]?m\b/gi, 'I’m'],
  [/(?<=\p{L}) re:? (?=\p{L})/gu, ' about '],
  [/\b(our|your|their|the) co\.?(?=\s|$)/gi, '$1 company'],
  [/\bat (?=(?:trade fair|fair|conference|exhibition)\b)/gi, 'at the '],
  [
    /^(?:I |we )?(?:want|wanna|would like|['’]d like|need|am looking for|are looking for|looking for) (?=(?:an? |\d))/i,
    '',
  ],
  [/^(?:I |we )?(?:really )?want to (?=\w)/i, ''],
  [
    new RegExp(
      `^(?:I|we)(?:['’]d| would) (?:like|love) to (?=(?:set up|book|schedule|arrange|have|get|organi[sz]e|plan) (?:an? )?(?:[\\w-]+ ){0,2}${MEETING}\\b)`,
      'i',
    ),
    '',
  ],
  [/^follow(?:ing)?[- ]up (?:to|and) (?=(?:see|ask|check|find out)\b)/i, ''],
  [
    new RegExp(
      `^(follow(?:ing)?[- ]up (?:on|about)|remind (?:you|them|him|her) (?:of|about)|chase) (?=${SENT}\\b)`,
      'i',
    ),
    '$1 our ',
  ],
  [/^((?:quick |short )?demo), (?=(?:our|the|my) )/i, '$1 of '],
  [new RegExp(`^((?:quick |short |intro )*${MEETING}), (?=(?:our|the|my|your) )`, 'i'), '$1 about '],
  [/^(congratulate|thank|remind|recruit|hire|win|convince|persuade) (?=(?:on|for|of|about|as|to)\b)/i, '$1 you '],
  [/^(?:let|tell) (?:you|him|her|them) (?:know )?(?:that )?(?=(?:we|I) )/i, ''],
  [/^introduce myself as (?=new )/i, 'introduce myself as your '],
  [/\bthey['’]?d\b/gi, 'you’d'],
  [
    /^(?:(?:I|we)(?:['’]d)? )?(?:would )?(?:love|like|appreciate|want|need) (?=(?:your |her |his |their |some |a |any |honest )?(?:feedback|thoughts|opinion|input|advice)\b)/i,
    '',
  ],
  [/^(?:a )?(?:quick|short) question (?:about|on|regarding) /i, 'ask about '],
  [/^say (?:hi|hello)$/i, 'connect'],
  [/^(?:quick )?(?=(?:coffee|lunch|breakfast|dinner|drinks?)\b.*\?$)/i, 'how about '],
  [new RegExp(`^(?=(?:quick|short|brief) (?:[\\w-]+ )?${MEETING}\\b.*\\?$)`, 'i'), 'how about a '],
];

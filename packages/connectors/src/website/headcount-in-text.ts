import { toSentences } from '../markup/html-text.ts';

const NUMBER = String.raw`(?:a\s+total\s+of\s+)?(?:(?:over|more\s+than|about|around|approximately|nearly|almost|some|roughly|currently|now)\s+){0,2}(?<![\d.,–—$€£#-]|\bto\s|\bor\s)(?<number>\d{1,3}(?:[,.]\d{3})+|\d{1,6})\s*\+?`;
const STAFF = String.raw`(?:employees|colleagues|staff|team\s+members|co-?workers|people|professionals|specialists)\b`;
const ADJECTIVES = String.raw`(?:(?:talented|dedicated|passionate|skilled|full-time|committed|motivated|highly|qualified)\s+){0,3}`;

/** Only sentences in which a company counts its own people; "trusted by 5,000 employees of our customers" is none. */
const PATTERNS = [
  // "We employ 120 people", "the company has about 1,200 employees"
  String.raw`\b(?:we|company|group|firm|team|today)(?:'re|’re|\s+\w+ly|\s+today|\s+now)?\s+(?:are|employ|employs|have|has|is|consists?\s+of)\s+(?:a\s+team\s+of\s+)?${NUMBER}\s+${ADJECTIVES}${STAFF}`,
  // "1,200 people work at Northwind"
  String.raw`${NUMBER}\s+${ADJECTIVES}${STAFF}\s+(?:work|are\s+working|are\s+employed)\s+(?:at|for|here|with\s+us|in|across|worldwide)\b`,
  // "our team of 85 people"
  String.raw`\b(?:our|(?:we|we're|we’re|we\s+are|is|are|with)\s+a)\s+team\s+of\s+${NUMBER}\s+${ADJECTIVES}${STAFF}`,
  // "over 1,200 employees in 14 countries", not "payroll for 1,200 employees worldwide"
  String.raw`(?:^(?:\w+,\s+)?|\b(?:with|our)\s+)${NUMBER}\s+${ADJECTIVES}(?:employees|colleagues|team\s+members)\s+(?:in|across|worldwide|around|globally|at)\b`,
].map((pattern) => new RegExp(pattern, 'i'));

/** Other people's staff, plans and the past. */
const NOT_NOW_OR_NOT_OURS =
  /\b(?:customers?|clients?|users?|members|companies|organi[sz]ations|businesses|firms|enterprises|help(?:s|ed|ing)?|serv(?:e|es|ed|ing)|trusted|for teams|will|plan(?:s|ned)?|goals?|aims?|expects?|by 20\d\d|back then|at the time|used to|was founded|started|grew from|from \d+ (?:to|employees)|between|volunteers|patients|students|partners?|payroll|platform|community|communities|use[sd]?|rel(?:y|ies)|love|manag(?:e|es|ing)|connects?|(?:any|every|each|typical|average|if\s+your?)\s+(?:company|team|firm|group)|in\s+our\s+\w+\s+(?:team|department|office)|(?:hired|hire|hiring|trained)|per cent|percent)\b/i;
const YEAR = /\b(?:in|since)\s+(?:19|20)\d\d\b/i;

/** First sentence of a page that gives the company's own headcount; null without one. */
export function findStatedHeadcount(text: string): { persons: number; quote: string } | null {
  for (const sentence of toSentences(text)) {
    if (!/\d/.test(sentence) || sentence.length > 400) continue;
    if (NOT_NOW_OR_NOT_OURS.test(sentence) || YEAR.test(sentence)) continue;
    for (const pattern of PATTERNS) {
      const number = pattern.exec(sentence)?.groups?.number;
      const persons = number === undefined ? 0 : Number(number.replace(/[,.]/g, ''));
      if (persons >= 2 && persons <= 5_000_000) return { persons, quote: sentence.trim() };
    }
  }
  return null;
}

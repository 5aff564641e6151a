import { type Seniority, senioritySchema } from '../../../schemas.ts';
import {
  type FilterSpan,
  isAttached,
  keyAt,
  matchAny,
  type TokenisedSentence,
} from '../sentence/tokenised-sentence.ts';
import { phraseKey } from '../sentence/tokens.ts';

const DECISION_MAKERS: Seniority[] = ['owner', 'founder', 'c_suite', 'vp', 'head', 'director'];

/** Words for a level said on its own; a level inside a title is read with the title. */
const WORDS: [Seniority[], string][] = [
  [
    DECISION_MAKERS,
    'decision makers|decision maker|decisionmakers|decision-makers|leaders|leader|leadership|leadership team|leadership teams|management team|senior management|senior leaders|senior leadership|senior decision makers|key decision makers|business leaders|top management|upper management',
  ],
  [
    ['owner'],
    'who own|who owns|that own|owning|who own their|owner operator|owner operators|franchise owner|franchise owners|owner|owners|business owner|business owners|proprietor|proprietors|company owners',
  ],
  [
    ['founder'],
    'who founded|who started|that founded|who set up|who cofounded|founder|founders|co-founder|co-founders|cofounder|cofounders|founder level',
  ],
  [
    ['c_suite'],
    'c-level|c-levels|c-suite|csuite|clevel|cxo|cxos|cxo level|c-level executives|c-level execs|c-suite executives|c-suite execs|c-level people|c-level leaders|c-suite leaders|executive|executives|execs|exec|senior executives|senior execs|top executives|top execs|chief officers|boss|bosses|c-level managers|c-level officers|c-level decision makers|executive level|c-suite level',
  ],
  [['partner'], 'partner|partners|partner level'],
  [['vp'], 'vp|vps|vice president|vice presidents|vp level|vps level|svp|svps|evp|evps'],
  [
    ['head'],
    'heads|department head|department heads|heads of department|heads of departments|head of department|head level',
  ],
  [['director'], 'director|directors|director level|directors level|senior directors|director-level'],
  [
    ['manager'],
    'manager|managers|manager level|middle managers|middle manager|middle management|mid-level managers|senior managers|managerial|people managers|sentence managers|mid-level',
  ],
  [['senior'], 'senior|seniors|senior level|senior people|senior staff'],
  [
    ['entry'],
    'entry level|entry-level|junior|juniors|junior level|junior people|graduates|trainees|graduate|trainee|entry',
  ],
  [['intern'], 'intern|interns|internship'],
];

const BY_KEY = new Map(
  WORDS.flatMap(([levels, list]) => list.split('|').map((word) => [phraseKey(word), levels] as const)),
);
const WORDS_MAX = 4;
const ABOVE = [
  'and above',
  'or above',
  'and up',
  'or higher',
  'and higher',
  'and upwards',
  'or up',
  'level and above',
  'level or above',
  'level and up',
  'level or higher',
  'level and higher',
  'upwards',
  'or more senior',
  'and more senior',
  '+',
  'level +',
  'plus',
  'level plus',
  'and over',
  'level upwards',
];

/** The level, and all above it in the order that the filter lists them. */
function andAbove(levels: Seniority[]): Seniority[] {
  const order = senioritySchema.options;
  return order.slice(0, Math.max(...levels.map((level) => order.indexOf(level))) + 1);
}

/** Levels that start at a word: "directors", "C-level executives", "VP and above", "decision makers". */
export function findSeniority(sentence: TokenisedSentence, from: number): FilterSpan | null {
  let levels: readonly Seniority[] | undefined;
  let to = from;
  let key = '';
  for (let at = from; at < Math.min(from + WORDS_MAX, sentence.tokens.length); at += 1) {
    if (at > from && !isAttached(sentence, at)) break;
    key = key === '' ? keyAt(sentence, at) : `${key} ${keyAt(sentence, at)}`;
    const known = BY_KEY.get(key);
    if (known) [levels, to] = [known, at + 1];
  }
  if (!levels) return null;
  const above = matchAny(sentence, to, ABOVE);
  const values = above > 0 ? andAbove([...levels]) : levels;
  return { from, to: Math.max(above, to), items: values.map((value) => ({ filter: 'seniorities', value })) };
}

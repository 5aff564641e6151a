import { type Goal, lowerFirst, plainGoal, upperFirst } from '../../goal.ts';

const SHOW =
  /^(?:introduce|present|show|offer|explain|share|propose|suggest|demonstrate|demo|pitch|promote|sell|give|tell|send)\b/i;
const TALK =
  /^(?:discuss|talk|speak|explore|exchange|compare|meet|connect|chat|catch up|collaborate|cooperate|work|partner|reconnect)\b/i;
const LEARN =
  /^(?:learn|hear|find|understand|get|gain|know|ask|see|hire|recruit|win|build|start|establish|set|open|sign|review|plan|help|invite|book|schedule|arrange|organi[sz]e|discover|identify|improve|reduce|save|grow|test|try|close|generate|secure|buy|join|visit|interview|apply|become|raise|convince|qualify|increase|remind|collect|thank|congratulate|confirm|clarify|check|recommend|switch)\b/i;
/** What a recipient gains; of "our" costs only the sender does. */
const OUTCOME =
  /^(?:reduce|cut|lower|save|improve|increase|speed up|shorten|automate|simplify|optimi[sz]e|streamline|avoid|prevent|moderni[sz]e)\b(?!.*\b(?:our|my)\b)/i;
const MEETING_NOUN =
  /\b(?:call|demo|meeting|chat|conversation|coffee|lunch|visit|intro|introduction|exchange|session|workshop|tour|trial|pilot|webinar|interview|walkthrough|audit|talk|discussion)\b/i;
const ARRANGE = /^(?:book|schedule|arrange|organi[sz]e|set up|get|plan|have|secure|start)\s+(?=.+)/i;
const MINUTES = /^(?:a )?(?:\d+|ten|fifteen|twenty|thirty)[ -]?(?:minutes?|mins?)\b/i;
const DETERMINED =
  /^(?:an?|the|our|my|your|their|its|his|her|some|any|more|\d+|one|two|three|how|why|what|whether|if)\b/i;
/** Nouns that can be counted: they take an article. */
const COUNTED =
  /\b(?:call|demo|meeting|chat|conversation|coffee|lunch|visit|introduction|intro|exchange|session|workshop|tour|trial|pilot|webinar|interview|walkthrough|audit|talk|discussion|partnership|project|collaboration|cooperation|offer|proposal|idea|tool|solution|platform|product|service|event|job|role|position|opportunity|integration|contract|agreement|study|survey|review|test|quote)$/i;
const OF_LEAD =
  /\s+(?:to|with|for) (?:(?:the|our|new|all|more|potential) )?(?:[\w-]+ ){0,3}?(?:teams?|leaders?|managers?|executives?|directors?|prospects?|leads?|recipients?|customers?|clients?|decision[- ]makers?|VPs|CTOs|CEOs|CFOs|heads(?: of [\w ]+)?|companies|them)$/i;
const AN = /^(?:[aeiou](?!ni|se|ne\b)|hour|honest|8|11\b|18\b|[AEFHILMNORSX][A-Z]+\b|AI\b|IT\b|HR\b|SAP\b)/;

/** An English goal as a question can ask for it. */
export function readEnglishGoal(typed: string): Goal {
  if (/\?\s*$/.test(typed)) return { kind: 'question', text: lowerFirst(plainGoal(typed).replace(/[?\s]+$/, '')) };
  const plain = plainGoal(typed)
    .replace(/^to (?=\w)/i, '')
    .replace(/^interview (?=(?:for|about|on|with)\b)/i, 'an interview ')
    .replace(/^network$/i, 'connect');
  if (isStatement(plain)) return { kind: 'statement', text: upperFirst(plain) };
  const goal = ofYou(asInfinitive(plain));
  const meeting = goal.replace(ARRANGE, '');
  if (MINUTES.test(meeting) && !/^(?:a )?\S+[ -](?:minute|min)\s/i.test(meeting))
    return { kind: 'minutes', text: lowerFirst(meeting) };
  if (isMeeting(meeting, goal))
    return { kind: 'meeting', text: withArticle(lowerFirst(meeting.replace(/ with (?:you|them)$/i, ''))) };
  const toYou = goal.replace(OF_LEAD, '');
  if (/^invite\b/i.test(goal))
    return {
      kind: 'invite',
      text: /^invite you\b/i.test(goal) ? lowerFirst(goal) : goal.replace(/^invite(?= to)/i, 'invite you'),
    };
  if (SHOW.test(goal)) return { kind: 'show', text: giveYou(lowerFirst(toYou)) };
  if (TALK.test(goal)) return { kind: 'talk', text: lowerFirst(goal.replace(/ with (?:you|them)$/i, '')) };
  if (OUTCOME.test(goal)) return { kind: 'outcome', text: lowerFirst(goal) };
  if (LEARN.test(goal)) return { kind: 'learn', text: lowerFirst(goal) };
  return { kind: 'topic', text: withArticle(lowerFirst(goal)) };
}

const isStatement = (goal: string) =>
  /[.!?;]\s/.test(goal) || /^(?:I|we) \p{L}/iu.test(goal) || (/^(?:our|my|you|your) /i.test(goal) && hasVerb(goal));

/** The noun itself is the meeting, not a word in what follows it: "a demo of X", not "feedback on our demo". */
function isMeeting(meeting: string, goal: string): boolean {
  const head = meeting.split(/\s(?:about|on|of|for|with|to|regarding|at|in|next|this|so)\s/i)[0] ?? '';
  const isVerb = meeting === goal && (SHOW.test(goal) || TALK.test(goal) || LEARN.test(goal));
  return !isVerb && MEETING_NOUN.test(head.split(' ').at(-1) ?? '') && head.split(' ').length <= 5;
}

const hasVerb = (goal: string) =>
  /\b(?:am|is|are|was|were|have|has|can|could|would|will|help|helps|want|offer|offers|need|see|like|build|make|makes|saves?|cuts?|work|works|provide|provides|sell|run|support|supports|look|wonder|believe|think|plan|met|know)\b/.test(
    goal,
  );

/** "Introducing our tool" is to introduce it. */
function asInfinitive(goal: string): string {
  const match = /^(\w+?)(\w)?\2?ing\b(?= )/i.exec(goal);
  const word = /^\w+ing\b/i.exec(goal)?.[0];
  if (match === null || word === undefined) return goal;
  const stem = word.slice(0, -3);
  const verb = [stem, `${stem}e`, stem.replace(/(\w)\1$/, '$1')].find((one) =>
    [SHOW, TALK, LEARN].some((verbs) => new RegExp(`^${one}$`, 'i').test(one.match(verbs)?.[0] ?? '')),
  );
  return verb === undefined ? goal : verb + goal.slice(word.length);
}

/** Whose they may be instead of the recipient's. */
const OTHERS =
  /\b(?:teams|companies|customers|clients|manufacturers|managers|plants|people|leaders|firms|employees|engineers|buyers|users|suppliers)\b/i;

/** A goal about "them" is said to "you". */
const ofYou = (goal: string) =>
  goal
    .replace(/\b(?:them|they|(?:the )?(?:recipients?|prospects?))\b(?!['’])/gi, 'you')
    .replace(/(?<=^\w+ )(?:her|him)(?= (?:to|as|for|about|if|whether|that|on|with|from)\b|$)/i, 'you')
    .replace(/^get you to\b/i, 'ask you to')
    .replace(/\btheir\b/gi, (word, at: number, whole: string) => (OTHERS.test(whole.slice(0, at)) ? word : 'your'))
    .replace(/\b(?:the )?(?:recipient|prospect)['’]s\b/gi, 'your')
    .replace(/\byou (?:needs|has|is)\b/g, (words) =>
      words.replace('needs', 'need').replace('has', 'have').replace('is', 'are'),
    );

const giveYou = (goal: string) =>
  goal
    .replace(/^introduce (?!you\b|myself\b|ourselves\b)(.+)$/, 'introduce you to $1')
    .replace(/^(show|offer|send|tell|give) (?!you\b)/, '$1 you ')
    .replace(/^(?:demo|demonstrate|pitch|promote|sell|present) (?!you\b)/, 'show you ')
    .replace(/^share (.+?)(?: with you)?$/, 'share $1 with you');

function withArticle(noun: string): string {
  if (DETERMINED.test(noun)) return noun;
  const head = noun.split(/\s(?:about|on|of|for|with|to|regarding|at|in|next|this|between|around)\s/i)[0] ?? '';
  return COUNTED.test(head) ? `${AN.test(noun) ? 'an' : 'a'} ${noun}` : noun;
}

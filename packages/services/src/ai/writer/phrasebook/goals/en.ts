import { type Goal, lowerFirst, plainGoal, upperFirst } from '../../goal.ts';
import { isNounPhrase } from '../../goal-words/noun-phrase.ts';
import { unfit, wholeSentence } from '../../goal-words/whole-sentence.ts';
import { readContact, readEnglishRequest } from './english-request.ts';
import { isStatement, isVerbFirst, withSubject } from './english-sentence.ts';
import { giveYou, ofYou, withArticle, withObjectArticle } from './english-words.ts';

const SHOW =
  /^(?:introduce|present|show|offer|explain|share|propose|suggest|demonstrate|demo(?= (?:our|the|my|your|how|what|an?)\b)|pitch(?! deck)|promote|sell|give|tell|send)\b/i;
const TALK =
  /^(?:discuss|talk|speak|explore|exchange|compare|meet(?! (?:other|more|new|some|local|the|your|our|people|founders))|connect|chat|catch up|collaborate|cooperate|work|partner|reconnect|see (?=if\b|whether\b|how\b))\b/i;
const LEARN =
  /^(?:learn|hear|find|understand|get|gain|know|ask|see|hire|recruit|win|build|start|establish|set|open|sign|review|plan|help|invite|book|schedule|arrange|organi[sz]e|discover|identify|improve|reduce|save|grow|test|try|close|generate|secure|buy|join|visit|interview|apply|become|raise|convince|qualify|increase|remind|collect|thank|congratulate|confirm|clarify|check|recommend|switch|meet)\b/i;
/** What a recipient gains; of "our" costs only the sender does. */
const OUTCOME =
  /^(?:reduce|cut|lower|save|improve|increase|speed up|shorten|automate|simplify|optimi[sz]e|streamline|avoid|prevent|moderni[sz]e)\b(?!.*\b(?:our|my)\b)/i;
const MEETING_NOUN =
  /\b(?:call|demo|meeting|chat|conversation|coffee|lunch|visit|intro|introduction|exchange|session|workshop|tour|trial|pilot|webinar|interview|walkthrough|audit|talk|discussion)\b/i;
const ARRANGE =
  /^(?:book|schedule|arrange|organi[sz]e|set up|get|plan|have|secure|start|ask (?:you )?for|request|propose|suggest|fix|see if we can (?:get|have|book|arrange)|(?:just )?want)\s+(?=.+)/i;
const MINUTES = /^(?:a )?(?:\d+|ten|fifteen|twenty|thirty)[ -]?(?:minutes?|mins?)\b/i;
const OF_CALENDAR = / (?:on|in|of) (?:your|their) (?:calendar|diary|schedule|time)(?=$| (?:to|for|on|about)\b)/i;
const OF_LEAD =
  /\s+(?:to|with|for) (?:(?:the|new|all|more|potential) )?(?:(?!our |of )[\w-]+ ){0,3}?(?:teams?|leaders?|managers?|executives?|directors?|prospects?|leads?|recipients?|customers?|clients?|decision[- ]makers?|VPs|CTOs|CEOs|CFOs|heads(?: of [\w ]+)?|companies|them)$/i;

const WISH =
  /^it would be (?:great|nice|good|lovely|useful|helpful)\b|^(?:I|we)(?:['’](?:d|m|re)| would| am| are)? ?(?:would |really |just )*(?:like|love|wanted|want|wish|hope|hoping|looking|happy|glad|keen|eager|delighted|be (?:happy|glad|delighted))\b/i;
/** What the recipient is to do with something of the sender's. */
const TRY =
  /^(?:(?:try|test|check out|have a look at|take a look at|see|watch|read|visit|download|join|use|attend|come (?:along )?to|speak at|take part in)\b.*\b(?:our|my|the (?:free|new))|join (?:us|me)|sign up|register|subscribe|stop by|drop by)\b/i;
const BOOK =
  /^(?:try|test|book|schedule|reserve|arrange|pick|choose|see|watch|read|visit|download|join|register|sign up|check out|have a look|take a look|use|complete|fill in)\b/i;
const ANSWER =
  /^(?:find out|ask|know|learn|see|check|clarify|confirm|hear|identify|understand) (?:about )?(?=(?:who|whether|if|which|when|where|how many)\b)|^(?:find out|ask|know) (?=(?:what|how) (?:\w+ ){0,2}you\b)/i;
/** Asked without its mark. */
const QUESTION =
  /^(?:(?:would|could|can|do|are|have|did|will|shall|may) (?:you|we|I)|(?:how|what|when|why|where|which) (?:do|does|are|is|would|could|can)|who (?:is|handles|runs)) /i;
const PROPOSAL =
  /^(?:could|can|would|shall|may|might|are you (?:free|available|open|around)|do you have (?:time|\w+ minutes)|how about|up for|fancy|coffee|time for|what about|any chance)\b/i;

/** An English goal as a question can ask for it. @param hasLink whether a link follows, by which the recipient does it */
export function readEnglishGoal(typed: string, hasLink = false): Goal {
  if (/\?\s*$/.test(typed) || QUESTION.test(typed)) {
    const text = ofYou(plainGoal(typed).replace(/[?\s]+$/, ''));
    if (withSubject(text) === text)
      return PROPOSAL.test(text)
        ? { kind: 'proposal', text: upperFirst(text.replace(/^an? /i, 'how about $&')) }
        : { kind: 'question', text: upperFirst(text) };
  }
  const plain = withSubject(
    plainGoal(typed)
      .replace(/[?\s]+$/, '')
      .replace(/^(?:want|would (?:like|love)|happy|love) to (?=(?:show|explain|tell) (?:you )?how$)/i, ''),
  )
    .replace(/^(?:about|regarding|concerning) (?=\w)/i, '')
    .replace(/^(?:tell|let) you (?:know )?(?:that )?(?=(?:the|our|my|this) .* (?:is|are|was|were|has|have|will) )/i, '')
    .replace(/^(?:to|try(?:ing)? to) (?=\w)/i, '')
    .replace(/^invitation to\b/i, 'invite to')
    .replace(/^(?=(?:renewal|extension|implementation|introduction|launch|expansion|migration|rollout) of )/i, 'the ')
    .replace(/^interview (?=(?:for|about|on|with)\b)/i, 'an interview ')
    .replace(
      /^(?:network|(?:connect|network|get in touch|link up) with (?!you\b|me\b|us\b|our\b|my\b).+)$/i,
      'connect',
    );
  const seen =
    /^I (?:want|would like|['’]?d like) you to (?<act>(?:see|try|test|visit|meet|join|watch|read|use)\b.+)$/i.exec(
      plain,
    )?.groups?.act;
  if (seen !== undefined) return { kind: 'try', text: ofYou(seen) };
  const wish = WISH.exec(plain)?.[0];
  const wished = wish === undefined ? '' : plain.slice(wish.length).replace(/^ to /, '');
  if (ANSWER.test(wished)) return { kind: 'answer', text: ofYou(wished.replace(ANSWER, '')) };
  if (wish !== undefined) return { kind: 'wish', text: upperFirst(ofYou(plain)) };
  if (isStatement(plain)) return { kind: 'statement', text: upperFirst(plain) };
  const goal = ofYou(asInfinitive(plain));
  const asked = readEnglishRequest(goal);
  if (asked !== null) return asked;
  if (TRY.test(goal) || (hasLink && BOOK.test(goal))) return { kind: 'try', text: lowerFirst(goal) };
  if (ANSWER.test(goal)) return { kind: 'answer', text: goal.replace(ANSWER, '') };
  const read = readContact(goal) ?? readPhrase(goal);
  return ['show', 'invite', 'talk', 'learn'].includes(read.kind)
    ? { ...read, text: withObjectArticle(read.text) }
    : read;
}

function readPhrase(goal: string): Goal {
  const meeting = goal.replace(ARRANGE, '');
  if (MINUTES.test(meeting) && !/^(?:a )?\S+[ -](?:minute|min)\s/i.test(meeting))
    return { kind: 'minutes', text: lowerFirst(meeting.replace(OF_CALENDAR, '')) };
  if (isMeeting(meeting, goal))
    return {
      kind: 'meeting',
      text: withArticle(lowerFirst(meeting.replace(/ with (?:you|them)(?= (?:about|on|to|next|this|in)\b|$)/i, ''))),
    };
  const toYou = /^(?:sell|pitch|promote)\b/i.test(goal) ? goal : goal.replace(OF_LEAD, '');
  if (/^invite\b/i.test(goal))
    return {
      kind: 'invite',
      text: /^invite you\b/i.test(goal) ? lowerFirst(goal) : goal.replace(/^invite(?= to)/i, 'invite you'),
    };
  if (SHOW.test(goal)) return { kind: 'show', text: giveYou(lowerFirst(toYou)) };
  if (TALK.test(goal))
    return {
      kind: 'talk',
      text: lowerFirst(goal.replace(/ with (?:you|them)(?= (?:about|on|to|next|this|in)\b|$)/i, '')),
    };
  if (OUTCOME.test(goal)) return { kind: 'outcome', text: lowerFirst(goal) };
  if (LEARN.test(goal)) return { kind: 'learn', text: lowerFirst(goal) };
  if (/^(?:what|why) (?:you|we) /i.test(goal)) return { kind: 'topic', text: lowerFirst(goal) };
  if (/^how (?:to|we|our) /i.test(goal)) return { kind: 'show', text: `show you ${lowerFirst(goal)}` };
  if (
    /^(?:whether|if|which|where|when|how many|how much) (?!(?:is|are|do|does|did|can|could|will|would)\b)/i.test(goal)
  )
    return { kind: 'answer', text: lowerFirst(goal) };
  if (isVerbFirst(goal)) return { kind: 'learn', text: lowerFirst(goal) };
  if (isNounPhrase(lowerFirst(goal), 'en')) return { kind: 'topic', text: withArticle(lowerFirst(goal)) };
  return wholeSentence(goal, 'en') ?? unfit(goal);
}

/** The noun itself is the meeting, not a word in what follows it: "a demo of X", not "feedback on our demo". */
function isMeeting(meeting: string, goal: string): boolean {
  const head = meeting.split(/\s(?:about|on|of|for|with|to|regarding|at|in|next|this|so)\s/i)[0] ?? '';
  const isVerb = meeting === goal && (SHOW.test(goal) || TALK.test(goal) || LEARN.test(goal));
  return (
    !isVerb &&
    !/^(?:would|reschedule|postpone|cancel|move|attend|prepare|confirm|follow|extend|record|host|run|shift)\b/i.test(
      meeting,
    ) &&
    !/ (?:us|you|me|them) /i.test(head) &&
    MEETING_NOUN.test(head.split(' ').at(-1) ?? '') &&
    head.split(' ').length <= 5
  );
}

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

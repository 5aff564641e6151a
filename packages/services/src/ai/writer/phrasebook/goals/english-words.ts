const DETERMINED =
  /^(?:an?|the|our|my|your|their|its|his|her|some|any|more|\d+|one|two|three|how|why|what|whether|if)\b/i;
/** Nouns that can be counted: they take an article. */
const COUNTED =
  /\b(?:call|demo|meeting|chat|conversation|coffee|lunch|visit|introduction|intro|exchange|session|workshop|tour|trial|pilot|webinar|interview|walkthrough|audit|talk|discussion|partnership|project|collaboration|offer|proposal|idea|tool|solution|platform|product|service|event|job|role|position|opportunity|integration|contract|agreement|study|survey|review|test|quote|internship|opening|vacancy|supplier|partner|customer|client|member|sponsor|mentor|speaker|seminar|conference|breakfast|dinner|summit|reception|exhibition|roundtable|complaint|discount|brochure|catalogue|consultant|apprenticeship|referral|donation|grant|slot|stand|booth)$/i;
const AN = /^(?:[aeiou](?!ni|se|ne\b)|hour|honest|8|11\b|18\b|[AEFHILMNORSX][A-Z]+\b|AI\b|IT\b|HR\b|SAP\b)/;

/** Whose they may be instead of the recipient's. */
const OTHERS =
  /\b(?:teams|companies|customers|clients|manufacturers|managers|plants|people|leaders|firms|employees|engineers|buyers|users|suppliers)\b/i;

/** A goal about "them" is said to "you". */
export const ofYou = (goal: string) =>
  goal
    .replace(/\b(?:them|they|(?:the )?(?:recipients?|prospects?))\b(?!['’])/gi, 'you')
    .replace(/(?<=^\w+ )(?:her|him)(?= (?:to|as|for|about|if|whether|that|on|with|from)\b|$)/i, 'you')
    .replace(/^get you to\b/i, 'ask you to')
    .replace(/\btheir\b/gi, (word, at: number, whole: string) => (OTHERS.test(whole.slice(0, at)) ? word : 'your'))
    .replace(/\b(?:the )?(?:recipient|prospect)['’]s\b/gi, 'your')
    .replace(/\byou (?:needs|has|is)\b/g, (words) =>
      words.replace('needs', 'need').replace('has', 'have').replace('is', 'are'),
    );

export const giveYou = (goal: string) =>
  goal
    .replace(/^introduce (?!you\b|myself\b|ourselves\b)(.+)$/, 'introduce you to $1')
    .replace(/^(show|offer|send|tell|give) (?!you\b)/, '$1 you ')
    .replace(/^(pitch|promote|sell) (?!you\b)(.+) to (?=[\w ]+s$)/, '$1 $2 for ')
    .replace(/^(?:demo|demonstrate|pitch|promote|sell|present) (?!you\b)/, 'show you ')
    .replace(/^share (.+?)(?: with you)?$/, 'share $1 with you');

/** "Offer you free audit" is to offer one. */
export const withObjectArticle = (goal: string): string => {
  const { act = '', noun } =
    /^(?<act>(?:introduce you to|invite you to|show you|offer you|send you|give you|share|propose|suggest|discuss|explore|become|request|get|hire you as|recruit you as|win you as|introduce myself as))\s(?<noun>(?!an? |the |our |my |your |how |that )\p{Ll}.*)$/iu.exec(
      goal,
    )?.groups ?? {};
  return noun === undefined ? goal : `${act} ${withArticle(noun)}`;
};

export function withArticle(noun: string): string {
  if (DETERMINED.test(noun)) return noun;
  const head = noun.split(/\s(?:about|on|of|for|with|to|as|regarding|at|in|next|this|between|around)\s/i)[0] ?? '';
  return COUNTED.test(head) ? `${AN.test(noun) ? 'an' : 'a'} ${noun}` : noun;
}

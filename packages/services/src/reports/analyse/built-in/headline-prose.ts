import { type CompanyContext, findCompanyMentions } from '../../../shared/statements/company-names.ts';

/** Verbs of headlines as a sentence of a day tells them. */
const PAST = new Map(
  (
    'achieves:achieved acquires:acquired adds:added agrees:agreed appoints:appointed backs:backed bags:bagged ' +
    'becomes:became begins:began brings:brought builds:built buys:bought celebrates:celebrated closes:closed ' +
    'collects:collected completes:completed cuts:cut doubles:doubled earns:earned elects:elected enters:entered ' +
    'expands:expanded extends:extended gains:gained gets:got grows:grew hires:hired introduces:introduced ' +
    'invests:invested joins:joined lands:landed launches:launched leaves:left makes:made merges:merged ' +
    'mourns:mourned moves:moved names:named obtains:obtained opens:opened partners:partnered passes:passed ' +
    'picks:picked plants:planted premieres:premiered presents:presented promotes:promoted publishes:published ' +
    'raises:raised reaches:reached receives:received relocates:relocated releases:released renews:renewed ' +
    'scores:scored secures:secured selects:selected sells:sold shuts:shut signs:signed starts:started ' +
    'strengthens:strengthened strikes:struck takes:took teams:teamed trims:trimmed triples:tripled unveils:unveiled ' +
    'wins:won'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const FIRST_WORD = /^(\s+)(\p{Ll}+)(?!\p{L})/u;
const FURTHER_VERB = /(?<= and )\p{Ll}+(?= )/gu;
const FURTHER_OBJECT = / and \p{Ll}+(?= )/u;
const OBJECT_END = /[,;:–—]| (?:after|among|and|as|at|by|for|from|in|into|of|on|over|to|under|with|within)(?: |$)/u;
/** Words that an object begins with where it needs no article, or that are no object. */
const NEEDS_NO_ARTICLE =
  /^(?:a|an|the|its|their|our|this|that|these|all|another|both|each|every|first|more|most|one|two|three|four|five|six|seven|eight|nine|ten|up|out|down|back|again|further|off)\b|^(?:after|among|as|at|away|by|for|from|in|into|of|off|on|out|over|to|under|up|with|within)\b|^$|^[^\p{Ll}]/u;
/** Of the last word of an object: more than one, or what is not counted. */
const IS_PLURAL_OR_MASS =
  /(?:[^s]s|\b(?:access|approval|capital|certification|equity|finance|financing|funding|growth|investment|income|profit|production|recognition|revenue|software|staff|support|work))$/u;

/** "launches foundation for schools": a headline leaves out the article that a sentence needs. */
function lacksArticle(after: string): boolean {
  const [object = ''] = after.trim().split(OBJECT_END);
  return !NEEDS_NO_ARTICLE.test(object) && !IS_PLURAL_OR_MASS.test(object);
}

const ROUND = /^(raised|closed|secured|landed) ([$€£]\d[\d.,]* ?(?:million|billion|[mb]n?)?) (series [a-h]|seed)\b/i;

/**
 * "Acme raises $40 million Series B" as "Acme raised a $40 million Series B"; null for a headline that begins with
 * another party, a plan or a verb that isn't known, or whose objects lack an article: those stay as they are.
 */
export function headlineAsProse(title: string, about: CompanyContext): string | null {
  const name = findCompanyMentions(title, about)[0];
  if (name === undefined || name.start !== 0) return null;
  const rest = title.slice(name.end).replace(/\.$/, '');
  const [words = '', space = '', verb = ''] = FIRST_WORD.exec(rest) ?? [];
  const past = PAST.get(verb);
  if (past === undefined) return null;
  const objects = rest.slice(words.length).split(FURTHER_OBJECT);
  if (objects.some(lacksArticle)) return null;
  const after = rest.slice(words.length).replace(FURTHER_VERB, (word) => PAST.get(word) ?? word);
  return `${title.slice(0, name.end)}${space}${`${past}${after}`.replace(ROUND, '$1 a $2 $3')}`;
}

/** "LEEDS, 2 October 2026 – ". */
const DATELINE = /^[^.–—]{0,60}\b\d{4} [–—-] /u;
const HAS_DONE = /^(\s+)ha(?:s|ve) (?:today |now |just )?(\p{Ll}+ed|won|bought|sold|begun|grown|left|made|taken)\b/u;
const LEAD_MAX = 220;

/** The first sentence below a headline, if it begins with the company: "Acme has raised …" as "Acme raised …". */
export function leadAsProse(lead: string, about: CompanyContext): string | null {
  const sentence = lead.replace(DATELINE, '');
  const name = findCompanyMentions(sentence, about)[0];
  if (name === undefined || name.start !== 0 || sentence.length > LEAD_MAX || !sentence.endsWith('.')) return null;
  const rest = sentence.slice(name.end);
  const [words = '', space = '', verb = ''] = HAS_DONE.exec(rest) ?? [];
  return words === ''
    ? null
    : `${sentence.slice(0, name.end)}${space}${SIMPLE_PAST.get(verb) ?? verb}${rest.slice(words.length)}`;
}

const SIMPLE_PAST = new Map([
  ['begun', 'began'],
  ['grown', 'grew'],
  ['taken', 'took'],
]);

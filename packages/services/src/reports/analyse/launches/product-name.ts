import { isCommonWord } from '../../../shared/statements/common-words.ts';
import { isTitleCase } from '../../../shared/statements/company-names.ts';

/** Words that describe a product and do not name one. */
const GENERIC = new Set(
  (
    'a an the its our their new all-new brand-new next next-gen next-generation first first-ever first-of-kind first-of-its-kind world world’s worlds ' +
    'industry latest improved updated enhanced upgraded innovative revolutionary advanced powerful free premium ' +
    'enterprise pro ai ai-powered ai-driven ai-based gen genai generative intelligent smart automated automatic mobile ' +
    'web cloud cloud-based digital online open-source open source native integrated unified end-to-end real-time ' +
    'platform platforms app apps application software solution solutions suite tool tools toolkit service services ' +
    'product products feature features version edition update upgrade line range system systems device devices api ' +
    'apis sdk assistant copilot agent agents dashboard module modules plugin plug-in extension integration ' +
    'integrations marketplace portal hub robot robots machine machines sensor sensors engine model models analytics ' +
    'insights reporting management planning automation security data customer customers team teams developer ' +
    'developers business small large support beta alpha public private general early access availability release ' +
    'launch today now here ios android windows linux mac macos kubernetes docker slack salesforce excel python java ' +
    'javascript github aws azure german french english spanish european american british uk us eu usa germany france ' +
    'europe and or of for with in on at to by from as is are it we you us they this that these those two three four ' +
    'five six electric vehicle vehicles battery payment payments card cards account accounts bank insurance delivery ' +
    'subscription pricing plan plans collection collections smartphone phone watch laptop series route scheduling ' +
    'inventory warehouse invoice invoicing expense workflow workflows chat chatbot video voice search fleet energy ' +
    'health clinical compliance sustainability carbon climate workforce hr finance financial marketing sales january ' +
    'february march april may june july august september october november december monday tuesday wednesday thursday ' +
    'friday inc ltd gmbh llc corp ceo cto cfo q1 q2 q3 q4 press release news more also just how why what tracking ' +
    'monitoring detection forecasting training learning design designer builder editor self-service autonomous hybrid ' +
    'capability capabilities option options experience improvement improvements domain domains page home console theme ' +
    'themes website site request requests connector connectors library libraries tier program programme contest award'
  ).split(' '),
);

/** Words after which no name of the product follows any more. */
const END =
  /^(?:for|with|to|in|on|at|by|from|that|which|who|while|as|after|amid|following|across|via|into|and|or|but|so|designed|helping|helps|powered|built|based|where|when|because|during|through|under|over|against|per|within|versus|mit|für|pour|avec|para|con)$/i;
const NAMED =
  /\b(?:called|named|dubbed|known as|branded|nicknamed|code-named|codenamed|namens|appelée?|llamad[oa])\s/iu;
const QUOTED = /[“„«‘"]([\p{Lu}\d][^”“»’"\n]{1,48})[”“»’"]/u;
const NAME_WORD = /^(?:[\p{Lu}\d][\p{L}\d+&.®™/'’-]*|\p{Ll}{1,2}\p{Lu}[\p{L}\d]*)$/u;
const WORDS_MAX = 5;

/** What a thing is, between its description and its name: "Berth Planning Platform Tidewatch". */
const KIND =
  /^(?:platforms?|apps?|applications?|software|solution|suite|tools?|toolkit|services?|assistant|copilot|agent|robots?|machine|device|system|engine|model|planner|portal|dashboard)$/i;

export interface NameContext {
  names: string[];
  /** The text below a headline; empty when there is none. */
  body: string;
  /** Every word of the headline is capitalised, so capitals mark no names. */
  isTitleCased: boolean;
}

/** The name in what follows a launch verb: literally there, or null when the product is only described. */
export function nameAfter(words: string, { names, body, isTitleCased }: NameContext): string | null {
  const near = words.slice(0, 140);
  const quoted = QUOTED.exec(near)?.[1];
  if (quoted !== undefined) return accept(quoted, names);
  const named = NAMED.exec(near);
  if (named !== null) {
    const name = firstRun(near.slice(named.index + named[0].length), true);
    if (name !== null) return accept(name.join(' '), names);
  }
  const run = firstRun(near, false);
  if (run === null) return null;
  const forOther = connectionTo(run, near);
  if (forOther !== null) return accept(forOther, names);
  if (!isTitleCased) return accept(run.join(' '), names);
  return confirmed(afterKind(run), names, body);
}

/** The name that ends a text: "Picker One" of "Picker One is now available", without what came before it. */
export function nameBefore(words: string, names: string[]): string | null {
  const clause = words.replace(/,\s(?:our|a|an|the|its)\s[^,]{2,80},?\s*$/iu, '').trim();
  const quoted = /[“„«‘"]([\p{Lu}\d][^”“»’"\n]{1,48})[”“»’"]$/u.exec(clause)?.[1];
  if (quoted !== undefined) return accept(quoted, names);
  const tokens = clause.split(/\s+/);
  let start = tokens.length;
  while (start > 0 && tokens.length - start < WORDS_MAX && NAME_WORD.test(tokens[start - 1] ?? '')) start -= 1;
  // "Tidewatch for iPad is now available": the name precedes the small word.
  if (/^(?:for|on|in|at)$/i.test(tokens[start - 1] ?? ''))
    return nameBefore(tokens.slice(0, start - 1).join(' '), names);
  const name = tokens.slice(start);
  while (name.length > 0 && isLeading(name[0] ?? '')) name.shift();
  return name.length === 0 ? null : accept(name.join(' '), names);
}

/** The name at either end, apart from the verb: "GripOne: Acme unveils …", "… its first gripper – GripOne". */
export function nameApart(text: string, names: string[]): string | null {
  if (isTitleCase(text)) return null;
  const first =
    /^(?:With\s([^:–—,]{2,40}),|([^:–—,]{2,40}?)\s?[:–—])\s/
      .exec(text)
      ?.slice(1)
      .find((part) => part !== undefined) ?? '';
  const last = /[:–—,]\s(?:the |our |its |it is called )?([^:–—,]{2,40})[.!]?$/.exec(text)?.[1] ?? '';
  const found = [first, last].find((part) => {
    const words = part.split(/\s+/);
    return words.length <= 3 && words.every((word) => NAME_WORD.test(word)) && !isCommonWord(words[0] ?? '');
  });
  return found === undefined ? null : accept(found, names);
}

const bare = (word: string) =>
  word
    .toLowerCase()
    .replace(/[®™.,:;!?]/g, '')
    .replace(/['’]s$/, '');

/** Words before a name or description that belong to neither. */
const isLeading = (word: string) =>
  /^(?:a|an|the|its|our|their|new|all-new|next-generation|first|introducing|announcing|today|now|meet|launch|release|also|what|why|how|it|this|that|we|version)$/i.test(
    word,
  );

function firstRun(text: string, isAtOnce: boolean): string[] | null {
  const run: string[] = [];
  for (const token of text.trim().split(/\s+/)) {
    const word = token.replace(/[,;:!?)"”»]+$|\.$/u, '').replace(/^[("“]/, '');
    const isLast = word.length < token.replace(/^[("“]/, '').length;
    if (run.length === 0 && (isLeading(word) || (!END.test(word) && isDescription(word)))) {
      if (isAtOnce && !isLeading(word)) return null;
      if (isLast && /[.;!?]$/.test(token)) return null;
      continue;
    }
    if (END.test(word) || !NAME_WORD.test(word) || /^[–—-]$/.test(word)) break;
    run.push(word);
    if (isLast || run.length === WORDS_MAX) break;
  }
  return run.length === 0 ? null : run;
}

/** Small words, and capitalised ones of common use, describe the product before its name. */
const isDescription = (word: string) => !NAME_WORD.test(word) || (GENERIC.has(bare(word)) && !/\d/.test(word));

/** "DynamoDB and Kinesis connectors": the names are others' products, to which the new thing leads. */
const CONNECTION =
  /^(?: (?:and|&|,) ?(?:[\p{Lu}\d][\p{L}\d.-]* ?){1,3}|, (?:[\p{Lu}\d][\p{L}\d.-]* ?){1,3}){0,3} ?(?:connectors?|integrations?|support|adapters?|drivers?|plug-?ins?|imports?|importers?|exports?|sync|compatibility)(?!\p{L})/u;

function connectionTo(run: string[], text: string): string | null {
  const first = run.join(' ');
  const at = text.indexOf(first);
  const rest = CONNECTION.exec(text.slice(at + first.length))?.[0];
  return at === -1 || rest === undefined ? null : `${first}${rest}`;
}

function afterKind(run: string[]): string[] {
  const kind = run.findLastIndex((word) => KIND.test(word));
  return kind > 0 && kind < run.length - 1 ? run.slice(kind + 1) : run;
}

/**
 * In a headline in title case, the name is what the text below writes with the same capitals. Without a text, the whole
 * run counts.
 */
function confirmed(run: string[], names: string[], body: string): string | null {
  if (body === '') return GENERIC.has(bare(run[0] ?? '')) ? null : accept(run.join(' '), names);
  for (let length = run.length; length > 0; length -= 1) {
    const name = run.slice(0, length).join(' ');
    if (run.slice(0, length).every((word) => GENERIC.has(bare(word)))) continue;
    if (body.includes(name)) return accept(name, names);
  }
  return null;
}

function accept(candidate: string, names: string[]): string | null {
  const name = candidate
    .trim()
    .replace(/[,;:!?]+$|['’]s$/u, '')
    .trim();
  const words = name.split(/\s+/);
  // "We're", "It's": a contraction begins a sentence and no name.
  if (/^(?:we|i|it|you|they|he|she|that|there|here|what|who|let|today)['’]/i.test(name)) return null;
  if (name.length < 2 || name.length > 60 || words.length > 7) return null;
  if (words.every((word) => GENERIC.has(bare(word)) || /^\d{1,4}$/.test(word))) return null;
  if (/^\d+(?:st|nd|rd|th|%|k|m)?$/i.test(words[0] ?? '') && words.length === 1) return null;
  return names.some((own) => own.toLowerCase() === name.toLowerCase()) ? null : name;
}

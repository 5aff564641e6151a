import { findCompanyMentions } from '../../../shared/statements/company-names.ts';
import { isFirstPerson } from '../../../shared/statements/event-actor.ts';
import { isDenied } from '../attribution/denial.ts';
import { isProse } from '../evidence/is-prose.ts';
import type { ParsedEvidence } from '../evidence/parse-evidence.ts';
import { isNotNews } from '../news/not-news.ts';
import { classifyLaunchedThing } from '../patterns/product-launch.ts';

/** What makes a title of a thing's name: "Introducing …", "The new … is live". */
const BEFORE_THING =
  /^(?:(?:introducing|announcing|presenting|now available|new|we['’]re launching)\b:? ?)?(?:(?:a|an|the|our|its) )?(?:new )?/i;
const AFTER_THING =
  /(?:[,:]| [–—-] | (?:for|on|with|in|at|to|from|by|across|inside) | (?:is|are|now|has|have|comes?|arrives?)(?: |$))/i;
/** What a company says of itself when something comes out, up to its name. */
const BRINGS_OUT =
  /\b(?:(?:launch|ship|releas|introduc|roll|add|deliver)(?:p?ing|ed|p?ed) (?:out )?|(?:launch|announce|introduce|release|share|unveil|present|ship) (?:that |the (?:launch|release|availability) of )?)/i;
/** "Plan Faster with Acme Flow's New Editor": a product's new part at the end of a title. */
const NEW_PART =
  /\b(?:[Ww]ith|[Ii]n|[Oo]f|[Mm]eet|[Tt]ry) (?:the |our )?((?:\p{Lu}[\p{L}\d]*(?:['’]s?)? ){0,4}(?:all-|All-)?[Nn]ew (?:\p{Lu}[\p{L}\d-]* ){0,2}(?:[Dd]ebugger|[Dd]ashboard|[Ee]ditor|[Cc]onsole|[Pp]lanner|[Bb]uilder|[Vv]iewer|[Pp]lug-?in|[Ee]xtension|SDK|API|CLI|[Aa]pp))$/u;
const WORDS_MAX = 6;
/** Between the verb and the thing stand few words, "a new" and "the first of our". */
const NEAR = 60;
const LEADS = 3;

export interface AnnouncedThing {
  name: string;
  /** The sentence that brings it out. */
  sentence: string;
}

/**
 * What an article of the company's own is about when its title names a thing in common words, as "Custom domains on
 * all plans", and one of the first sentences brings it out: "We are happy to announce that custom domains …".
 */
export function announcedThing({ title, sentences, about, item }: ParsedEvidence): AnnouncedThing | null {
  if (!about.isOwn || item.date === null || isNotNews(title)) return null;
  const part = NEW_PART.exec(title)?.[1];
  if (part !== undefined) {
    const saying = sentenceOfRelease(sentences);
    return saying === undefined ? null : { name: part, sentence: saying };
  }
  const [words = ''] = title.replace(BEFORE_THING, '').split(AFTER_THING, 1);
  const name = words.replace(/[.!]$/, '').trim();
  const isThing = /^[\p{Lu}\d]/u.test(name) && name.length > 3 && name.split(/\s+/).length <= WORDS_MAX;
  if (!isThing || findCompanyMentions(name, about).length > 0) return null;
  if (classifyLaunchedThing(`launches ${name}`) !== 'launch') return null;
  const sentence = sentences
    .filter((one) => isProse(one))
    .slice(0, LEADS)
    .find((one) => bringsOut(one, name) && (isFirstPerson(one) || findCompanyMentions(one, about).length > 0));
  return sentence === undefined ? null : { name, sentence };
}

/** In which the company says, near the beginning, that it brings something out. */
const sentenceOfRelease = (sentences: readonly string[]) =>
  sentences
    .filter((one) => isProse(one))
    .slice(0, LEADS)
    .find((one) => {
      const verb = BRINGS_OUT.exec(one);
      return verb !== null && isFirstPerson(one) && !isDenied(one, verb.index);
    });

function bringsOut(sentence: string, name: string): boolean {
  const verb = BRINGS_OUT.exec(sentence);
  if (verb === null || isDenied(sentence, verb.index)) return false;
  const end = verb.index + verb[0].length;
  const near = sentence.slice(end, end + NEAR + name.length).toLowerCase();
  const at = near.indexOf(name.toLowerCase());
  return at !== -1 && !/[\p{L}\d]/u.test(`${near.charAt(at - 1)}${near.charAt(at + name.length)}`.trim());
}

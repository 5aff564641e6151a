import { findCompanyMentions } from '../../../shared/statements/company-names.ts';
import { isFirstPerson } from '../../../shared/statements/event-actor.ts';
import type { ReportDraft } from '../analyst.ts';
import { isProse } from '../evidence/is-prose.ts';
import type { ParsedEvidence } from '../evidence/parse-evidence.ts';
import { toCitation, toCitations } from '../evidence/to-citation.ts';
import { classifyEvidence, isNewsKind } from '../news/extract-news.ts';
import { leadSentences } from '../news/lead-sentences.ts';
import { isNotNews } from '../news/not-news.ts';
import { ownLanguageCategory, ownLanguageProduct } from '../patterns/own-language.ts';
import { announcedThing } from './announced-thing.ts';
import { findLaunch, mayMentionLaunch } from './find-launch.ts';
import { isLaunchOfOther } from './launch-of-other.ts';
import { versionedProduct } from './versioned-product.ts';

type LaunchDraft = ReportDraft['launches'][number];

/** Sentences of an article that are searched for the name when its title has none. */
const LEAD_SENTENCES = 5;
const DESCRIPTION_MAX = 450;
/** In running text only completed events count: "launches" there mostly describes what a product does. */
const DONE =
  /\b(?:launched|introduced|unveiled|released|rolled out|debuted|shipped|announced|introducing|meet|now (?:generally )?available|generally available|is here|now live)\b/i;

/** Products that a piece of evidence says the company has launched. `today` as "2026-10-02". */
export function extractLaunches(read: ParsedEvidence, today: string): LaunchDraft[] {
  if (isNewsKind(read.item)) {
    const one = classifyEvidence(read) === 'launch' ? launchOfArticle(read, today) : null;
    return one === null ? [] : [one];
  }
  return read.item.kind === 'page' && read.about.isOwn ? launchesOfPage(read, today) : [];
}

function launchOfArticle(read: ParsedEvidence, today: string): LaunchDraft | null {
  const { item, title, sentences, about } = read;
  const yearNow = Number(today.slice(0, 4));
  // The name of an author below a headline confirms nothing.
  const body = sentences.some((one) => /[.!…]["'”’»)]*$/.test(one)) ? sentences.join('\n') : '';
  const versioned = about.isOwn ? versionedProduct(title) : null;
  if (versioned !== null) return toLaunch(read, versioned, title, item.date);
  for (const sourceText of [title, ...sentences.slice(0, LEAD_SENTENCES)]) {
    const found = findLaunch(sourceText, about, body, yearNow);
    if (found !== null && !isPartyOrPerson(found.name, title, body))
      return toLaunch(read, found.name, sourceText, datedBy(found.day, item.date, today));
  }
  const announced = announcedThing(read);
  if (announced !== null) return toLaunch(read, announced.name, announced.sentence, item.date);
  const texts = [title, ...leadSentences(read)];
  const named = ownLanguageCategory(texts) === 'launch' ? ownLanguageProduct(texts) : null;
  const naming = named === null ? undefined : textOfLaunch(texts, named, title);
  if (named !== null && [title, naming ?? ''].some((text) => isLaunchOfOther(text, about))) return null;
  return named === null || naming === undefined ? null : toLaunch(read, named, naming, item.date);
}

/** What says that it is out, if the title names it; else what names it. */
const textOfLaunch = (texts: readonly string[], name: string, title: string) =>
  (title.includes(name) ? texts.find((text) => ownLanguageCategory([text]) === 'launch') : undefined) ??
  texts.find((text) => text.includes(name));

const PARTY =
  /^,? (?:our|an?|the) (?:\w{1,8} )?(?:customers?|clients?|partners?|investors?|suppliers?|members?|colleagues?|team ?mates?|interns?|hires?)\b/i;
const ROLE =
  /\b(?:c[eftiom]o|chief|president|director|head|manager|engineer|developer|designer|lead|colleague|team|joins?|joined|intern|hire)\b/i;

/** "Introducing Globex Cranes, our newest customer"; "Introducing Ada Sample", who is the new CFO. */
function isPartyOrPerson(name: string, title: string, body: string): boolean {
  if (title.includes(name) && PARTY.test(title.slice(title.indexOf(name) + name.length))) return true;
  const [first = '', ...others] = name.split(' ');
  const about = body.split('\n').filter((sentence) => sentence.startsWith(`${first} `));
  return (
    others.length === 1 &&
    about.some(
      (sentence) => /^\S+ (?:\S+ )?(?:is|joins|joined|has joined|becomes)\b/.test(sentence) && ROLE.test(sentence),
    )
  );
}

function launchesOfPage(read: ParsedEvidence, today: string): LaunchDraft[] {
  const { sentences, about } = read;
  const found: LaunchDraft[] = [];
  for (const sentence of sentences) {
    if (!mayMentionLaunch(sentence) || !DONE.test(sentence)) continue;
    const isSelf =
      findCompanyMentions(sentence, about).length > 0 ||
      isFirstPerson(sentence) ||
      /^(?:introducing|meet)\s|\bnow (?:generally )?available\b/i.test(sentence);
    const launch =
      isSelf && !isNotNews(sentence.slice(0, 160)) ? findLaunch(sentence, about, '', Number(today.slice(0, 4))) : null;
    const one = launch === null ? null : toLaunch(read, launch.name, sentence, datedBy(launch.day, null, today));
    if (one !== null) found.push(one);
  }
  return found;
}

/** A future day belongs to an announcement, not to a launch. */
const datedBy = (day: string | null, publishedOn: string | null, today: string) =>
  day !== null && day <= today ? day : publishedOn;

function toLaunch(
  { item, title, sentences }: ParsedEvidence,
  name: string,
  sourceText: string,
  day: string | null,
): LaunchDraft | null {
  if (toCitation(item, name) === null) return null;
  const about = sentences.find(
    (sentence) => isProse(sentence) && sentence.includes(name) && sentence.length <= DESCRIPTION_MAX,
  );
  const description =
    sourceText !== title && sourceText.length <= DESCRIPTION_MAX ? sourceText : (about ?? (title || name));
  const citations = toCitations(
    item,
    // The name may stand in the title alone.
    [sourceText, description, ...(sourceText.includes(name) ? [] : [title])].filter(
      (passage) => passage.length <= DESCRIPTION_MAX,
    ),
  );
  return citations.length === 0 ? null : { name, launchDate: day, description, citations };
}

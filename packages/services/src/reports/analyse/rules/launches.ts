import type { Draft } from '../types.ts';
import { findMentions } from './company-names.ts';
import { isProse, type ReadItem } from './item-parts.ts';
import { findLaunch, mayTellLaunch } from './launch.ts';
import { classifyItem, isNewsKind } from './news.ts';
import { isNotNews } from './not-news.ts';
import { cite, citeAll } from './quote.ts';
import { speaksOfItself } from './whose-deed.ts';

type LaunchDraft = Draft['launches'][number];

/** Sentences of an article that are asked for the name when its title has none. */
const LEAD_SENTENCES = 5;
const DESCRIPTION_MAX = 450;
/** In running text only what is done counts: "launches" there is mostly what a product does. */
const DONE =
  /\b(?:launched|introduced|unveiled|released|rolled out|debuted|shipped|announced|introducing|meet|now (?:generally )?available|generally available|is here|now live)\b/i;

/** Products that a piece of evidence says the company has launched. `today` as "2026-10-02". */
export function launchesOf(read: ReadItem, today: string): LaunchDraft[] {
  if (isNewsKind(read.item)) {
    const one = classifyItem(read) === 'launch' ? launchOfArticle(read, today) : null;
    return one === null ? [] : [one];
  }
  return read.item.kind === 'page' && read.about.isOwn ? launchesOfPage(read, today) : [];
}

function launchOfArticle(read: ReadItem, today: string): LaunchDraft | null {
  const { item, title, sentences, about } = read;
  const yearNow = Number(today.slice(0, 4));
  const body = sentences.join('\n');
  for (const told of [title, ...sentences.slice(0, LEAD_SENTENCES)]) {
    const found = findLaunch(told, about, body, yearNow);
    if (found !== null) return toLaunch(read, found.name, told, datedBy(found.day, item.date, today));
  }
  return null;
}

function launchesOfPage(read: ReadItem, today: string): LaunchDraft[] {
  const { sentences, about } = read;
  const found: LaunchDraft[] = [];
  for (const sentence of sentences) {
    if (!mayTellLaunch(sentence) || !DONE.test(sentence)) continue;
    const isSelf =
      findMentions(sentence, about).length > 0 ||
      speaksOfItself(sentence) ||
      /^(?:introducing|meet)\s|\bnow (?:generally )?available\b/i.test(sentence);
    const launch =
      isSelf && !isNotNews(sentence.slice(0, 160)) ? findLaunch(sentence, about, '', Number(today.slice(0, 4))) : null;
    const one = launch === null ? null : toLaunch(read, launch.name, sentence, datedBy(launch.day, null, today));
    if (one !== null) found.push(one);
  }
  return found;
}

/** A day still to come is an announcement's, not a launch's. */
const datedBy = (day: string | null, given: string | null, today: string) =>
  day !== null && day <= today ? day : given;

function toLaunch(
  { item, title, sentences }: ReadItem,
  name: string,
  told: string,
  day: string | null,
): LaunchDraft | null {
  if (cite(item, name) === null) return null;
  const about = sentences.find(
    (sentence) => isProse(sentence) && sentence.includes(name) && sentence.length <= DESCRIPTION_MAX,
  );
  const description = told !== title && told.length <= DESCRIPTION_MAX ? told : (about ?? (title || name));
  const citations = citeAll(
    item,
    [told, description].filter((passage) => passage.length <= DESCRIPTION_MAX),
  );
  return citations.length === 0 ? null : { name, launchDate: day, description, citations };
}

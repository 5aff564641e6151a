import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { htmlToText } from '../html-text.ts';

/** Below this there is nothing to choose from. */
const LEAST_TO_CHOOSE = 400;
/** An article's part of its page; anything else is only replaced by its main part when that is nearly all of it. */
const SHARE_OF_ARTICLE = 0.2;
const SHARE_OF_PAGE = 0.75;
/** Characters from which the library takes a part for the content; short press releases are content too. */
const THRESHOLD = 250;

/**
 * The text that a page is about, a line per paragraph. `page` is its bounded markup without frame and hidden parts. A
 * page of many parts (a home page) is taken whole: the library would pick one of them.
 */
export function toMainText(page: string, isArticle: boolean): string {
  const seen = isArticle ? articleOf(page) : page;
  const whole = htmlToText(seen);
  if (whole.length < LEAST_TO_CHOOSE) return whole;
  const main = mainPartOf(seen);
  const share = isArticle ? SHARE_OF_ARTICLE : SHARE_OF_PAGE;
  return main.length >= share * whole.length ? main : whole;
}

/** Short articles stand in the page's own element for them, beside the site's header; below this it is a teaser. */
const LEAST_ARTICLE = 60;

function articleOf(page: string): string {
  const article = /<article[\s>][\s\S]*<\/article>/.exec(page)?.[0];
  return article !== undefined && htmlToText(article).length >= LEAST_ARTICLE ? article : page;
}

function mainPartOf(seen: string): string {
  try {
    const { document } = parseHTML(`<!doctype html><html><head></head><body>${seen}</body></html>`);
    const options = { charThreshold: THRESHOLD, disableJSONLD: true };
    return htmlToText(new Readability(document as never, options).parse()?.content ?? '');
  } catch {
    // The library stumbles over some broken trees; the text as it stands is better than none.
    return '';
  }
}

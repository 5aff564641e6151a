import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { htmlToText } from '../../markup/html-text.ts';

/** Below this there is nothing to choose from. */
const CANDIDATE_TEXT_MIN = 400;
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
  const visibleTextOnly = isArticle ? articleOf(page) : page;
  const whole = htmlToText(visibleTextOnly);
  if (whole.length < CANDIDATE_TEXT_MIN) return whole;
  const main = mainPartOf(visibleTextOnly);
  const share = isArticle ? SHARE_OF_ARTICLE : SHARE_OF_PAGE;
  return main.length >= share * whole.length ? main : whole;
}

/** Short articles stand in the page's own element for them, beside the site's header; below this it is a teaser. */
const ARTICLE_TEXT_MIN = 60;

function articleOf(page: string): string {
  const article = /<article[\s>][\s\S]*<\/article>/.exec(page)?.[0];
  // Several beside the page's heading are cards of other articles.
  if (article !== undefined && isRow(article) && /<h1[\s>]/.test(page) && !/<h1[\s>]/.test(article)) return page;
  return article !== undefined && htmlToText(article).length >= ARTICLE_TEXT_MIN ? article : page;
}

const isRow = (articles: string) => (articles.match(/<article[\s>]/g)?.length ?? 0) > 1;

function mainPartOf(visibleHtml: string): string {
  try {
    const { document } = parseHTML(`<!doctype html><html><head></head><body>${visibleHtml}</body></html>`);
    const options = { charThreshold: THRESHOLD, disableJSONLD: true };
    return htmlToText(new Readability(document as never, options).parse()?.content ?? '');
  } catch {
    // The library stumbles over some broken trees; the text as it stands is better than none.
    return '';
  }
}

import { namesCompany } from '../company-identity/company-name.ts';
import { isOnDomain } from '../gather/on-domain.ts';
import type { GatherTarget } from '../gather/types.ts';
import type { Articles } from './schema.ts';

export interface Headline {
  title: string;
  url: string;
  publisher: string;
}

/**
 * Headlines that hold the company's whole name, each address once; the company's own pages are read elsewhere. What
 * one agency wrote stands in many papers, so those with the same words come last.
 */
export function mapHeadlines(articles: Articles, target: GatherTarget): Headline[] {
  const found = articles
    .map(({ title, url, domain }) => ({ title: tidy(title), url, publisher: domain }))
    .filter(({ title, url }) => namesCompany(title, target.name) && !isOnDomain(url, target.domain));
  const byUrl = [...new Map(found.map((headline) => [headline.url, headline])).values()];
  const first = new Map(byUrl.toReversed().map((headline) => [headline.title.toLowerCase(), headline]));
  const isFirst = (headline: Headline) => first.get(headline.title.toLowerCase()) === headline;
  return [...byUrl.filter(isFirst), ...byUrl.filter((headline) => !isFirst(headline))];
}

/** Its titles come with spaces around punctuation: "Acme , Inc . raises". */
const tidy = (title: string) =>
  title
    .replace(/\s+([,.;:!?%)])/g, '$1')
    .replace(/([($])\s+/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** What a refusal in plain text means; null when the text is none of them. */
export function gdeltErrorIn(body: string): 'rate_limited' | 'invalid_request' | null {
  const text = body.trimStart();
  if (text.startsWith('{')) return null;
  if (/limit requests|too many|every \d+ seconds/i.test(text)) return 'rate_limited';
  return /phrase is too short|must be surrounded|invalid|query/i.test(text) && !text.startsWith('<')
    ? 'invalid_request'
    : null;
}

import type { OwnItem, OwnSite } from './own-site.ts';

/** What a person reads on a site, as its text file says it: written with the site, before any rule saw it. */
export function truthOf({ head, news }: OwnSite) {
  const yearAgo = `${Number(head.now?.slice(0, 4)) - 1}${head.now?.slice(4)}`;
  const told = news.filter(({ kinds }) => !kinds.includes('noise') && !kinds.includes('optional'));
  const isRecent = ({ date }: OwnItem) => date >= yearAgo;
  const toFact = ({ id, date, kinds, title }: OwnItem) => ({
    key: title,
    url: head.articles === 'none' ? null : id,
    date: date.length === 10 ? date : null,
    category: kinds,
  });
  return {
    news: told.filter(isRecent).map(toFact),
    background: told.filter((item) => !isRecent(item)).map(toFact),
    optional: news.filter(({ kinds }) => kinds.includes('optional')).map(({ title }) => title),
    launches: listOf(head.launches),
    wrongLaunches: listOf(head.wrongLaunches),
    openings: head.openings === undefined ? null : Number(head.openings),
    rd: head.rd === undefined ? null : head.rd === 'yes',
    headcount: head.headcount === undefined ? null : Number(head.headcount),
    never: listOf(head.never),
  };
}

export const entryOf = ({ slug, head }: OwnSite) => ({
  slug,
  name: head.name,
  domain: head.domain,
  places: listOf(head.places),
  now: head.now,
  language: head.language,
  generator: head.generator,
});

const listOf = (text: string | undefined) => (text === undefined ? [] : text.split(';').map((one) => one.trim()));

import type { SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer, SandboxVendor } from '../../types.ts';
import { companiesNamed, lookUpStory, type StoryLookup, unknownIn } from './story-search.ts';

const KNOWN = ['query', 'mode', 'format', 'maxrecords', 'timespan', 'startdatetime', 'enddatetime', 'sort'];
const PHRASE_MIN = 3;
const RECORDS_MAX = 250;
const DAYS: Record<string, number> = { d: 1, w: 7, m: 30.5 };
const DAY_MS = 24 * 3600_000;

/** GDELT's DOC 2.0 search: what it refuses it says in plain text, mostly with status 200. */
const createGdelt = (lookUp: StoryLookup<'headlines'>): SandboxVendor => ({
  id: 'gdelt',
  hasHosts: false,
  limits: () => ({ minGapMs: 5000, concurrency: 1 }),
  answer({ method, path, query, headers }, world) {
    if (method !== 'GET' || path !== '/api/v2/doc/doc') return { status: 404, headers: HTML, body: '<h1>404</h1>' };
    if (!headers['user-agent']) return slowDown();
    const refusal = refusalOf(query);
    if (refusal !== null) return text(refusal);
    const articles = search(query, world, lookUp);
    // Nothing found is an empty object.
    return { body: articles.length === 0 ? {} : { articles } };
  },
});
export const gdeltVendor = createGdelt(lookUpStory);

function refusalOf(query: URLSearchParams): string | null {
  const searchText = query.get('query') ?? '';
  const phrase = phraseIn(searchText);
  const unknown = unknownIn(query, KNOWN);
  if (unknown !== undefined) return `Invalid parameter: ${unknown}.`;
  if (searchText.trim() === '') return 'Your query was empty.';
  if (/\sOR\s/.test(searchText) && !/\([^()]*\sOR\s[^()]*\)/.test(searchText)) {
    return "Queries containing OR'd terms must be surrounded by ().";
  }
  if (phrase.length < PHRASE_MIN) return 'The specified phrase is too short.';
  if (query.get('mode')?.toLowerCase() !== 'artlist') return 'Invalid mode.';
  if (query.get('format') !== 'json') return 'Invalid format.';
  if (Number(query.get('maxrecords') ?? 75) > RECORDS_MAX) return 'Invalid maxrecords.';
  if (query.has('timespan') && !/^\d+(?:d|w|m)$/.test(query.get('timespan') ?? '')) return 'Invalid timespan.';
  return null;
}

/** Words in quotes; a query without them is a search for its words. */
const phraseIn = (query: string) => /"([^"]*)"/.exec(query)?.[1] ?? query;

function search(query: URLSearchParams, world: SandboxWorld, lookUp: StoryLookup<'headlines'>) {
  const [, count = '3', unit = 'm'] = /^(\d+)([dwm])$/.exec(query.get('timespan') ?? '') ?? [];
  const days = Number(count) * (DAYS[unit] ?? 1);
  const since = new Date(world.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
  return companiesNamed(world, phraseIn(query.get('query') ?? ''))
    .flatMap((company) => lookUp(company, world.now()).headlines)
    .filter(({ seenOn }) => seenOn >= since)
    .toSorted((a, b) => b.seenOn.localeCompare(a.seenOn))
    .slice(0, Number(query.get('maxrecords') ?? 75))
    .map(({ title, host, path, seenOn }) => ({
      url: `https://${host}${path}`,
      url_mobile: '',
      title: withSpaces(title),
      // When it came upon the article, which is a while after it was written.
      seendate: `${seenOn.replaceAll('-', '')}T235900Z`,
      socialimage: '',
      domain: host,
      language: 'English',
      sourcecountry: 'United States',
    }));
}

/** As its titles come: "Acme , Inc . raises". */
const withSpaces = (title: string) => title.replace(/([,.:;!?])(?=\s|$)/g, ' $1');

const HTML = { 'content-type': 'text/html' };
const text = (body: string, status = 200): SandboxAnswer => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body,
});
const slowDown = () => text('Please limit requests to one every 5 seconds or contact us for larger queries.', 429);

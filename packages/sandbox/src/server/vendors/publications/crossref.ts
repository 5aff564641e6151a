import type { SandboxWorld } from '../../sandbox-world.ts';
import type { StoryWork } from '../../stories/types.ts';
import type { SandboxAnswer, SandboxVendor } from '../../types.ts';
import { companiesNamed, lookUpStory, type StoryLookup, unknownIn } from './story-search.ts';

const KNOWN = ['query', 'query.affiliation', 'filter', 'rows', 'offset', 'select', 'sort', 'order', 'mailto'];
const FIELDS = ['DOI', 'type', 'title', 'author', 'published', 'container-title', 'URL'];
const ROWS_MAX = 1000;
/** How many works of others a search by words brings along. */
const OTHERS_MAX = 5;

/** Crossref's list of works: a search for an affiliation is by words, and finds others that only sound alike. */
const createCrossref = (lookUp: StoryLookup<'works'>): SandboxVendor => ({
  id: 'crossref',
  hasHosts: false,
  limits: () => ({ minGapMs: 100, concurrency: 3 }),
  answer({ method, path, query }, world) {
    if (method !== 'GET' || path !== '/works') {
      return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Resource not found.' };
    }
    const refusal = refusalOf(query);
    if (refusal !== null) return refusal;
    const [offset, rows] = [Number(query.get('offset') ?? 0), Number(query.get('rows') ?? 20)];
    const since = /(?:^|,)from-pub-date:([\d-]+)/.exec(query.get('filter') ?? '')?.[1] ?? '';
    const found = worksFor(query.get('query.affiliation') ?? '', world, lookUp).filter(
      (work) => work.publishedOn >= since,
    );
    const fields = query.get('select')?.split(',') ?? FIELDS;
    const message = {
      facets: {},
      'total-results': found.length,
      'items-per-page': rows,
      query: { 'start-index': offset, 'search-terms': null },
      items: found.slice(offset, offset + rows).map((work) => itemOf(work, fields)),
    };
    const body = { status: 'ok', 'message-type': 'work-list', 'message-version': '1.0.0', message };
    return { headers: { 'x-rate-limit-limit': '50', 'x-rate-limit-interval': '1s' }, body };
  },
});
export const crossrefVendor = createCrossref(lookUpStory);

function worksFor(affiliation: string, world: SandboxWorld, lookUp: StoryLookup<'works'>): StoryWork[] {
  const worksOf = (phrase: string) =>
    companiesNamed(world, phrase).flatMap((company) => lookUp(company, world.now()).works);
  const exact = worksOf(affiliation);
  const [firstWord = ''] = affiliation.split(' ');
  const others = worksOf(firstWord).filter(({ doi }) => exact.every((work) => work.doi !== doi));
  return [...exact, ...others.slice(0, OTHERS_MAX)];
}

function itemOf({ doi, title, journal, publishedOn, affiliation }: StoryWork, fields: string[]): object {
  const item: Record<string, unknown> = {
    DOI: doi,
    type: 'journal-article',
    title: [title],
    'container-title': [journal],
    author: [
      { given: 'Ada', family: 'Sample', sequence: 'first', affiliation: [{ name: affiliation }] },
      { given: 'Ben', family: 'Example', sequence: 'additional', affiliation: [] },
      { given: 'Cleo', family: 'Fictional', sequence: 'additional', affiliation: [{ name: 'University of Examples' }] },
    ],
    published: { 'date-parts': [publishedOn.split('-').map(Number)] },
    URL: `https://doi.org/${doi}`,
  };
  return Object.fromEntries(fields.map((field) => [field, item[field]]));
}

function refusalOf(query: URLSearchParams): SandboxAnswer | null {
  const parameter = unknownIn(query, KNOWN);
  if (parameter !== undefined) return invalid('parameter-not-allowed', parameter);
  const filter = (query.get('filter') ?? '').split(',').find((one) => one !== '' && !one.startsWith('from-pub-date:'));
  if (filter !== undefined) return invalid('filter-not-available', filter);
  const field = query
    .get('select')
    ?.split(',')
    .find((one) => !FIELDS.includes(one));
  if (field !== undefined) return invalid('select-not-available', field);
  const rows = query.get('rows') ?? '20';
  return /^\d+$/.test(rows) && Number(rows) <= ROWS_MAX ? null : invalid('integer-not-valid', rows);
}

const invalid = (type: string, value: string): SandboxAnswer => ({
  status: 400,
  body: {
    status: 'failed',
    'message-type': 'validation-failure',
    'message-version': '1.0.0',
    message: [{ type, value, message: `${value} is not available on this route` }],
  },
});

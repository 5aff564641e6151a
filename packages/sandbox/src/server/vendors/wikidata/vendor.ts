import type { SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer, SandboxRequest, SandboxVendor } from '../../types.ts';
import { companyItems, itemById, itemsOfWebsite } from './company-items.ts';
import { entityOf, itemsOfName, labelEntityOf } from './entities.ts';
import { peopleItemsOfName, personEntityOf } from './people.ts';
import { answerQuery } from './sparql.ts';

const KNOWN = new Set(
  (
    'action format formatversion maxlag list srsearch srlimit srnamespace ids props languages search language type ' +
    'limit meta'
  ).split(' '),
);
/** What libraries send when no one sets a name. */
const DEFAULT_AGENT = /^(?:$|node|undici|axios|node-fetch|got|curl|wget|python|java|okhttp|go-http-client)/i;

/** Wikidata's action API and its query service, over the fictional world. */
export const wikidataVendor: SandboxVendor = {
  id: 'wikidata',
  hasHosts: true,
  limits: (host) =>
    host === 'query.wikidata.org' ? { minGapMs: 2000, concurrency: 1 } : { minGapMs: 300, concurrency: 1 },
  answer(request, world) {
    if (DEFAULT_AGENT.test(request.headers['user-agent'] ?? '')) {
      const body = 'Please set a user-agent and respect our robot policy https://w.wiki/4wJS. See also T400119.\n';
      return { status: 403, headers: { 'content-type': 'text/plain' }, body };
    }
    if (request.host === 'www.wikidata.org' && request.path === '/w/api.php') return answerAction(request, world);
    if (request.host === 'query.wikidata.org' && request.path === '/sparql') {
      return answerQuery(request.query.get('query') ?? '', world);
    }
    return { status: 404, headers: { 'content-type': 'text/html' }, body: '<html><body>Not Found</body></html>' };
  },
};

function answerAction({ query }: SandboxRequest, world: SandboxWorld): SandboxAnswer {
  if (query.get('format') !== 'json') {
    return { headers: { 'content-type': 'text/html' }, body: '<html><body>MediaWiki API result</body></html>' };
  }
  const unknown = [...query.keys()].filter((name) => !KNOWN.has(name));
  const warnings = unknown.length > 0 && {
    warnings: { main: { warnings: `Unrecognized parameter: ${unknown.join(', ')}.` } },
  };
  const result = actionResult(query, world);
  return result.error === undefined ? { body: { ...warnings, ...result } } : apiError(result.error);
}

type ActionResult = { error?: { code: string; info: string } } & Record<string, unknown>;

function actionResult(query: URLSearchParams, world: SandboxWorld): ActionResult {
  const action = query.get('action');
  if (action === 'wbgetentities') return getEntities(query, world);
  if (action === 'wbsearchentities') return searchEntities(query, world);
  if (action === 'query' && query.get('list') === 'search') return search(query, world);
  if (action === 'query' && query.get('meta') === 'siteinfo') {
    return { batchcomplete: true, query: { general: { sitename: 'Wikidata', generator: 'MediaWiki' } } };
  }
  if (action === 'query') return { batchcomplete: true };
  return { error: { code: 'badvalue', info: `Unrecognized value for parameter "action": ${action}.` } };
}

/** The search compares whole texts: an address with another scheme, www. or slash is another text. */
function search(query: URLSearchParams, world: SandboxWorld): ActionResult {
  const term = query.get('srsearch');
  if (!term) return { error: { code: 'missingparam', info: 'The "srsearch" parameter must be set.' } };
  const words = /^haswbstatement:P31=Q5 haswbstatement:P6634 (.+)$/.exec(term)?.[1];
  if (words !== undefined) return searchResult(peopleItemsOfName(words, world), query);
  const statements = /^haswbstatement:(.+)$/.exec(term)?.[1]?.split('|') ?? [];
  const addresses = statements.flatMap((statement) => /^P856=(.+)$/.exec(statement)?.[1] ?? []);
  const found = addresses.flatMap((address) => itemsOfWebsite(address, world));
  return searchResult(found, query);
}

function searchResult(found: readonly { id: string }[], query: URLSearchParams): ActionResult {
  const titles = [...new Set(found.map(({ id }) => id))].slice(0, Number(query.get('srlimit') ?? 10));
  return {
    batchcomplete: true,
    query: {
      searchinfo: { totalhits: titles.length },
      search: titles.map((title, index) => ({ ns: 0, title, pageid: 910_001 + index, size: 9120, wordcount: 0 })),
    },
  };
}

function searchEntities(query: URLSearchParams, world: SandboxWorld): ActionResult {
  const text = query.get('search');
  if (!text) return { error: { code: 'missingparam', info: 'The "search" parameter must be set.' } };
  const companies = companyItems(world).filter(({ company }) =>
    company.name.toLowerCase().startsWith(text.trim().toLowerCase()),
  );
  const found = [...itemsOfName(text), ...companies.map(({ id, company }) => ({ id, label: company.name }))];
  const limit = Number(query.get('limit') ?? 7);
  return { searchinfo: { search: text }, search: found.slice(0, limit), success: 1 };
}

function getEntities(query: URLSearchParams, world: SandboxWorld): ActionResult {
  const ids = (query.get('ids') ?? '').split('|').filter(Boolean);
  const bad = ids.find((id) => !/^[QP]\d+$/.test(id));
  if (bad !== undefined)
    return { error: { code: 'no-such-entity', info: `Could not find an entity with the ID "${bad}".` } };
  if (ids.length === 0) return { error: { code: 'param-missing', info: 'A parameter that is required was missing.' } };
  if (ids.length > 50)
    return { error: { code: 'toomanyvalues', info: 'Too many values supplied for parameter "ids".' } };
  const props = (query.get('props') ?? 'labels|claims').split('|');
  const entities = ids.map((id) => {
    const item = itemById(id, world);
    const fullEntity = item === null ? (labelEntityOf(id) ?? personEntityOf(id, world)) : entityOf(item, world);
    if (fullEntity === null) return [id, { id, missing: true }];
    const { labels, claims, ...rest } = fullEntity;
    return [id, { ...rest, ...(props.includes('labels') && { labels }), ...(props.includes('claims') && { claims }) }];
  });
  return { entities: Object.fromEntries(entities), success: 1 };
}

/** Errors come with status 200 and a header that names them. */
function apiError(error: { code: string; info: string }): SandboxAnswer {
  return {
    headers: { 'mediawiki-api-error': error.code },
    body: { error: { ...error, docref: 'See https://www.wikidata.org/w/api.php for API usage.' } },
  };
}

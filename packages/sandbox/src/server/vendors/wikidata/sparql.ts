import type { SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer } from '../../types.ts';
import { companyItems, QUIRK, quirkOf, websiteOf } from './company-items.ts';
import { itemIdOf } from './entities.ts';

/**
 * Understands of SPARQL what a search for companies needs: VALUES of industries and places, bounds of the size, LIMIT.
 * Everything else is refused as the real service refuses a query that it can't read.
 */
export function answerQuery(query: string, world: SandboxWorld): SandboxAnswer {
  if (!/^\s*SELECT\b/i.test(query)) {
    const body = 'SPARQL-QUERY: queryStr=… java.util.concurrent.ExecutionException: MalformedQueryException';
    return { status: 400, headers: { 'content-type': 'text/plain' }, body };
  }
  const industries = valuesOf(query, 'industry');
  const locations = valuesOf(query, 'place');
  const minEmployees = Number(/\?size\s*>=\s*(\d+)/.exec(query)?.[1] ?? 0);
  const maxEmployees = Number(/\?size\s*<=\s*(\d+)/.exec(query)?.[1] ?? Number.MAX_SAFE_INTEGER);
  const limit = Number(/LIMIT\s+(\d+)/i.exec(query)?.[1] ?? 1000);
  const found = companyItems(world).filter(({ company, isTwin }) => {
    const size = world.headcount(company, 'wikidata', 6);
    const isHere = [company.city, company.country].some((name) => locations?.has(itemIdOf(name)) ?? true);
    const isInIndustry = industries?.has(itemIdOf(company.industry)) ?? true;
    const isLive = !isTwin && quirkOf(company) !== QUIRK.dissolved;
    return isLive && isHere && isInIndustry && size >= minEmployees && size <= maxEmployees;
  });
  const bindings = found.slice(0, limit).flatMap(({ id, company }) =>
    [18, 6].map((monthsAgo) => ({
      item: { type: 'uri', value: `http://www.wikidata.org/entity/${id}` },
      itemLabel: text(company.name),
      site: { type: 'uri', value: websiteOf(company) },
      emp: text(String(world.headcount(company, 'wikidata', monthsAgo))),
      when: text(monthsBefore(world.now(), monthsAgo)),
      rank: { type: 'uri', value: 'http://wikiba.se/ontology#NormalRank' },
      industryLabel: text(company.industry),
      hqLabel: text(company.city),
      countryLabel: text(company.country),
    })),
  );
  return {
    headers: { 'content-type': 'application/sparql-results+json;charset=utf-8' },
    body: JSON.stringify({ head: { vars: Object.keys(bindings[0] ?? {}) }, results: { bindings } }),
  };
}

function valuesOf(query: string, variable: string): Set<string> | null {
  const list = new RegExp(`VALUES\\s+\\?${variable}\\s*\\{([^}]*)\\}`).exec(query)?.[1];
  return list === undefined ? null : new Set([...list.matchAll(/wd:(Q\d+)/g)].map((match) => match[1] ?? ''));
}

const text = (value: string) => ({ type: 'literal', value });
const monthsBefore = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 0)).toISOString().replace('.000', '');

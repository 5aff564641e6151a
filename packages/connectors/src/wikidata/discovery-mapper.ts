import { titleCase } from '@workbench/text/title-case';
import type { DiscoveredCompany, DiscoveryFilters } from '../types.ts';
import { hostOfUrl } from './claim-values.ts';
import type { SparqlRow } from './schema.ts';

/** Items that a filter's words may mean. */
export interface DiscoveryItems {
  industries: string[] | null;
  locations: string[] | null;
}

/**
 * Live companies that fit, with all their employee figures: the newest is chosen here, because the short form of the
 * query gives every year in no order when no statement is preferred.
 */
export function toDiscoveryQuery(filters: DiscoveryFilters, items: DiscoveryItems, limit: number): string {
  const values = (ids: string[]) => ids.map((id) => `wd:${id}`).join(' ');
  const { minEmployees: min, maxEmployees: max } = filters;
  const conditions = [
    items.industries && `VALUES ?industry { ${values(items.industries)} } ?item wdt:P452 ?industry .`,
    items.locations && `VALUES ?place { ${values(items.locations)} } ?item wdt:P159|wdt:P17|wdt:P159/wdt:P131 ?place .`,
    (min !== null || max !== null) && '?item wdt:P1128 ?size .',
    min !== null && `FILTER(?size >= ${min})`,
    max !== null && `FILTER(?size <= ${max})`,
    '?item wdt:P856 ?anySite . FILTER NOT EXISTS { ?item wdt:P576 ?dissolved }',
  ].filter((condition) => typeof condition === 'string');
  return `SELECT ?item ?itemLabel ?site ?emp ?when ?rank ?industryLabel ?hqLabel ?countryLabel WHERE {
  { SELECT DISTINCT ?item WHERE { ${conditions.join(' ')} } LIMIT ${limit} }
  OPTIONAL { ?item wdt:P856 ?site }
  OPTIONAL { ?item p:P1128 ?st . ?st ps:P1128 ?emp ; wikibase:rank ?rank . OPTIONAL { ?st pq:P585 ?when } }
  OPTIONAL { ?item wdt:P452 ?industry }
  OPTIONAL { ?item wdt:P159 ?hq }
  OPTIONAL { ?item wdt:P17 ?country }
  SERVICE wikibase:label { bd:serviceParam wikibase:language "en". }
}`;
}

/**
 * One company per item; rows repeat it for each figure, site and place. What is known to be too small or large is out.
 * @param latest a figure of a later day is a plan or a slip
 */
export function toDiscovered(rows: SparqlRow[], filters: DiscoveryFilters, latest: Date): DiscoveredCompany[] {
  const byItem = Map.groupBy(rows, (row) => row.item?.value ?? '');
  byItem.delete('');
  const companies = [...byItem.values()].flatMap((group) => toCompany(group, latest) ?? []);
  return companies.filter(({ headcount }) => {
    if (headcount === null || !('value' in headcount)) return true;
    const { minEmployees, maxEmployees } = filters;
    return headcount.value >= (minEmployees ?? 0) && headcount.value <= (maxEmployees ?? Number.POSITIVE_INFINITY);
  });
}

function toCompany(rows: SparqlRow[], latest: Date): DiscoveredCompany | null {
  const text = (field: string) => rows.map((row) => row[field]?.value).find((value) => value !== undefined) ?? null;
  // Without an English label the service repeats the item's number.
  const label = (field: string) =>
    rows.map((row) => row[field]?.value).find((value) => value && !/^Q\d+$/.test(value)) ?? null;
  const name = label('itemLabel');
  if (name === null) return null;
  const site = text('site');
  const city = label('hqLabel');
  const country = label('countryLabel');
  const industry = label('industryLabel');
  const persons = newestPersons(rows, latest);
  return {
    name,
    domain: site === null ? null : hostOfUrl(site),
    industry: industry === null ? null : titleCase(industry),
    headcount: persons === null ? null : { value: persons },
    location: city === null || country === null ? (city ?? country) : `${city}, ${country}`,
  };
}

/** Undated ones count only when none is dated; an unknown day is a made-up address of the service. */
function newestPersons(rows: SparqlRow[], latest: Date): number | null {
  const stated = rows.filter(({ emp, rank }) => emp !== undefined && !rank?.value.endsWith('#DeprecatedRank'));
  const timed = stated.map(({ emp, when }) => ({
    emp,
    time: Date.parse(when?.value ?? '') || Number.NEGATIVE_INFINITY,
  }));
  const past = timed.filter(({ time }) => time <= latest.getTime());
  const newest = past.toSorted((a, b) => (a.time === b.time ? 0 : b.time - a.time))[0];
  const persons = Math.round(Number(newest?.emp?.value));
  return persons >= 1 ? persons : null;
}

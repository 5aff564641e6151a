import { titleCase } from '@workbench/text/title-case';
import { normaliseCompanyName } from '../company-identity/company-name.ts';
import type { CompanyAnswer, CompanyIds, Figure, MatchMethod } from '../types.ts';
import { claimValue, hostOfUrl, qualifierOf, toDay, toItemId, toPersons, toText, validClaims } from './claim-values.ts';
import type { Claim, Entity } from './schema.ts';

const MAX_FIGURES = 20;
const MAX_LOCATIONS = 5;

/** Names of the items that claims point at, by id. */
export type Labels = ReadonlyMap<string, string>;

/** Addresses under which a domain's item may state its website: the search compares the whole text. */
export function websiteVariants(domain: string): string[] {
  return ['https', 'http'].flatMap((scheme) =>
    ['www.', ''].flatMap((www) => ['/', ''].map((slash) => `${scheme}://${www}${domain}${slash}`)),
  );
}

/** Whether the item states this domain as its present website. */
export function hasWebsite(entity: Entity, domain: string): boolean {
  return validClaims(entity.claims.P856).some((claim) => {
    const address = toText(claimValue(claim));
    // P582 is the end of the time in which it was the website.
    return address !== null && hostOfUrl(address) === domain && qualifierOf(claim, 'P582') === undefined;
  });
}

/** An item with a date of dissolution, known or not, is no live company; `novalue` says that it was not dissolved. */
export function isDissolved(entity: Entity): boolean {
  return validClaims(entity.claims.P576).some(({ mainsnak }) => mainsnak.snaktype !== 'novalue');
}

/**
 * The one to believe of several live items for one website: that of the company's name, and of several such the one whose
 * figure is newest. Its museum, foundation or factory may state the same website, so null when none of several bears
 * the name.
 */
export function pickEntity(entities: Entity[], name: string, fetchedAt: Date): Entity | null {
  const live = entities.filter((entity) => !isDissolved(entity));
  const [only, ...others] = live;
  if (only !== undefined && others.length === 0) return only;
  const newest = (entity: Entity) => {
    const [figure] = toFigures(entity, fetchedAt);
    return figure === undefined ? -1 : (figure.asOf?.getTime() ?? 0);
  };
  return live.filter((entity) => bearsName(entity, name)).toSorted((a, b) => newest(b) - newest(a))[0] ?? null;
}

/** By a label or another name in any language that was read, legal form aside. */
function bearsName({ labels, aliases = {} }: Entity, name: string): boolean {
  const normalisedName = normaliseCompanyName(name);
  const all = [...Object.values(labels), ...Object.values(aliases).flat()];
  return normalisedName !== '' && all.some(({ value }) => normaliseCompanyName(value) === normalisedName);
}

/** Items whose names the answer needs: industry, seat and country. */
export function itemsToName(entity: Entity): string[] {
  const ids = ['P452', 'P159', 'P17'].flatMap((property) => itemsOf(entity, property).slice(0, MAX_LOCATIONS));
  return [...new Set(ids)];
}

export function toAnswer(entity: Entity, labels: Labels, match: MatchMethod, fetchedAt: Date): CompanyAnswer {
  const industryId = itemsOf(entity, 'P452')[0];
  const industry = industryId === undefined ? undefined : labels.get(industryId);
  return {
    match,
    figures: toFigures(entity, fetchedAt),
    locations: toLocations(entity, labels),
    industry: industry === undefined ? null : titleCase(industry),
    ids: toIds(entity),
    note: null,
  };
}

/** Employees (P1128), newest first. Undated ones count only when none is dated: no one knows how old they are. */
export function toFigures(entity: Entity, fetchedAt: Date): Figure[] {
  const figures = validClaims(entity.claims.P1128).flatMap((claim): Figure[] => {
    const persons = toPersons(claimValue(claim));
    // P518: the number is that of a part, not of the company.
    if (persons === null || qualifierOf(claim, 'P518') !== undefined) return [];
    const asOf = toDay(qualifierOf(claim, 'P585'), fetchedAt);
    const url = referenceOf(claim) ?? `https://www.wikidata.org/wiki/${entity.id}`;
    return [{ headcount: { value: persons }, kind: 'community', scope: 'group', asOf, url, quote: null }];
  });
  const dated = figures.filter(({ asOf }) => asOf !== null);
  if (dated.length === 0) return figures.slice(0, 1);
  return dated.toSorted((a, b) => (b.asOf?.getTime() ?? 0) - (a.asOf?.getTime() ?? 0)).slice(0, MAX_FIGURES);
}

function referenceOf(claim: Claim): string | null {
  for (const { snaks } of claim.references ?? []) {
    const url = toText(snaks.P854?.[0]?.datavalue?.value);
    if (url !== null && /^https?:\/\//.test(url)) return url;
  }
  return null;
}

function itemsOf(entity: Entity, property: string): string[] {
  return validClaims(entity.claims[property]).flatMap((claim) => toItemId(claimValue(claim)) ?? []);
}

function toLocations(entity: Entity, labels: Labels): string[] {
  const country = itemsOf(entity, 'P17').map((id) => labels.get(id))[0];
  const cities = itemsOf(entity, 'P159').flatMap((id) => labels.get(id) ?? []);
  const locationIds = cities.map((city) => (country === undefined ? city : `${city}, ${country}`));
  return [...new Set(locationIds)].slice(0, MAX_LOCATIONS);
}

function toIds(entity: Entity): CompanyIds {
  const first = (property: string) =>
    validClaims(entity.claims[property]).flatMap((claim) => toText(claimValue(claim)) ?? [])[0];
  const cik = first('P5531')?.trim();
  const linkedin = first('P4264')?.trim();
  const lei = first('P1278')?.trim().toUpperCase();
  const companiesHouse = first('P2622')?.trim().toUpperCase();
  return {
    wikidata: entity.id,
    ...(cik !== undefined && /^\d{1,10}$/.test(cik) && { cik: cik.padStart(10, '0') }),
    ...(lei !== undefined && /^[A-Z0-9]{20}$/.test(lei) && { lei }),
    ...(companiesHouse !== undefined && /^[A-Z0-9]{8}$/.test(companiesHouse) && { companiesHouse }),
    ...(linkedin !== undefined &&
      /^[\w%.-]{1,100}$/.test(linkedin) && { linkedin: `https://www.linkedin.com/company/${linkedin}` }),
  };
}

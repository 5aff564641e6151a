import { editDistance } from '@workbench/text/edit-distance';
import { compareIdentifiers, type Identifiers } from './compare-identifiers.ts';
import { compareIndustries } from './compare-industries.ts';
import { compareSites, type ReadSites, readSites, type Sites } from './compare-sites.ts';
import type { Comparison, MatchStrength } from './comparison.ts';
import { judgeMatch } from './judge-match.ts';
import {
  compareLocations,
  type LocationRelation,
  type ReadLocations,
  readLocations,
} from './locations/compare-locations.ts';
import { isInOrder } from './names/abbreviation.ts';
import { compareNames, isNamedIn, type NameRelation } from './names/compare-names.ts';
import { isDivisionWord, isGenericWord, isTradeWord } from './names/name-words.ts';
import { namesIn } from './names/other-names.ts';
import { type ReadName, readName } from './names/read-name.ts';

/** What is compared of a company. */
export interface ComparableCompany extends Sites {
  name: string;
  industry: string | null;
  locations: readonly string[];
  employees: number | null;
  /** By kind: "lei", "siren" … */
  identifiers: Identifiers;
}

export interface ReadCompany extends ComparableCompany {
  /** The first is its name; the others are former and further ones that the text names. */
  names: ReadName[];
  readLocations: ReadLocations;
  sites: ReadSites;
}

/** Why two companies may be the same, in the order of their weight. */
export type MatchReason =
  | { kind: 'identifier'; identifier: string; value: string }
  | { kind: 'site'; relation: 'same' | 'subdomain' | 'redirect' | 'label' }
  | { kind: 'name'; relation: Exclude<NameRelation, 'branch' | 'numbered' | 'other'> }
  | { kind: 'location'; relation: 'city' | 'country' }
  | { kind: 'industry' }
  | { kind: 'size' };

export interface Match {
  /** `sure`: two entries of one company; `possible`: a person has to look. */
  strength: MatchStrength;
  reasons: MatchReason[];
}

const SAME_SIZE = 1.25;
const FAR_SIZE = 4;
/** Namesakes of a few employees are many; of a few hundred, they are rare. */
const LARGE = 200;
const SLIPS_MAX = 2;

export function readCompany(company: ComparableCompany): ReadCompany {
  return {
    ...company,
    names: namesIn(company.name).map(readName),
    readLocations: readLocations(company.locations),
    sites: readSites(company),
  };
}

/** Whether two companies may be the same; null when nothing says so. Pure. */
export function matchCompanies(a: ReadCompany, b: ReadCompany): Match | null {
  const { shared, different } = compareIdentifiers(a.identifiers, b.identifiers);
  const site = compareSites(a.sites, b.sites);
  const location = compareLocations(a.readLocations, b.readLocations);
  const size = compareSizes(a.employees, b.employees);
  // Most pairs end here: names alone say nothing about companies in two cities.
  if (shared.length === 0 && site === 'other') {
    if (location === 'abroad' || size === 'far' || (location === 'apart' && size !== 'large')) return null;
  }
  const comparison: Comparison = {
    shared,
    hasOtherIdentifier: different.length > 0,
    site,
    name: nameRelation(a, b, location),
    location,
    industry: compareIndustries(a.industry, b.industry),
    size,
  };
  const strength = judgeMatch(comparison);
  return strength === null ? null : { strength, reasons: reasonsOf(comparison) };
}

/** A name whose letters are all in the other's, as in "WMF", is its short form where the other's site has that name. */
function nameRelation(a: ReadCompany, b: ReadCompany, location: LocationRelation): NameRelation {
  const cities = location === 'city' ? [...a.readLocations.cities, ...b.readLocations.cities] : [];
  const relation = compareNames(a.names, b.names, [...new Set(cities.flatMap((city) => city.split(' ')))]);
  if (location === 'apart' && isNamedByOwnCity(a) && isNamedByOwnCity(b)) return 'branch';
  if (relation !== 'other') return relation;
  if (isNamedBySite(a, b) || isNamedBySite(b, a)) return 'abbreviation';
  if (sharesSiteName(a, b) || sharesSiteName(b, a)) return 'similar';
  if (labelsOf(a) !== labelsOf(b)) return 'other';
  if (isNearSite(a) && isNearSite(b)) return 'spelling';
  return isInOtherScript(a) !== isInOtherScript(b) ? 'script' : 'other';
}

/** Offices of one name are called by their cities: "Universitätsklinikum Köln" and "Universitätsklinikum Bonn". */
const isNamedByOwnCity = ({ names: [name], readLocations: { cities } }: ReadCompany) =>
  (name?.plain ?? []).some((word) =>
    isNamedIn(
      word,
      cities.flatMap((city) => city.split(' ')),
    ),
  );

/** A slip in each of two names, which both domains spell alike. */
const isNearSite = ({ names: [name], sites }: ReadCompany) =>
  editDistance(name?.plain.join('') ?? '', sites.labels[0] ?? '', SLIPS_MAX) <= SLIPS_MAX;

/** "SBB CFF FFS" at sbb.ch and "Schweizerische Bundesbahnen SBB". */
function sharesSiteName({ names: [name], sites }: ReadCompany, { names: [other] }: ReadCompany): boolean {
  const [label = ''] = sites.labels;
  const isShared = [name, other].every((one) => one?.plain.includes(label));
  return label.length > 2 && isShared && !isGenericWord(label) && !isTradeWord(label) && !isDivisionWord(label);
}

const labelsOf = ({ sites }: ReadCompany) => sites.labels[0];

const isInOtherScript = ({ names: [name] }: ReadCompany) => !/[a-z]/.test(name?.joined ?? '');

function isNamedBySite(short: ReadCompany, long: ReadCompany): boolean {
  const name = short.names[0]?.plain.join('') ?? '';
  return name.length > 1 && name === labelsOf(long) && isInOrder(name, long.names[0]?.plain.join('') ?? '');
}

function reasonsOf({ shared, site, name, location, industry, size }: Comparison): MatchReason[] {
  const reasons: MatchReason[] = shared.map(({ kind, value }) => ({ kind: 'identifier', identifier: kind, value }));
  if (site !== 'other') reasons.push({ kind: 'site', relation: site });
  if (name !== 'other' && name !== 'branch' && name !== 'numbered') reasons.push({ kind: 'name', relation: name });
  if (location === 'city' || location === 'country') reasons.push({ kind: 'location', relation: location });
  if (industry === 'same') reasons.push({ kind: 'industry' });
  if (size === 'same' || size === 'large') reasons.push({ kind: 'size' });
  return reasons;
}

function compareSizes(a: number | null, b: number | null): Comparison['size'] {
  if (!a || !b) return 'unknown';
  const ratio = Math.max(a, b) / Math.min(a, b);
  return ratio <= SAME_SIZE ? (Math.min(a, b) >= LARGE ? 'large' : 'same') : ratio >= FAR_SIZE ? 'far' : 'unknown';
}

import { compareIdentifiers } from './compare-identifiers.ts';
import { compareIndustries } from './compare-industries.ts';
import { compareSites, type SiteRelation } from './compare-sites.ts';
import type { Comparison, MatchStrength } from './comparison.ts';
import { judgeMatch } from './judge-match.ts';
import { compareLocations } from './locations/compare-locations.ts';
import type { NameRelation } from './names/compare-names.ts';
import { isDistinctWord } from './names/distinct-word.ts';
import { fitBothNames, nameDifferentFields } from './names/name-on-site.ts';
import type { ReadCompany } from './read-company.ts';
import { relateNames } from './relate-names.ts';

/** Why two companies may be the same, in the order of their weight. */
export type MatchReason =
  | { kind: 'identifier'; identifier: string; value: string }
  | { kind: 'site'; relation: Exclude<SiteRelation, 'other'> }
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
/** Words that tell companies apart: namesakes with as many are rare. */
const DISTINCT_MIN = 2;

/** Whether two companies may be the same; null when nothing says so. Pure. */
export function matchCompanies(a: ReadCompany, b: ReadCompany): Match | null {
  const { shared, different } = compareIdentifiers(a.identifiers, b.identifiers);
  const found = compareSites(a.sites, b.sites);
  const site = found === 'other' && fitBothNames(a, b) ? 'name' : found;
  const location = compareLocations(a.readLocations, b.readLocations);
  const size = compareSizes(a.employees, b.employees);
  // Most pairs end here: names alone say nothing about companies in two cities.
  if (shared.length === 0 && site === 'other') {
    if (location === 'abroad' || size === 'far' || (location === 'apart' && size !== 'large')) return null;
  }
  const industry = compareIndustries(a.industry, b.industry);
  if (shared.length === 0 && site === 'other' && industry === 'other' && nameDifferentFields(a, b)) return null;
  const comparison: Comparison = {
    shared,
    hasOtherIdentifier: different.length > 0,
    site,
    name: relateNames(a, b, location, site),
    location,
    industry,
    size,
    isDistinct: [a, b].every(({ names: [name] }) => (name?.plain ?? []).filter(isDistinctWord).length >= DISTINCT_MIN),
  };
  const strength = judgeMatch(comparison);
  return strength === null ? null : { strength, reasons: reasonsOf(comparison) };
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

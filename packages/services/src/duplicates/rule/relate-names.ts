import { editDistance } from '@workbench/text/edit-distance';
import type { SiteRelation } from './compare-sites.ts';
import type { LocationRelation } from './locations/compare-locations.ts';
import { compareNames, isNamedIn, type NameRelation } from './names/compare-names.ts';
import { differBySite, isNamedBySite, isNearSite, labelOfSite, sharesSiteName } from './names/name-on-site.ts';
import { soundOf } from './names/transliterate.ts';
import type { ReadCompany } from './read-company.ts';

const SOUND_MIN = 3;
const LONG_SOUND_MIN = 6;

/** How the names of two companies relate, with what their cities and sites say about them. Pure. */
export function relateNames(
  a: ReadCompany,
  b: ReadCompany,
  location: LocationRelation,
  site: SiteRelation,
): NameRelation {
  const cities = location === 'city' ? [...a.readLocations.cities, ...b.readLocations.cities] : [];
  const relation = compareNames(a.names, b.names, [...new Set(cities.flatMap((city) => city.split(' ')))]);
  if (location === 'apart' && isNamedByOwnCity(a) && isNamedByOwnCity(b)) return 'branch';
  const isGuess = relation === 'spelling' || relation === 'similar';
  if (isGuess && (site === 'other' || site === 'name') && differBySite(a, b)) return 'other';
  if (relation !== 'other') return relation;
  if (isNamedBySite(a, b) || isNamedBySite(b, a)) return 'abbreviation';
  if (soundAlike(a, b)) return 'script';
  if (sharesSiteName(a, b) || sharesSiteName(b, a)) return 'similar';
  if (labelOfSite(a) !== labelOfSite(b)) return 'other';
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

const isInOtherScript = ({ names: [name] }: ReadCompany) => name?.isInOtherScript === true;

function soundAlike(a: ReadCompany, b: ReadCompany): boolean {
  if (!isInOtherScript(a) && !isInOtherScript(b)) return false;
  const [own = '', other = ''] = [a, b].map(({ names: [name] }) => soundOf(name?.joined ?? ''));
  const length = Math.min(own.length, other.length);
  return length >= SOUND_MIN && editDistance(own, other, 1) <= (length >= LONG_SOUND_MIN ? 1 : 0);
}

import { US_STATES } from '@workbench/identity/locations/us-states';

/** Large cities, and of equal names the one that is meant where nothing more is said. */
const CITIES: Record<string, string> = {
  NY: 'new york,new york city,brooklyn,buffalo,rochester,albany,syracuse,yonkers,white plains',
  CA: 'los angeles,san francisco,san diego,san jose,oakland,sacramento,palo alto,mountain view,irvine,fremont',
  IL: 'chicago',
  TX: 'austin,houston,dallas,san antonio,fort worth,el paso,plano,irving,frisco',
  CO: 'denver,boulder,colorado springs,fort collins,golden,broomfield,littleton',
  CT: 'hartford,stamford,new haven,bridgeport,danbury,norwalk,waterbury',
  OR: 'portland,eugene,salem,beaverton,hillsboro,bend',
  PA: 'philadelphia,pittsburgh,allentown,harrisburg,lancaster,king of prussia,scranton',
  MA: 'boston,cambridge,worcester,waltham',
  WA: 'seattle,redmond,bellevue,spokane,tacoma',
  GA: 'atlanta,savannah',
  FL: 'miami,tampa,orlando,jacksonville',
  AZ: 'phoenix,tucson,scottsdale',
  NC: 'charlotte,raleigh,durham',
  MI: 'detroit,ann arbor,grand rapids',
  MN: 'minneapolis,saint paul',
  TN: 'nashville,memphis',
  UT: 'salt lake city,provo,lehi',
  NV: 'las vegas,reno',
  OH: 'columbus,cleveland,cincinnati',
  IN: 'indianapolis',
  MO: 'saint louis,kansas city',
  WI: 'milwaukee,madison',
  MD: 'baltimore,bethesda',
  DC: 'washington',
  DE: 'wilmington,dover',
  NJ: 'newark,jersey city,princeton',
  VA: 'richmond,arlington,reston',
};
const STATE_OF_CITY = new Map(
  Object.entries(CITIES).flatMap(([state, cities]) => cities.split(',').map((city) => [city, state] as const)),
);

/** The state of an American place: by its region ("CO", "Colorado"), else by a table of large cities. null: unknown. */
export function stateOf(city: string | null, region: string | null): string | null {
  const regionName = region?.trim() ?? '';
  if (US_STATES.has(regionName.toUpperCase())) return regionName.toUpperCase();
  const byName = [...US_STATES].find(([, name]) => name.toLowerCase() === regionName.toLowerCase());
  return (
    byName?.[0] ??
    STATE_OF_CITY.get(
      (city ?? '')
        .trim()
        .toLowerCase()
        .replace(/^st\.? /, 'saint '),
    ) ??
    null
  );
}

const NAMES =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
  'DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,' +
  'KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,' +
  'MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
  'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,' +
  'SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,' +
  'WV West Virginia,WI Wisconsin,WY Wyoming';
const STATES = new Map(NAMES.split(',').map((entry) => [entry.slice(0, 2), entry.slice(3)]));

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

/** "DE" → "Delaware"; null for what is no state. */
export function stateName(code: string): string | null {
  return STATES.get(code) ?? null;
}

/** The state of an American place: by its region ("CO", "Colorado"), else by a table of large cities. null: unknown. */
export function stateOf(city: string | null, region: string | null): string | null {
  const regionName = region?.trim() ?? '';
  if (STATES.has(regionName.toUpperCase())) return regionName.toUpperCase();
  const byName = [...STATES].find(([, name]) => name.toLowerCase() === regionName.toLowerCase());
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

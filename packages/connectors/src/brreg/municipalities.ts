const CITIES =
  'OSLO 0301,BERGEN 4601,TRONDHEIM 5001,STAVANGER 1103,SANDNES 1108,HAUGESUND 1106,KRISTIANSAND 4204,TROMSØ 5501,' +
  'DRAMMEN 3301,FREDRIKSTAD 3107,SARPSBORG 3105,MOSS 3103,BÆRUM 3201,ASKER 3203,LILLESTRØM 3205,SANDEFJORD 3907,' +
  'TØNSBERG 3905,LARVIK 3909,PORSGRUNN 4001,SKIEN 4003,HAMAR 3403,LILLEHAMMER 3405,GJØVIK 3407,ÅLESUND 1508,' +
  'MOLDE 1506,BODØ 1804,NARVIK 1806';
const NUMBERS = new Map(CITIES.split(',').map((entry) => entry.split(' ') as [string, string]));

/** The number by which the register searches a city's municipality; null for places that the table does not know. */
export function municipalityNumber(city: string): string | null {
  return NUMBERS.get(city.trim().toUpperCase()) ?? null;
}

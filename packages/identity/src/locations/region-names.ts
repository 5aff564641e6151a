import { fold } from '@workbench/text/fold';
import { US_STATES } from './us-states.ts';

/** Parts of countries by their English and their own names. Those that are a city, too, count as the city. */
const REGION_TABLE = `
DE Baden-Württemberg, Baden-Wuerttemberg, Bavaria, Bayern, Brandenburg, Hesse, Hessen, Mecklenburg-Vorpommern, Mecklenburg-Western Pomerania, Lower Saxony, Niedersachsen, North Rhine-Westphalia, Nordrhein-Westfalen, NRW, Rhineland-Palatinate, Rheinland-Pfalz, Saarland, Saxony, Sachsen, Saxony-Anhalt, Sachsen-Anhalt, Schleswig-Holstein, Thuringia, Thüringen, Ruhrgebiet, Rhein-Main, Rhine-Main, Rhein-Neckar, Oberbayern, Upper Bavaria
AT Lower Austria, Niederösterreich, Upper Austria, Oberösterreich, Styria, Steiermark, Tyrol, Tirol, Carinthia, Kärnten, Vorarlberg, Burgenland
CH Aargau, Ticino, Tessin, Vaud, Waadt, Valais, Wallis, Thurgau, Graubünden, Grisons, Solothurn, Romandie
FR Île-de-France, Auvergne-Rhône-Alpes, Rhône-Alpes, Nouvelle-Aquitaine, Aquitaine, Occitanie, Hauts-de-France, Grand Est, Pays de la Loire, Brittany, Bretagne, Normandy, Normandie, Provence-Alpes-Côte d'Azur, PACA, Bourgogne-Franche-Comté, Centre-Val de Loire, Corsica, Corse, Alsace
ES Catalonia, Cataluña, Catalunya, Andalusia, Andalucía, Basque Country, País Vasco, Euskadi, Galicia, Castilla y León, Castilla-La Mancha, Comunidad Valenciana, Community of Madrid, Comunidad de Madrid, Aragón, Extremadura, Navarra, Asturias, Cantabria, Balearic Islands, Islas Baleares, Canary Islands, Canarias
IT Lombardy, Lombardia, Lombardei, Tuscany, Toscana, Piedmont, Piemonte, Veneto, Sicily, Sicilia, Emilia-Romagna, Lazio, Campania, Puglia, Apulia, Liguria, Sardinia, Sardegna, Friuli-Venezia Giulia, Trentino-Alto Adige, Umbria, Marche, Abruzzo, Calabria
NL North Holland, Noord-Holland, South Holland, Zuid-Holland, North Brabant, Noord-Brabant, Gelderland, Overijssel, Friesland, Drenthe, Flevoland, Zeeland, Randstad
BE Flanders, Flemish Region, Vlaanderen, Wallonia, Wallonie, Walloon Brabant, Flemish Brabant, Vlaams-Brabant, Brussels-Capital Region, Brussels Region, East Flanders, West Flanders
GB Greater London, Greater Manchester, West Midlands, West Yorkshire, South Yorkshire, North Yorkshire, Yorkshire, Kent, Surrey, Essex, Sussex, East Sussex, West Sussex, Hampshire, Hertfordshire, Oxfordshire, Berkshire, Buckinghamshire, Cambridgeshire, Cornwall, Devon, Norfolk, Suffolk, Lancashire, Cheshire, Merseyside, Tyne and Wear
IE Leinster, Munster, Connacht, County Dublin, Co. Dublin, County Cork, County Galway
PT Algarve, Norte, Alentejo
DK Capital Region of Denmark, Hovedstaden, Region Hovedstaden, Zealand, Sjælland, Midtjylland, Central Denmark Region, Syddanmark, Jutland
SE Skåne, Skåne County, Stockholm County, Västra Götaland, Västra Götaland County, Småland, Uppsala County
NO Viken, Akershus, Vestland, Rogaland, Trøndelag, Innlandet, Vestfold, Telemark, Agder, Nordland, Troms
FI Uusimaa, Pirkanmaa, Varsinais-Suomi
PL Mazovia, Mazowieckie, Masovian Voivodeship, Małopolskie, Lesser Poland, Dolnośląskie, Lower Silesia, Śląskie, Wielkopolska, Pomorskie
CZ Bohemia, Central Bohemia, Moravia, South Moravia, Jihomoravský kraj
CA ON, BC, QC, AB, MB, NS, NB, Ontario, Quebec, Québec, British Columbia, Alberta, Manitoba, Saskatchewan, Nova Scotia, New Brunswick, Newfoundland and Labrador, Newfoundland, Prince Edward Island, Yukon, Nunavut
AU New South Wales, NSW, Queensland, QLD, VIC, South Australia, Western Australia, Tasmania, Australian Capital Territory
NZ Canterbury Region, Waikato, Otago
IN Maharashtra, Karnataka, Tamil Nadu, Kerala, Gujarat, Telangana, Uttar Pradesh, Haryana, West Bengal, Rajasthan, Punjab, Andhra Pradesh, Madhya Pradesh, Goa
CN Guangdong, Zhejiang, Jiangsu, Sichuan, Fujian, Shandong, Hubei, Hunan, Henan, Liaoning
JP Kanto, Kansai, Hokkaido
BR Paraná, Minas Gerais, Rio Grande do Sul, Santa Catarina, Bahia, Pernambuco, Ceará
MX Jalisco, Nuevo León, Baja California
ZA Gauteng, Western Cape, KwaZulu-Natal, Eastern Cape
US New England, Silicon Valley, Washington State, New York State, Puget Sound
`;

/** A state of one country and a region or a city of another: another part of the location decides. */
const AMBIGUOUS: Readonly<Record<string, readonly string[]>> = {
  georgia: ['US', 'GE'],
  victoria: ['AU', 'CA'],
  limburg: ['NL', 'BE'],
  brabant: ['NL', 'BE'],
  luxembourg: ['LU', 'BE'],
  punjab: ['IN', 'PK'],
  galicia: ['ES', 'PL'],
  norfolk: ['GB', 'US'],
  cordoba: ['AR', 'ES'],
  amazonas: ['BR', 'PE', 'VE', 'CO'],
};

let regions: ReadonlyMap<string, readonly string[]> | null = null;

/** The countries that have a region of the name; none for what is no region. Pure. */
export function countriesOfRegion(name: string): readonly string[] {
  regions ??= readTable();
  return regions.get(fold(name)) ?? [];
}

function readTable(): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, readonly string[]>();
  for (const name of US_STATES.values()) table.set(fold(name), ['US']);
  for (const name of ['D.C.', 'DC', 'Washington D.C. Metro']) table.set(fold(name), ['US']);
  for (const line of REGION_TABLE.trim().split('\n')) {
    for (const name of line.slice(3).split(', ')) table.set(fold(name), [line.slice(0, 2)]);
  }
  for (const [name, countries] of Object.entries(AMBIGUOUS)) table.set(name, countries);
  return table;
}

import type { Translated as Language } from './country-names.ts';

/** By the English name: German, French, Spanish. What all four write alike is not listed. */
const TOWNS = `
Antwerp: Antwerpen, Anvers, Amberes
Athens: Athen, Athènes, Atenas
Basel: Basel, Bâle, Basilea
Beijing: Peking, Pékin, Pekín
Belgrade: Belgrad, Belgrade, Belgrado
Bern: Bern, Berne, Berna
Bologna: Bologna, Bologne, Bolonia
Bordeaux: Bordeaux, Bordeaux, Burdeos
Bruges: Brügge, Bruges, Brujas
Brussels: Brüssel, Bruxelles, Bruselas
Bucharest: Bukarest, Bucarest, Bucarest
Cairo: Kairo, Le Caire, El Cairo
Cologne: Köln, Cologne, Colonia
Copenhagen: Kopenhagen, Copenhague, Copenhague
Dresden: Dresden, Dresde, Dresde
Dublin: Dublin, Dublin, Dublín
Edinburgh: Edinburgh, Édimbourg, Edimburgo
Florence: Florenz, Florence, Florencia
Frankfurt: Frankfurt, Francfort, Fráncfort
Geneva: Genf, Genève, Ginebra
Genoa: Genua, Gênes, Génova
Ghent: Gent, Gand, Gante
Gothenburg: Göteborg, Göteborg, Gotemburgo
Hamburg: Hamburg, Hambourg, Hamburgo
Hanover: Hannover, Hanovre, Hannover
Havana: Havanna, La Havane, La Habana
Helsinki: Helsinki, Helsinki, Helsinki
Krakow: Krakau, Cracovie, Cracovia
Kyiv: Kiew, Kyiv, Kiev
Leipzig: Leipzig, Leipzig, Leipzig
Lisbon: Lissabon, Lisbonne, Lisboa
London: London, Londres, Londres
Lyon: Lyon, Lyon, Lyon
Marseille: Marseille, Marseille, Marsella
Mexico City: Mexiko-Stadt, Mexico, Ciudad de México
Milan: Mailand, Milan, Milán
Moscow: Moskau, Moscou, Moscú
Munich: München, Munich, Múnich
Naples: Neapel, Naples, Nápoles
New York: New York, New York, Nueva York
Nice: Nizza, Nice, Niza
Nuremberg: Nürnberg, Nuremberg, Núremberg
Philadelphia: Philadelphia, Philadelphie, Filadelfia
Prague: Prag, Prague, Praga
Rome: Rom, Rome, Roma
Rotterdam: Rotterdam, Rotterdam, Róterdam
Seoul: Seoul, Séoul, Seúl
Seville: Sevilla, Séville, Sevilla
Shanghai: Shanghai, Shanghai, Shanghái
Sofia: Sofia, Sofia, Sofía
Stockholm: Stockholm, Stockholm, Estocolmo
Strasbourg: Straßburg, Strasbourg, Estrasburgo
The Hague: Den Haag, La Haye, La Haya
Tokyo: Tokio, Tokyo, Tokio
Toulouse: Toulouse, Toulouse, Toulouse
Turin: Turin, Turin, Turín
Venice: Venedig, Venise, Venecia
Vienna: Wien, Vienne, Viena
Warsaw: Warschau, Varsovie, Varsovia
Zurich: Zürich, Zurich, Zúrich`;

/** With their prepositions, as they follow no rule: "in …" in German, then "en …" in French and Spanish. */
const REGIONS = `
Africa: in Afrika, en Afrique, en África
Asia: in Asien, en Asie, en Asia
Bavaria: in Bayern, en Bavière, en Baviera
California: in Kalifornien, en Californie, en California
Catalonia: in Katalonien, en Catalogne, en Cataluña
England: in England, en Angleterre, en Inglaterra
Europe: in Europa, en Europe, en Europa
Florida: in Florida, en Floride, en Florida
Latin America: in Lateinamerika, en Amérique latine, en Latinoamérica
North America: in Nordamerika, en Amérique du Nord, en Norteamérica
Northern Ireland: in Nordirland, en Irlande du Nord, en Irlanda del Norte
Scotland: in Schottland, en Écosse, en Escocia
South America: in Südamerika, en Amérique du Sud, en Sudamérica
Texas: in Texas, au Texas, en Texas
Wales: in Wales, au pays de Galles, en Gales`;

type Translated = Record<Language, string>;

function tableOf(text: string): Map<string, Translated> {
  const lines = text.trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [english = '', names = ''] = line.split(': ');
      const [de = '', fr = '', es = ''] = names.split(', ');
      return [english, { de, fr, es }];
    }),
  );
}

export const TOWN_NAMES = tableOf(TOWNS);
export const REGION_PHRASES = tableOf(REGIONS);

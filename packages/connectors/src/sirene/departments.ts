const CITIES =
  'PARIS 75,LYON 69,VILLEURBANNE 69,MARSEILLE 13,AIX-EN-PROVENCE 13,TOULOUSE 31,NICE 06,CANNES 06,NANTES 44,' +
  'STRASBOURG 67,MULHOUSE 68,MONTPELLIER 34,BORDEAUX 33,LILLE 59,RENNES 35,GRENOBLE 38,REIMS 51,TOULON 83,DIJON 21,' +
  'ANGERS 49,BREST 29,CLERMONT-FERRAND 63,TOURS 37,LIMOGES 87,AMIENS 80,METZ 57,NANCY 54,PERPIGNAN 66,ORLÉANS 45,' +
  'ROUEN 76,CAEN 14,ANNECY 74,BOULOGNE-BILLANCOURT 92,COURBEVOIE 92,PUTEAUX 92,NANTERRE 92,VERSAILLES 78';
const DEPARTMENTS = new Map(CITIES.split(',').map((entry) => entry.split(' ') as [string, string]));

/** The department in which the register looks for a city; null for places that the table does not know. */
export function departmentOf(city: string): string | null {
  return DEPARTMENTS.get(city.trim().toUpperCase()) ?? null;
}

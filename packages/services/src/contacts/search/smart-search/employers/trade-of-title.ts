/** Behind "chez les" or "bei", people of a trade are the employers: "responsables export chez les fromagers". */
const INDUSTRY_OF_TRADE: Record<string, string> = {
  Baker: 'Bakery',
  Brewer: 'Brewery',
  Brewmaster: 'Brewery',
  Butcher: 'Butchery',
  Carpenter: 'Carpentry',
  Cheesemaker: 'Dairy',
  Confectioner: 'Confectionery',
  Distiller: 'Distillery',
  Electrician: 'Electrical Contracting',
  Farmer: 'Agriculture',
  Florist: 'Florists',
  Jeweller: 'Jewelry',
  Notary: 'Notary Services',
  Optician: 'Opticians',
  Pharmacist: 'Pharmacies',
  Plumber: 'Plumbing',
  Roofer: 'Roofing',
  Winemaker: 'Wine & Spirits',
};

/** The industry of a trade's people; null for any other title. */
export const industryOfTrade = (title: string): string | null =>
  Object.hasOwn(INDUSTRY_OF_TRADE, title) ? (INDUSTRY_OF_TRADE[title] ?? null) : null;

import type { Random } from './random.ts';

/** Beginnings and endings of made-up company names; any likeness to a real firm is chance. */
const BEGINNINGS = (
  'Alder Amber Arlo Aster Birch Bram Brindle Calder Cinder Clover Copper Corvi Dapple Delph Dover Elder Ember Fable ' +
  'Fern Finch Flint Galva Glen Halo Harrow Hazel Hollow Indra Ivor Juniper Kelp Kestrel Lark Linden Lumen Maple ' +
  'Marlo Meadow Mira Moss North Nova Oaken Opal Orli Pebble Pine Quill Raven Rowan Saffron Sorrel Tansy Thistle ' +
  'Umber Vela Walnut Willow Zephyr'
).split(' ');
const ENDINGS =
  'bridge brook crest dale field ford gate grove haven hollow mere mont ridge shore stead vale wick worth'.split(' ');

export interface Industry {
  name: string;
  /** Last words of names in this trade. */
  words: readonly string[];
}

const trade = (name: string, words: string): Industry => ({ name, words: words.split(' ') });

export const INDUSTRIES: readonly Industry[] = [
  trade('Software', 'Software Systems Labs'),
  trade('Information Services', 'Data Insights Information'),
  trade('Machinery', 'Machines Engineering Works'),
  trade('Automotive', 'Motors Mobility Drives'),
  trade('Aerospace', 'Aerospace Avionics Flight'),
  trade('Biotechnology', 'Bio Genetics Therapeutics'),
  trade('Pharmaceuticals', 'Pharma Remedies Sciences'),
  trade('Medical Devices', 'Medical Instruments Devices'),
  trade('Hospitals and Clinics', 'Clinics Health Care'),
  trade('Banking', 'Bank Finance Capital'),
  trade('Insurance', 'Insurance Mutual Cover'),
  trade('Construction', 'Construction Builders Timber'),
  trade('Real Estate', 'Estates Property Homes'),
  trade('Logistics', 'Logistics Freight Cargo'),
  trade('Shipping', 'Shipping Lines Maritime'),
  trade('Retail', 'Stores Retail Market'),
  trade('Wholesale', 'Wholesale Supply Trading'),
  trade('Food Production', 'Foods Bakery Mills'),
  trade('Beverages', 'Brewing Springs Drinks'),
  trade('Agriculture', 'Farms Orchards Seeds'),
  trade('Chemicals', 'Chemicals Polymers Coatings'),
  trade('Renewable Energy', 'Solar Wind Energy'),
  trade('Utilities', 'Water Power Utilities'),
  trade('Telecommunications', 'Telecom Networks Signal'),
  trade('Media', 'Media Press Studios'),
  trade('Education', 'Learning Academy Education'),
  trade('Hospitality', 'Hotels Resorts Kitchens'),
  trade('Textiles', 'Textiles Weaving Garments'),
  trade('Furniture', 'Furniture Interiors Joinery'),
  trade('Consulting', 'Consulting Advisory Partners'),
];

export const CITIES: readonly string[] = (
  'Berlin, Germany|Munich, Germany|Hamburg, Germany|Cologne, Germany|Paris, France|Lyon, France|Toulouse, France|' +
  'London, United Kingdom|Manchester, United Kingdom|Edinburgh, United Kingdom|Bristol, United Kingdom|' +
  'Dublin, Ireland|Amsterdam, Netherlands|Rotterdam, Netherlands|Brussels, Belgium|Zurich, Switzerland|' +
  'Geneva, Switzerland|Vienna, Austria|Prague, Czechia|Brno, Czechia|Warsaw, Poland|Kraków, Poland|' +
  'Copenhagen, Denmark|Aarhus, Denmark|Stockholm, Sweden|Malmö, Sweden|Oslo, Norway|Bergen, Norway|' +
  'Helsinki, Finland|Tallinn, Estonia|Madrid, Spain|Barcelona, Spain|Lisbon, Portugal|Porto, Portugal|Milan, Italy|' +
  'Turin, Italy|Rome, Italy|Athens, Greece|Budapest, Hungary|Bucharest, Romania|New York, United States|' +
  'Boston, United States|Chicago, United States|Austin, United States|Denver, United States|Seattle, United States|' +
  'San Francisco, United States|Atlanta, United States|Toronto, Canada|Montréal, Canada|Vancouver, Canada|' +
  'Mexico City, Mexico|São Paulo, Brazil|Bogotá, Colombia|Singapore, Singapore|Tokyo, Japan|Osaka, Japan|' +
  'Seoul, South Korea|Bengaluru, India|Pune, India|Sydney, Australia|Melbourne, Australia|Auckland, New Zealand|' +
  'Cape Town, South Africa'
).split('|');

/** An invented name such as "Brindlewick Foods"; not unique. */
export function inventName(random: Random, industry: Industry): string {
  return `${random.pick(BEGINNINGS)}${random.pick(ENDINGS)} ${random.pick(industry.words)}`;
}

/** Every fictional company lives under example.com, which is reserved for documentation: no real site can be hit. */
export function fictionalDomain(name: string): string {
  return `${name.toLowerCase().replaceAll(' ', '-')}.example.com`;
}

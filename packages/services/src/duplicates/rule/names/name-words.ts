/** Words of company names that weigh less than others, and what they mean for two names that differ by them. Pure. */

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Say nothing by themselves: "The Body Shop", "Procter & Gamble". */
const CONNECTORS = wordsOf('the and und et y og och en e i de der die das du la le les of for fur von van ja');

/** Short forms, and forms of other languages, of one word. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  intl: 'international',
  internacional: 'international',
  internazionale: 'international',
  int: 'international',
  bros: 'brothers',
  gebr: 'brothers',
  gebruder: 'brothers',
  gebrueder: 'brothers',
  hermanos: 'brothers',
  mfg: 'manufacturing',
  mfrs: 'manufacturing',
  manufacturers: 'manufacturing',
  tech: 'technology',
  technologies: 'technology',
  technologie: 'technology',
  technologien: 'technology',
  techs: 'technology',
  tecnologia: 'technology',
  sys: 'system',
  systems: 'system',
  systeme: 'system',
  svc: 'service',
  svcs: 'service',
  services: 'service',
  servicios: 'service',
  natl: 'national',
  univ: 'university',
  assoc: 'associates',
  assocs: 'associates',
  associate: 'associates',
  grp: 'group',
  gruppe: 'group',
  groupe: 'group',
  gruppo: 'group',
  grupo: 'group',
  groep: 'group',
  gruppen: 'group',
  konsern: 'group',
  hldg: 'holding',
  hldgs: 'holding',
  holdings: 'holding',
  labs: 'laboratory',
  lab: 'laboratory',
  laboratories: 'laboratory',
  pharma: 'pharmaceutical',
  pharmaceuticals: 'pharmaceutical',
  pharmaceutica: 'pharmaceutical',
  engr: 'engineering',
  eng: 'engineering',
  comms: 'communication',
  communications: 'communication',
  telecommunications: 'telecom',
  mgmt: 'management',
  mgt: 'management',
  ctr: 'center',
  centre: 'center',
  zentrum: 'center',
  inst: 'institute',
  ind: 'industry',
  inds: 'industry',
  industries: 'industry',
  industrie: 'industry',
  solutions: 'solution',
  sol: 'solution',
  soln: 'solution',
  products: 'product',
  prods: 'product',
  prod: 'product',
  equip: 'equipment',
  dev: 'development',
  devel: 'development',
  dist: 'distribution',
  elec: 'electric',
  electronics: 'electronic',
  elektronik: 'electronic',
  ins: 'insurance',
  assurance: 'insurance',
  versicherung: 'insurance',
  versicherungen: 'insurance',
  med: 'medical',
  st: 'saint',
  sankt: 'saint',
  mt: 'mount',
  ft: 'fort',
  dept: 'department',
  amer: 'american',
  am: 'american',
  maschinenfabrik: 'maschinenbau',
  partners: 'partner',
  consultants: 'consulting',
  consultancy: 'consulting',
  materials: 'material',
  resources: 'resource',
  enterprises: 'enterprise',
  foods: 'food',
  motors: 'motor',
  networks: 'network',
  studios: 'studio',
  instruments: 'instrument',
  devices: 'device',
  ventures: 'venture',
  stadtverwaltung: 'stadt',
  landeshauptstadt: 'stadt',
  gemeindeverwaltung: 'gemeinde',
  city: 'stadt',
  cie: 'company',
  universitat: 'university',
  universitaet: 'university',
  universite: 'university',
  universiteit: 'university',
  universidad: 'university',
  universidade: 'university',
  universita: 'university',
  universitet: 'university',
  universitetet: 'university',
  uni: 'university',
  flughafen: 'airport',
  aeroport: 'airport',
  aeropuerto: 'airport',
  hosp: 'hospital',
  spital: 'hospital',
  krankenhaus: 'hospital',
  klinikum: 'hospital',
  klinik: 'hospital',
  kliniken: 'hospital',
  hopital: 'hospital',
  sjukhus: 'hospital',
  sykehus: 'hospital',
  ziekenhuis: 'hospital',
  universitatsspital: 'universityhospital',
  universitatsklinikum: 'universityhospital',
  universitetssjukhuset: 'universityhospital',
  gemeente: 'municipality',
  gemeinde: 'municipality',
  commune: 'municipality',
  kommune: 'municipality',
  ministerium: 'ministry',
  ministere: 'ministry',
  ministerio: 'ministry',
  banque: 'bank',
  banco: 'bank',
  banca: 'bank',
  musee: 'museum',
  museo: 'museum',
  ecole: 'school',
  schule: 'school',
  escuela: 'school',
  rechtsanwalte: 'lawyers',
  rechtsanwaelte: 'lawyers',
  anwalte: 'lawyers',
  kanzlei: 'lawyers',
  acht: '8',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  first: '1',
  '1st': '1',
  second: '2',
  '2nd': '2',
  third: '3',
  '3rd': '3',
  ii: '2',
  iii: '3',
  iv: '4',
  vi: '6',
  vii: '7',
};

/** What many companies of a town are called by: it tells none from another. */
const TRADES = wordsOf(
  'lawyers steuerberater steuerberatung apotheke pharmacy baeckerei backerei bakery metzgerei butcher salon friseur ' +
    'praxis zahnarzt dental clinic hospital gasthof gasthaus inn garage autohaus plumbing electric elektro bau roofing ' +
    'university municipality stadt ministry verein stadtwerke sparkasse volksbank restaurant pizzeria hotel shop store ' +
    'notariat notare notar dr university college airport church kirche kindergarten county department office agency ' +
    'saint north south east west old new grand royal central',
);

/** Of the group rather than of what it does. */
const STRUCTURE = wordsOf('group holding corporation company');

/** A name with one of them and a name without it may well be the same company. */
const GENERIC = wordsOf(
  'international global worldwide group technology software solution system service industry enterprise consulting ' +
    'online web digital app com io net partner associates company studio agency brand brands product works team hq ' +
    'engineering maschinenbau sons brothers',
);

/** Another entity of a group: what follows from one with the word does not hold for one without. */
const DIVISIONS = wordsOf(
  'holding bank insurance leasing logistics capital venture foundation fund financial finance credit realty ' +
    'properties immobilien estate health healthcare pharmaceutical chemical chemicals energy power automotive marine ' +
    'aviation aerospace defense defence food beverages retail trading academy institute school university museum cafe ' +
    'restaurant hotel hotels services vertrieb verwaltung verwaltungs beteiligung beteiligungs produktion production ' +
    'distribution import export research laboratory medical dental security mobility cloud semiconductor broadband ' +
    'telecom mobile media entertainment pictures music games sports publishing press news radio tv travel airlines ' +
    'railway rail construction building materials material instrument life ventures investment investments invest ' +
    'management advisory pension asset payments pay motor trucks bus buses tools home appliances charity trust',
);

export const readWord = (word: string): string => SHORT_FORMS[word] ?? word;
export const isConnector = (word: string): boolean => CONNECTORS.has(word);
export const isGenericWord = (word: string): boolean => GENERIC.has(word);
export const isDivisionWord = (word: string): boolean => DIVISIONS.has(word);
export const isTradeWord = (word: string): boolean => TRADES.has(word);
export const isStructureWord = (word: string): boolean => STRUCTURE.has(word);
export const isNumber = (word: string): boolean => /^\d+$/.test(word);

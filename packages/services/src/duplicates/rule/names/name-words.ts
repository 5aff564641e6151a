/** Words of company names that weigh less than others, and what they mean for two names that differ by them. Pure. */

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Say nothing by themselves: "The Body Shop", "Procter & Gamble". */
const CONNECTORS = wordsOf(
  'the and und et y og och en e i de der die das du la le les of for fur von van ja a l d il lo gli el los las het den ' +
    'di del della dei da do dos das u f for im am an der',
);

/** What many companies of a town are called by: it tells none from another. */
const TRADES = wordsOf(
  'lawyers steuerberatung pharmacy bakery brewery metzgerei butcher salon friseur praxis zahnarzt dental clinic ' +
    'hospital universityhospital gasthof gasthaus inn garage autohaus plumbing electric bau construction roofing ' +
    'university technicaluniversity polytechnicuniversity hochschule municipality stadt landkreis council ministry ' +
    'verein association stadtwerke sparkasse volksbank raiffeisenbank creditunion restaurant pizzeria hotel shop store ' +
    'notary dr college airport port church kirche kindergarten school county department office agency printing ' +
    'transport furniture machinery saint north south east west old new grand royal central',
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
    'properties immobilien estate health healthcare pharmaceutical chemical energy power automotive marine aviation ' +
    'aerospace defense defence retail trading academy institute school university universityhospital museum ' +
    'restaurant hotel services vertrieb verwaltung beteiligung beteiligungs production distribution import export ' +
    'research laboratory medical dental security mobility cloud broadband telecom media entertainment publishing ' +
    'press news radio tv travel airlines railway rail construction building life ventures investment investments ' +
    'invest inversiones management advisory pension asset payments pay motor home charity trust grid police housing ' +
    'department library faculty division campus alumni bookstore semiconductor mobile trucks bus buses tools appliances material music pictures instrument state treuhand',
);

/** What a company makes or sells: sources name it with the word, or by its brand alone. */
const PRODUCTS = wordsOf(
  'food beverages drinks snacks dairy sports games apps cafe coffee cosmetics metals brewery fashion toys bikes',
);

export const isProductWord = (word: string): boolean => PRODUCTS.has(word);
export const isConnector = (word: string): boolean => CONNECTORS.has(word);
export const isGenericWord = (word: string): boolean => GENERIC.has(word);
export const isDivisionWord = (word: string): boolean => DIVISIONS.has(word);
export const isTradeWord = (word: string): boolean => TRADES.has(word);
export const isStructureWord = (word: string): boolean => STRUCTURE.has(word);

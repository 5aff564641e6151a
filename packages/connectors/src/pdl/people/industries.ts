import { INDUSTRY_SYNONYMS } from './industry-synonyms.ts';

/** The vendor's industries: a closed list in lower case, as the professional network names them. */
const PDL_INDUSTRIES = new Set(
  (
    'accounting|airlines/aviation|alternative dispute resolution|alternative medicine|animation|apparel & fashion|' +
    'architecture & planning|arts and crafts|automotive|aviation & aerospace|banking|biotechnology|broadcast media|' +
    'building materials|business supplies and equipment|capital markets|chemicals|civic & social organization|' +
    'civil engineering|commercial real estate|computer & network security|computer games|computer hardware|' +
    'computer networking|computer software|construction|consumer electronics|consumer goods|consumer services|' +
    'cosmetics|dairy|defense & space|design|e-learning|education management|electrical/electronic manufacturing|' +
    'entertainment|environmental services|events services|executive office|facilities services|farming|' +
    'financial services|fine art|fishery|food & beverages|food production|fund-raising|furniture|gambling & casinos|' +
    'glass, ceramics & concrete|government administration|government relations|graphic design|' +
    'health, wellness and fitness|higher education|hospital & health care|hospitality|human resources|' +
    'import and export|individual & family services|industrial automation|information services|' +
    'information technology and services|insurance|international affairs|international trade and development|' +
    'internet|investment banking|investment management|judiciary|law enforcement|law practice|legal services|' +
    'legislative office|leisure, travel & tourism|libraries|logistics and supply chain|luxury goods & jewelry|' +
    'machinery|management consulting|maritime|market research|marketing and advertising|' +
    'mechanical or industrial engineering|media production|medical devices|medical practice|mental health care|' +
    'military|mining & metals|motion pictures and film|museums and institutions|music|nanotechnology|newspapers|' +
    'non-profit organization management|oil & energy|online media|outsourcing/offshoring|package/freight delivery|' +
    'packaging and containers|paper & forest products|performing arts|pharmaceuticals|philanthropy|photography|' +
    'plastics|political organization|primary/secondary education|printing|professional training & coaching|' +
    'program development|public policy|public relations and communications|public safety|publishing|' +
    'railroad manufacture|ranching|real estate|recreational facilities and services|religious institutions|' +
    'renewables & environment|research|restaurants|retail|security and investigations|semiconductors|shipbuilding|' +
    'sporting goods|sports|staffing and recruiting|supermarkets|telecommunications|textiles|think tanks|tobacco|' +
    'translation and localization|transportation/trucking/railroad|utilities|venture capital & private equity|' +
    'veterinary|warehousing|wholesale|wine and spirits|wireless|writing and editing'
  ).split('|'),
);

/** The stored industries that a typed one stands for; empty for what is none of them. */
export function toPdlIndustries(typed: string): string[] {
  const name = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  const spellings = [
    name,
    name.replace(/ and /g, ' & '),
    name.replace(/ & /g, ' and '),
    name.replace(/ industry$/, ''),
  ];
  const stored = spellings.find((spelling) => PDL_INDUSTRIES.has(spelling));
  if (stored !== undefined) return [stored];
  const synonym = spellings.find((spelling) => Object.hasOwn(INDUSTRY_SYNONYMS, spelling));
  return synonym === undefined ? [] : (INDUSTRY_SYNONYMS[synonym] ?? '').split('|');
}

/** Trades that are no industry of their own: their people also say the word about themselves. */
const CROSS_INDUSTRY_TERMS = new Set(
  'fintech,financial technology,insurtech,proptech,healthtech,agritech,martech,adtech,climate tech,legaltech,regtech,hr tech,foodtech,govtech,cryptocurrency,robotics,electric vehicles,drones,cloud computing,data analytics,marketplaces,social media,streaming,edtech,medtech,cleantech,saas,cybersecurity,artificial intelligence,e-commerce,ecommerce'.split(
    ',',
  ),
);

/** Whether a typed trade is looked for in what people write about themselves, because no industry holds it whole. */
export function isCrossIndustryTerm(typed: string): boolean {
  const name = typed.trim().toLowerCase();
  return CROSS_INDUSTRY_TERMS.has(name) || toPdlIndustries(name).length === 0;
}

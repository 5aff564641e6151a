import { hash } from '../sandbox-world.ts';

interface Trade {
  /** What the professional network calls the industry. */
  network: string;
  /** Words that say what companies of it do; of the second half a company has a few. */
  tags: readonly string[];
  some: readonly string[];
}

const trade = (network: string, tags: string, some = ''): Trade => ({
  network,
  tags: tags.split('|'),
  some: some === '' ? [] : some.split('|'),
});

/** By the world's own names of industries. */
const TRADES: Record<string, Trade> = {
  Software: trade('computer software', 'software|saas', 'fintech|healthtech|edtech|cybersecurity|fintech|martech'),
  'Information Services': trade('information services', 'information services|data', 'fintech|analytics'),
  Machinery: trade('machinery', 'machinery|manufacturing', 'robotics|automation'),
  Automotive: trade('automotive', 'automotive|manufacturing', 'mobility|electric vehicles'),
  Aerospace: trade('aviation & aerospace', 'aerospace|aviation', 'defense|drones'),
  Biotechnology: trade('biotechnology', 'biotechnology|biotech|life sciences', 'genomics'),
  Pharmaceuticals: trade('pharmaceuticals', 'pharmaceuticals|pharma|life sciences'),
  'Medical Devices': trade('medical devices', 'medical devices|healthcare', 'medtech'),
  'Hospitals and Clinics': trade('hospital & health care', 'hospital & health care|healthcare', 'telemedicine'),
  Banking: trade('banking', 'banking|financial services|fintech', 'payments|lending'),
  Insurance: trade('insurance', 'insurance|financial services', 'insurtech|fintech'),
  Construction: trade('construction', 'construction', 'engineering'),
  'Real Estate': trade('real estate', 'real estate|property', 'proptech'),
  Logistics: trade('logistics and supply chain', 'logistics|logistics & supply chain|freight', 'warehousing'),
  Shipping: trade('maritime', 'shipping|maritime|freight'),
  Retail: trade('retail', 'retail|consumer goods', 'e-commerce'),
  Wholesale: trade('wholesale', 'wholesale|distribution'),
  'Food Production': trade('food production', 'food production|food'),
  Beverages: trade('food & beverages', 'beverages|food & beverages'),
  Agriculture: trade('farming', 'agriculture|farming', 'agritech'),
  Chemicals: trade('chemicals', 'chemicals|manufacturing'),
  'Renewable Energy': trade('renewables & environment', 'renewable energy|energy', 'cleantech|solar'),
  Utilities: trade('utilities', 'utilities|energy'),
  Telecommunications: trade('telecommunications', 'telecommunications|telecom'),
  Media: trade('media production', 'media', 'publishing'),
  Education: trade('education management', 'education', 'edtech'),
  Hospitality: trade('hospitality', 'hospitality|travel'),
  Textiles: trade('textiles', 'textiles|apparel & fashion'),
  Furniture: trade('furniture', 'furniture|interiors'),
  Consulting: trade('management consulting', 'consulting|professional services', 'fintech'),
};

export interface CompanyTrade {
  network: string;
  tags: string[];
}

const known = new WeakMap<object, CompanyTrade>();

/** What vendors say that a company does; always the same for the same company. */
export function tradeOf(company: { industry: string; domain: string }): CompanyTrade {
  const before = known.get(company);
  if (before !== undefined) return before;
  const { industry, domain } = company;
  const { network, tags, some } = TRADES[industry] ?? trade(industry.toLowerCase(), industry.toLowerCase());
  const chosen = some[hash(`trade ${domain}`) % (some.length + 1)];
  const found = {
    // The network counts a young firm that lends or moves money among the financial services, whatever it builds.
    network: chosen === 'fintech' ? 'financial services' : network,
    tags: [...new Set([network, ...tags, ...(chosen === undefined ? [] : [chosen])])],
  };
  known.set(company, found);
  return found;
}

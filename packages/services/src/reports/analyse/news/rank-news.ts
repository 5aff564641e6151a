import type { NewsCategory } from '../../schemas.ts';

/** What a reader wants to know first: money, who owns, who leads, what is new, how it grows, with whom. */
const FINDING_ORDER = [
  'funding',
  'acquisition',
  'leadership',
  'launch',
  'growth',
  'office',
  'partnership',
  'other',
] as const;
type FindingKind = (typeof FINDING_ORDER)[number];

const ACQUISITION =
  /(?<!\p{L})(?:acqui(?:res?|red)|acquisition(?= (?:of|by|completed|closed))|buys|bought|merge[sr]?|merger|takeover|übernimmt|übernahme|rachète|adquiere|acquisisce|acquisizione|kjøper opp|oppkjøp|köper upp|förvärv\p{L}*|opkøb\p{L}*|overname|neemt over|wind(?:s|ing)? down|insolven\p{L}+)(?!\p{L})/iu;
const LEADERSHIP =
  /(?<!\p{L})(?:ceo|cfo|cto|chief|president|director|directrice|directeur|geschäftsführ\p{L}+|vorstand|amministratore delegato|daglig leder|administrerende direktør|verkställande direktör|algemeen directeur|director[a]? general|board|appoint\p{L}*|joins)(?!\p{L})/iu;
const GROWTH =
  /(?<!\p{L})(?:revenue|results|growth|record|doubles?|employees|customers|certif\p{L}+|contracts?|awards?|wins?|umsatz|auftrag|omsetning|omsättning|omzet|fatturato|facturación|chiffre d['’]affaires)(?!\p{L})/iu;

/** What kind of finding a piece of news is. */
export function kindOfNews({ category, title }: { category: NewsCategory; title: string }): FindingKind {
  if (category === 'equity_raise') return 'funding';
  if (category === 'partnership') return 'partnership';
  if (category === 'office_move') return 'office';
  if (ACQUISITION.test(title)) return 'acquisition';
  if (LEADERSHIP.test(title)) return 'leadership';
  return GROWTH.test(title) ? 'growth' : 'other';
}

/** 0 matters most. */
export const rankOf = (kind: FindingKind): number => FINDING_ORDER.indexOf(kind);

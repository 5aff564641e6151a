import type { SourceTest, TestLookup } from '@workbench/services/sources/schemas';
import { FIGURE_KIND_LABEL, FIGURE_SCOPE_LABEL } from '../../../../lib/format/figures.ts';
import { formatCount, formatNumber } from '../../../../lib/format/format.ts';
import { formatDay } from '../../../../lib/format/format-day.ts';

/** What a look-up of a typed company may cost. */
export function lookupPriceText(creditsPerCompany: number): string {
  const rest = 'Leave blank for one that the source knows, at no cost.';
  if (creditsPerCompany === 0) return `Domain of a company to look up. ${rest}`;
  return `Domain of a company to look up for up to ${formatCount(creditsPerCompany, 'credit', 'credits')}. ${rest}`;
}

const MATCH_TEXT: Record<NonNullable<TestLookup['match']>, string> = {
  domain: 'found by domain',
  id: 'found by identifier',
  name_and_place: 'found by name and location',
  name: 'found by name alone',
  other_domain: 'found under another website',
};

/** "Exact count · Group · as of Jun 30, 2026 · found by domain". */
export function lookupFacts({ figure, match, credits, isStored }: TestLookup): string {
  return [
    figure && FIGURE_KIND_LABEL[figure.kind],
    figure && FIGURE_SCOPE_LABEL[figure.scope],
    figure && (figure.asOf === null ? 'no date stated' : `as of ${formatDay(figure.asOf)}`),
    match && MATCH_TEXT[match],
    isStored && 'bought earlier',
    credits > 0 && formatCount(credits, 'credit', 'credits'),
  ]
    .filter(Boolean)
    .join(' · ');
}

const ID_LABEL: Readonly<Record<string, string>> = {
  wikidata: 'Wikidata',
  cik: 'CIK',
  companiesHouse: 'Companies House',
  siren: 'SIREN',
  orgnr: 'Org. no.',
  ico: 'IČO',
  lei: 'LEI',
};

/** "Turin, Italy · LEI 9990…": where it is, and the numbers by which registers know it. */
export function lookupIdentity({ locations, ids }: TestLookup): string {
  const numbers = Object.entries(ids).flatMap(([kind, id]) => (ID_LABEL[kind] ? [`${ID_LABEL[kind]} ${id}`] : []));
  return [...locations.slice(0, 2), ...numbers].join(' · ');
}

/** "2 requests · 240 ms". */
export function requestsText({ requests, durationMs }: Pick<SourceTest, 'requests' | 'durationMs'>): string {
  return `${formatCount(requests.length, 'request', 'requests')} · ${formatNumber(durationMs)} ms`;
}

/** What mends a failure, where its sentence leaves it open. */
export function cureOf({ kind }: Pick<SourceTest, 'kind'>): string | null {
  return kind === null ? null : (CURES[kind] ?? null);
}

const CURES: Partial<Record<NonNullable<SourceTest['kind']>, string>> = {
  auth: 'Check the key, or enter a new one under Manage.',
  credits_exhausted: 'Buy credits from the vendor, or use another key.',
  cap_reached: 'Raise the daily credit cap under Manage, or try again tomorrow (UTC).',
  rate_limited: 'Wait a moment and test again.',
  vendor_unavailable: 'Check the network of this server, or test again later.',
  contract_changed: 'The response has another shape than expected; compare it with the count path.',
};

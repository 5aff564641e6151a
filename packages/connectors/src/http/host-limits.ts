import type { HostLimits } from './types.ts';

const limits = (host: string, minGapMs: number, concurrency: number, timeoutMs: number): HostLimits => ({
  host,
  minGapMs,
  concurrency,
  timeoutMs,
});

/** How politely each host is asked; their own published limits with a margin (contracts of November 2026). */
export const HOST_LIMITS = {
  wikidata: limits('www.wikidata.org', 400, 1, 10_000),
  sec: limits('*.sec.gov', 125, 2, 30_000),
  brreg: limits('data.brreg.no', 250, 1, 15_000),
  sirene: limits('recherche-entreprises.api.gouv.fr', 250, 1, 15_000),
  ares: limits('ares.gov.cz', 300, 1, 15_000),
  companiesHouse: limits('api.company-information.service.gov.uk', 550, 1, 30_000),
  gleif: limits('api.gleif.org', 1100, 1, 15_000),
  apollo: limits('api.apollo.io', 350, 4, 20_000),
  pdl: limits('api.peopledatalabs.com', 100, 4, 20_000),
} as const;

/** Each Socrata domain on its own. */
export const socrataLimits = (host: string): HostLimits => limits(host, 300, 1, 20_000);
/** Each company's site on its own; `crawlDelayMs` is what its robots.txt asks for. */
export const siteLimits = (host: string, crawlDelayMs = 0): HostLimits =>
  limits(host, Math.max(1500, crawlDelayMs), 1, 10_000);
/** A vendor described by a person. */
export const genericLimits = (host: string): HostLimits => limits(host, 200, 2, 20_000);

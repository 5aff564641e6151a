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
  // Ten searches a minute, of companies and of people.
  pdlSearch: limits('api.peopledatalabs.com search', 6100, 1, 20_000),
  // One long answer a day.
  pdlOptOuts: limits('api.peopledatalabs.com opt-outs', 1000, 1, 30 * 60_000),
  greenhouse: limits('boards-api.greenhouse.io', 500, 2, 20_000),
  lever: limits('*.lever.co', 500, 2, 20_000),
  ashby: limits('api.ashbyhq.com', 500, 2, 20_000),
  smartrecruiters: limits('api.smartrecruiters.com', 150, 2, 20_000),
  recruitee: limits('*.recruitee.com', 500, 2, 20_000),
  // Blocked for a while after some twenty requests at a faster pace.
  workable: limits('apply.workable.com', 5000, 1, 20_000),
  personio: limits('*.jobs.personio.*', 500, 2, 20_000),
  // Told to wait 5 s, callers at 6.5 s were still refused.
  gdelt: limits('api.gdeltproject.org', 8000, 1, 30_000),
  googleNews: limits('news.google.com', 5000, 1, 15_000),
  // Sixty requests an hour without a key: the pace spreads the requests of one report, the answer says when to stop.
  github: limits('api.github.com', 1000, 1, 10_000),
  crossref: limits('api.crossref.org', 1000, 1, 15_000),
  clinicalTrials: limits('clinicaltrials.gov', 1000, 1, 15_000),
} as const;

/** Each Socrata domain on its own. */
export const socrataLimits = (host: string): HostLimits => limits(host, 300, 1, 20_000);
/**
 * Each company's site on its own, one page after the other: its forty pages take twenty seconds, unless the site answers more
 * slowly or its robots.txt asks for a longer pause, `crawlDelayMs`.
 */
export const siteLimits = (host: string, crawlDelayMs = 0): HostLimits =>
  limits(host, Math.max(500, crawlDelayMs), 1, 10_000);
/** A vendor described by a person. */
export const genericLimits = (host: string): HostLimits => limits(host, 200, 2, 20_000);

import { clinicalTrials } from '../clinical-trials/client.ts';
import { crossref } from '../crossref/client.ts';
import type { Gatherer } from '../gather/types.ts';
import { gdelt } from '../gdelt/client.ts';
import { github } from '../github/client.ts';
import { googleNews } from '../google-news/client.ts';
import { jobBoards } from '../job-boards/client.ts';
import { secFilings } from '../sec-filings/client.ts';

export { siteGatherer } from '../site-crawler/site-gatherer.ts';

/** All but the site, which is asked first. */
export const GATHERERS: readonly Gatherer[] = [
  jobBoards,
  secFilings,
  gdelt,
  googleNews,
  github,
  crossref,
  clinicalTrials,
];

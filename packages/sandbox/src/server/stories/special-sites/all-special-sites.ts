import { AMBIGUOUS_SITES } from './ambiguous-sites.ts';
import { CLOSING_SITES } from './closing-sites.ts';
import { DATED_SITES } from './dated-sites.ts';
import { FEED_SITES } from './feed-sites.ts';
import { HOMONYM_SITES } from './homonym-sites.ts';
import { HOSTILE_SITES } from './hostile-sites.ts';
import { JOB_BOARD_SITES } from './job-board-sites.ts';
import { MORE_HOMONYM_SITES } from './more-homonym-sites.ts';
import { ORDINARY_SITES } from './ordinary-sites.ts';
import { PRESS_SITES } from './press-sites.ts';
import { RESEARCH_SITES } from './research-sites.ts';
import type { SpecialSite } from './special-site.ts';
import { UNREADABLE_SITES } from './unreadable-sites.ts';

const ALL: readonly SpecialSite[] = [
  ...ORDINARY_SITES,
  ...JOB_BOARD_SITES,
  ...PRESS_SITES,
  ...FEED_SITES,
  ...HOMONYM_SITES,
  ...MORE_HOMONYM_SITES,
  ...DATED_SITES,
  ...UNREADABLE_SITES,
  ...HOSTILE_SITES,
  ...AMBIGUOUS_SITES,
  ...RESEARCH_SITES,
  ...CLOSING_SITES,
];

/** The fixed companies of the evaluation by domain: "eval-01.example.com" and so on. */
export const SPECIAL_SITES: ReadonlyMap<string, SpecialSite> = new Map(
  ALL.map((site, index) => [`eval-${String(index + 1).padStart(2, '0')}.example.com`, site]),
);

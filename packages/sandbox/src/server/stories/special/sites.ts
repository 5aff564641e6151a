import { CLOSING_SITES } from './closing-sites.ts';
import { DATED_SITES } from './dated-sites.ts';
import type { SpecialSite } from './define.ts';
import { DOUBTFUL_SITES } from './doubtful-sites.ts';
import { FEED_SITES } from './feed-sites.ts';
import { HOMONYM_SITES } from './homonym-sites.ts';
import { MORE_HOMONYM_SITES } from './homonym-sites-more.ts';
import { HOSTILE_SITES } from './hostile-sites.ts';
import { PRESS_SITES } from './press-sites.ts';
import { RESEARCH_SITES } from './research-sites.ts';
import { UNREADABLE_SITES } from './unreadable-sites.ts';
import { USUAL_SITES } from './usual-sites.ts';
import { BOARD_SITES } from './usual-sites-boards.ts';

const ALL: readonly SpecialSite[] = [
  ...USUAL_SITES,
  ...BOARD_SITES,
  ...PRESS_SITES,
  ...FEED_SITES,
  ...HOMONYM_SITES,
  ...MORE_HOMONYM_SITES,
  ...DATED_SITES,
  ...UNREADABLE_SITES,
  ...HOSTILE_SITES,
  ...DOUBTFUL_SITES,
  ...RESEARCH_SITES,
  ...CLOSING_SITES,
];

/** The fixed companies of the evaluation by domain: "eval-01.example.com" and so on. */
export const SPECIAL_SITES: ReadonlyMap<string, SpecialSite> = new Map(
  ALL.map((site, index) => [`eval-${String(index + 1).padStart(2, '0')}.example.com`, site]),
);

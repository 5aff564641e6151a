import type { IndustryRelation } from './compare-industries.ts';
import type { SiteRelation } from './compare-sites.ts';
import type { LocationRelation } from './locations/compare-locations.ts';
import type { NameRelation } from './names/compare-names.ts';

export type MatchStrength = 'sure' | 'possible';

/** What was found by comparing two companies. */
export interface Comparison {
  shared: { kind: string; value: string }[];
  hasOtherIdentifier: boolean;
  site: SiteRelation;
  name: NameRelation;
  location: LocationRelation;
  industry: IndustryRelation;
  /** `large`: the same, of so many employees that namesakes of that size are rare. */
  size: 'same' | 'large' | 'far' | 'unknown';
  /** Both names have several words that tell them from others. */
  isDistinct: boolean;
}

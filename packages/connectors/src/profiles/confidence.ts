import type { SlugMatch } from './slug-match.ts';
import type { FoundProfile } from './types.ts';

/** How a source ties a profile to the person, the surest first. */
export type ProfileEvidence =
  /** The page says it to machines: a person of this name with this address. */
  | 'declared'
  /** The link itself bears the name. */
  | 'label'
  /** The name stands with the link in a box of its own. */
  | 'card'
  /** The page is about this person alone. */
  | 'own_page'
  /** The name stands before the link, in one box with other people. */
  | 'before'
  /** The page names the person somewhere. */
  | 'page'
  /** Nothing but the address itself bears the name. */
  | 'address';

/** null: too little to show to anybody. */
const CONFIDENCE: Record<ProfileEvidence, Record<SlugMatch, number | null>> = {
  declared: { full: 0.95, part: 0.85, none: 0.55 },
  label: { full: 0.95, part: 0.85, none: 0.5 },
  card: { full: 0.9, part: 0.8, none: 0.45 },
  own_page: { full: 0.9, part: 0.8, none: 0.45 },
  before: { full: 0.85, part: 0.6, none: null },
  page: { full: 0.6, part: 0.35, none: null },
  address: { full: 0.5, part: null, none: null },
};
/** What may be someone else is never certain. */
const AMBIGUOUS_CONFIDENCE_MAX = 0.6;

export const confidenceOf = (evidence: ProfileEvidence, fit: SlugMatch): number | null => CONFIDENCE[evidence][fit];

/** The same with no more confidence than a doubt leaves. */
export const capConfidence = (profile: FoundProfile): FoundProfile => ({
  ...profile,
  confidence: Math.min(profile.confidence, AMBIGUOUS_CONFIDENCE_MAX),
});

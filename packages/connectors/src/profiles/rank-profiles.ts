import { capConfidence } from './confidence.ts';
import type { FoundProfile } from './types.ts';

/** From here on, another candidate is one that the person may be. */
const COMPETING_CONFIDENCE_MIN = 0.5;

/** One entry per address, best first; where several may be the person, none of them is certain. */
export function rankProfiles(found: readonly FoundProfile[]): FoundProfile[] {
  const best = new Map<string, FoundProfile>();
  for (const profile of found) {
    const known = best.get(profile.url);
    if (known === undefined || profile.confidence > known.confidence) best.set(profile.url, profile);
  }
  const sorted = [...best.values()].toSorted((a, b) => b.confidence - a.confidence);
  const hasCompetitors = sorted.filter(({ confidence }) => confidence >= COMPETING_CONFIDENCE_MIN).length > 1;
  return hasCompetitors ? sorted.map(capConfidence) : sorted;
}

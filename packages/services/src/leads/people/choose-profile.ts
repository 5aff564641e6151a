/** Sure enough to be taken without anybody looking. */
const SURE_MIN = 0.8;
/** Less than that is no rival of a sure one. */
const RIVAL_MIN = 0.5;

interface Candidate {
  url: string;
  confidence: number;
}

export type ProfileDecision<T> = { kind: 'none' } | { kind: 'sure'; profile: T } | { kind: 'review'; profiles: T[] };

/** Which of the profiles found is the lead's; when that is not plain, a person decides. Pure. */
export function chooseProfile<T extends Candidate>(found: readonly T[]): ProfileDecision<T> {
  const byUrl = new Map<string, T>();
  for (const profile of found) {
    const known = byUrl.get(profile.url);
    if (known === undefined || known.confidence < profile.confidence) byUrl.set(profile.url, profile);
  }
  const profiles = [...byUrl.values()].sort((a, b) => b.confidence - a.confidence);
  const [best, second] = profiles;
  if (best === undefined) return { kind: 'none' };
  const isSure = best.confidence >= SURE_MIN && (second === undefined || second.confidence < RIVAL_MIN);
  return isSure ? { kind: 'sure', profile: best } : { kind: 'review', profiles };
}

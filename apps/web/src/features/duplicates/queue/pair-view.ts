/** One of two records that may be the same, whatever they are. */
export interface PairSide {
  id: string;
  name: string;
  /** What tells it apart, as a domain or an address. */
  key: string;
  /** As the city. */
  detail: string | null;
}

/** A row of the queue. */
export interface PairView {
  id: string;
  strength: 'sure' | 'possible';
  state: 'open' | 'dismissed';
  reasons: readonly { kind: string; text: string }[];
  sides: readonly [PairSide, PairSide];
}

/** The row to go to from `id` by `step`; `id` itself at the ends. Pure. */
export function stepFrom(pairs: readonly PairView[], id: string | undefined, step: 1 | -1): string | undefined {
  const index = pairs.findIndex((pair) => pair.id === id);
  if (index < 0) return pairs[0]?.id;
  return pairs[Math.min(pairs.length - 1, Math.max(0, index + step))]?.id;
}

/** The row that takes the position of a decided one: the next, or the one before at the end. Pure. */
export function afterDecision(pairs: readonly PairView[], id: string): string | undefined {
  const index = pairs.findIndex((pair) => pair.id === id);
  return (pairs[index + 1] ?? pairs[index - 1])?.id;
}

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

import { useState } from 'react';
import type { DecisionEvents } from '~/lib/api/use-decisions';

/** Cases that were decided here: they leave the list of their `state` at once, and are in that of another one. */
export function useDecided(state: string) {
  const [decided, setDecided] = useState<ReadonlyMap<string, string>>(new Map());
  const isListed = ({ id }: { id: string }) => decided.get(id) !== state;
  const eventsOf = (id: string, leave: () => void): DecisionEvents => ({
    onDecided: () => {
      setDecided((before) => new Map(before).set(id, state));
      leave();
    },
    onReverted: () => setDecided((before) => new Map([...before].filter(([one]) => one !== id))),
  });
  return { isListed, eventsOf };
}

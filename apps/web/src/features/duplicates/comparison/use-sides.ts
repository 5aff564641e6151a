import { useState } from 'react';
import type { Choices } from './compared-row';

/** Which of two records is to stay, and whose values it is to have. */
export function useSides(ids: readonly string[]) {
  const [survivor, setSurvivor] = useState<0 | 1>(0);
  const [choices, setChoices] = useState<Choices>({});
  return {
    survivor,
    choices,
    input: { id: ids[survivor] ?? '', otherId: ids[1 - survivor] ?? '' },
    survive: (side: 0 | 1) => {
      setSurvivor(side);
      setChoices({});
    },
    choose: (field: string, side: 0 | 1) =>
      setChoices({ ...choices, [field]: side === survivor ? 'survivor' : 'other' }),
  };
}

export type Sides = ReturnType<typeof useSides>;

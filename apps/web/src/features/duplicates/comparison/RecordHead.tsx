import type { ReactNode } from 'react';
import type { PairSide } from '../queue/pair-view';

interface RecordHeadProps {
  record: PairSide;
  /** The name, as a link to the record. */
  children: ReactNode;
  isSurvivor: boolean;
  onSurvive: () => void;
}

/** One of the two records, and whether it is the one that stays. */
export function RecordHead({ record: { name, key }, children, isSurvivor, onSurvive }: RecordHeadProps) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5 px-2">
      {children}
      <span className="break-words text-muted-foreground text-ui">{key}</span>
      <label className="mt-1 inline-flex cursor-pointer items-center gap-1.5 text-ui">
        <input
          type="radio"
          name="survivor"
          checked={isSurvivor}
          onChange={onSurvive}
          aria-label={`Keep the record of ${[name, key].filter(Boolean).join(', ')}`}
        />
        {isSurvivor ? 'This record stays' : 'Keep this record'}
      </label>
    </div>
  );
}

import { type ReactNode, useId } from 'react';
import { Button } from '~/components/ui/controls/Button';

interface MappedColumnsProps {
  isByHand: boolean;
  isDisabled: boolean;
  /** Goes back to what was recognised. */
  onReset: () => void;
  /** Above the list: what is missing. */
  notice?: ReactNode;
  /** One MappedColumn each. */
  children: ReactNode;
}

/** Which column of a table is what: recognised, chosen by hand or left out. */
export function MappedColumns({ isByHand, isDisabled, onReset, notice, children }: MappedColumnsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={titleId} className="font-medium">
          Columns
        </h3>
        {isByHand && (
          <Button variant="ghost" size="sm" disabled={isDisabled} onClick={onReset}>
            Use recognised columns
          </Button>
        )}
      </div>
      {notice}
      <ul className="max-h-[32rem] divide-y divide-border overflow-y-auto rounded-md border border-border">
        {children}
      </ul>
    </section>
  );
}

import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { formatNumber } from '~/lib/format/format';
import { useSelectKey } from './use-select-key';

interface SelectedRowsBarProps {
  count: number;
  /** Of all that match. */
  total: number;
  /** All that match are chosen, or it is not known yet how many match. */
  isAll: boolean;
  /** What choosing is good for; shown while no row is chosen. */
  hint: string;
  /** An action is under way. */
  isBusy?: boolean;
  onChooseAll: () => void;
  onClear: () => void;
  /** What can be done with the chosen rows. */
  children: ReactNode;
}

/** How many rows are chosen, and what can be done with them. It keeps its place without any, so that the list does not jump. */
export function SelectedRowsBar(props: SelectedRowsBarProps) {
  const { count, total, isAll, hint, isBusy = false, onChooseAll, onClear, children } = props;
  const status = useRef<HTMLParagraphElement>(null);
  useSelectKey();
  /** The button is gone then. */
  const thenFocusStatus = (act: () => void) => () => {
    act();
    status.current?.focus();
  };
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-2">
      <p ref={status} tabIndex={-1} role="status" className="mr-2 text-muted-foreground focus:outline-none">
        {count === 0 ? hint : `${formatNumber(count)} selected`}
      </p>
      {!isAll && total > 0 && (
        <Button variant="outline" size="sm" disabled={isBusy} onClick={thenFocusStatus(onChooseAll)}>
          Select all {formatNumber(total)} matching
        </Button>
      )}
      {count > 0 && (
        <>
          {children}
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={thenFocusStatus(onClear)}>
            <X aria-hidden />
            Clear
          </Button>
        </>
      )}
    </div>
  );
}

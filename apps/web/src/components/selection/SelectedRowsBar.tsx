import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { useEscape } from '~/lib/browser/keyboard/use-escape';
import { formatNumber } from '~/lib/format/format';
import { useSelectKey } from './use-select-key';

interface SelectedRowsBarProps {
  /** null for all that match, when no one has counted them. */
  count: number | null;
  /** How many match, as text; null when all of them are chosen, or it is not known yet. */
  matching: string | null;
  /** What they do: all that match can be chosen, or all that are on screen. */
  which?: 'matching' | 'shown';
  /** What choosing is good for; shown while no row is chosen. */
  hint: string;
  /** An action is under way. */
  isBusy?: boolean;
  onChooseAll: () => void;
  onClear: () => void;
  /** Gets the text, which can take the focus. */
  statusRef?: RefObject<HTMLParagraphElement | null>;
  /** What can be done with the chosen rows. */
  children: ReactNode;
}

/** How many rows are chosen, and what can be done with them. It keeps its room without any, so that the list does not jump. */
export function SelectedRowsBar(props: SelectedRowsBarProps) {
  const {
    count,
    matching,
    which = 'matching',
    hint,
    isBusy = false,
    onChooseAll,
    onClear,
    statusRef,
    children,
  } = props;
  const ownRef = useRef<HTMLParagraphElement>(null);
  const status = statusRef ?? ownRef;
  useSelectKey();
  useEscape(count !== 0 && !isBusy, onClear);
  /** The button is gone then. */
  const thenFocusStatus = (act: () => void) => () => {
    act();
    status.current?.focus();
  };
  return (
    <div className="flex min-h-8 min-w-0 flex-wrap items-center gap-2">
      <p ref={status} tabIndex={-1} role="status" className="mr-2 text-muted-foreground focus:outline-none">
        {count === 0 ? hint : count === null ? 'All matching selected' : `${formatNumber(count)} selected`}
      </p>
      {matching !== null && (
        <Button variant="outline" size="sm" disabled={isBusy} onClick={thenFocusStatus(onChooseAll)}>
          Select all {matching} {which}
        </Button>
      )}
      {count !== 0 && (
        <>
          {children}
          <Button
            variant="ghost"
            size="sm"
            title="Clear the selection (Escape)"
            disabled={isBusy}
            onClick={thenFocusStatus(onClear)}
          >
            <X aria-hidden />
            Clear
          </Button>
        </>
      )}
    </div>
  );
}

import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';

interface MoveButtonsProps {
  label: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
}

/** They keep the focus at either end, so that they stay in the tab order there. */
export function MoveButtons({ label, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <>
      <Button
        variant="ghost"
        size="icon-sm"
        className="aria-disabled:opacity-40"
        aria-label={`Move ${label} up`}
        aria-disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        className="aria-disabled:opacity-40"
        aria-label={`Move ${label} down`}
        aria-disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden />
      </Button>
    </>
  );
}

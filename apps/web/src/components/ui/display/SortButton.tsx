import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cn } from '~/lib/cn';

export type SortDirection = 'ascending' | 'descending' | 'none';

interface SortButtonProps {
  label: string;
  direction: SortDirection;
  onToggle: () => void;
}

/** The title of a column that rows can be ordered by. */
export function SortButton({ label, direction, onToggle }: SortButtonProps) {
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <button
      type="button"
      onClick={onToggle}
      className={cn(
        'inline-flex h-8 touch:h-11 items-center gap-1 rounded font-medium hover:text-foreground',
        direction !== 'none' && 'text-foreground',
      )}
    >
      {label}
      <Icon aria-hidden className="size-3.5" />
    </button>
  );
}

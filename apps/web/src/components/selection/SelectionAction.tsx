import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from '~/components/ui/controls/Button';
import { formatNumber } from '~/lib/format/format';

interface SelectionActionProps extends Pick<ButtonProps, 'children' | 'disabled' | 'onClick'> {
  icon: LucideIcon;
  /** How many rows are chosen, and how many it takes at most. */
  limit?: { count: number; max: number };
}

/** A button of the bar of selected rows. */
export function SelectionAction({ icon: Icon, limit, disabled, children, onClick }: SelectionActionProps) {
  const isTooMany = limit !== undefined && limit.count > limit.max;
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={disabled || isTooMany}
      title={isTooMany ? `Up to ${formatNumber(limit.max)} at once` : undefined}
      onClick={onClick}
    >
      <Icon aria-hidden />
      {children}
    </Button>
  );
}

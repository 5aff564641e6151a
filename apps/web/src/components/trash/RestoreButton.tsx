import type { Restored } from '@workbench/services/trash/schemas';
import { Undo2 } from 'lucide-react';
import { Button, type ButtonProps } from '~/components/ui/controls/Button';
import { useRestore } from './restore';

interface RestoreButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  trashId: string;
  /** Of what comes back. */
  name: string;
  onRestored?: (restored: Restored) => void;
}

/** Restores one entry of the trash, wherever it is in the way. */
export function RestoreButton({ trashId, name, onRestored, variant = 'outline', size = 'sm' }: RestoreButtonProps) {
  const { isRestoring, restore } = useRestore(name, onRestored);
  return (
    <Button
      variant={variant}
      size={size}
      aria-label={`Restore ${name}`}
      disabled={isRestoring}
      onClick={() => restore(trashId)}
    >
      <Undo2 aria-hidden />
      {isRestoring ? 'Restoring…' : 'Restore'}
    </Button>
  );
}

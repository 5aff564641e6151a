import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/components/ui/overlays/DropdownMenu';
import { readShortcutsEnabled } from '~/lib/browser/keyboard/letter-shortcuts';
import { useLetterShortcuts } from '~/lib/browser/keyboard/use-letter-shortcuts';
import { BULK_ACTIONS, type BulkActionId } from './bulk-actions';

interface BulkMenuProps {
  onChoose: (action: BulkActionId) => void;
  onClosed: () => void;
}

/** Everything that can be done with the selected companies; the letter a opens it. */
export function BulkMenu({ onChoose, onClosed }: BulkMenuProps) {
  const [isOpen, setOpen] = useState(false);
  useLetterShortcuts(['a'], readShortcutsEnabled(), () => setOpen(true));
  return (
    <DropdownMenu open={isOpen} onOpenChange={setOpen}>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size="sm" aria-keyshortcuts="a" title="Actions (a)">
          <Ellipsis aria-hidden />
          Actions
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" onCloseAutoFocus={onClosed}>
        {BULK_ACTIONS.map(({ id, label, icon: Icon }) => (
          <DropdownMenuItem key={id} onSelect={() => onChoose(id)}>
            <Icon aria-hidden />
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

import { Dialog } from 'radix-ui';
import { DialogPanel } from '~/components/ui/overlays/Dialog';
import { Palette } from './Palette';
import type { Typed } from './TypeAhead';

interface CommandPaletteProps {
  isOpen: boolean;
  typed: Typed;
  onType: (typed: Typed) => void;
  onOpenChange: (isOpen: boolean) => void;
  onShowKeys: () => void;
}

/** Goes to a screen, opens a record or begins something, by a few letters. */
export function CommandPalette({ isOpen, typed, onType, onOpenChange, onShowKeys }: CommandPaletteProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-black/60" />
        <DialogPanel
          onOpenAutoFocus={goOnTyping}
          className="fixed inset-x-3 top-[10vh] z-50 mx-auto flex max-h-[75vh] max-w-xl flex-col overflow-hidden rounded-lg border border-border bg-popover shadow-float"
        >
          <Dialog.Title className="sr-only">Command palette</Dialog.Title>
          <Dialog.Description className="sr-only">
            Search for a screen, a record or an action. Enter opens the first one.
          </Dialog.Description>
          <Palette typed={typed} onType={onType} onDone={() => onOpenChange(false)} onShowKeys={onShowKeys} />
        </DialogPanel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Left to itself the dialog would select what was typed before it was there, and the next key would replace that. */
function goOnTyping(event: Event): void {
  const field = event.currentTarget instanceof Element && event.currentTarget.querySelector('input');
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

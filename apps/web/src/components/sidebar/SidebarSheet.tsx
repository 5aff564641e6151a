import { Dialog } from 'radix-ui';
import { DialogPanel } from '~/components/ui/overlays/Dialog';
import { SidebarNav } from './SidebarNav';

/** The sidebar of a narrow screen; choosing a screen closes it. */
export function SidebarSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/60" />
        <DialogPanel
          aria-describedby={undefined}
          className="sheet-enter fixed inset-y-0 left-0 z-40 flex w-72 max-w-[85vw] flex-col border-border border-r bg-sidebar"
        >
          <Dialog.Title className="sr-only">Screens</Dialog.Title>
          <SidebarNav onNavigate={onClose} />
        </DialogPanel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

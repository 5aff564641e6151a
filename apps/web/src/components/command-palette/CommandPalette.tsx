import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { DialogPanel } from '~/components/ui/overlays/Dialog';
import { FOOT_NAVIGATION, FURTHER_SCREENS, NAVIGATION } from '../sidebar/navigation';
import { PaletteCompanies } from './PaletteCompanies';
import { PaletteItem } from './PaletteItem';

interface CommandPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const SCREENS = [...NAVIGATION.flatMap((group) => group.items), ...FURTHER_SCREENS, ...FOOT_NAVIGATION];

/** Goes to a screen or opens a company, by a few letters. */
export function CommandPalette({ isOpen, onOpenChange }: CommandPaletteProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-black/60" />
        <DialogPanel className="fixed inset-x-3 top-[10vh] z-50 mx-auto flex max-h-[75vh] max-w-xl flex-col overflow-hidden rounded-lg border border-border bg-popover shadow-float">
          <Dialog.Title className="sr-only">Command palette</Dialog.Title>
          <Dialog.Description className="sr-only">Search for a screen or company.</Dialog.Description>
          <Palette onDone={() => onOpenChange(false)} />
        </DialogPanel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Palette({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [marked, setMarked] = useState('');
  const words = text.trim().toLowerCase();
  const screens = SCREENS.filter((screen) => screen.title.toLowerCase().includes(words));

  return (
    // The server searches the companies, so nothing is left to filter here.
    <Command
      shouldFilter={false}
      loop
      label="Command palette"
      value={marked}
      onValueChange={setMarked}
      className="flex min-h-0 flex-col"
    >
      <Command.Input
        value={text}
        onValueChange={setText}
        maxLength={200}
        placeholder="Search screens and companies…"
        className="h-12 shrink-0 border-border border-b bg-transparent px-4 text-base outline-none placeholder:text-muted-foreground"
      />
      <Command.List label="Screens and companies" className="overflow-y-auto p-2">
        {screens.length > 0 && (
          <Command.Group heading="Screens" className="palette-group">
            {screens.map((screen) => (
              <PaletteItem
                key={screen.to}
                value={screen.to}
                icon={screen.icon}
                title={screen.title}
                onSelect={() => {
                  onDone();
                  void navigate({ to: screen.to });
                }}
              />
            ))}
          </Command.Group>
        )}
        {words !== '' && (
          <PaletteCompanies
            text={words}
            // The list marks its first item only when the text changes, and companies come later.
            onFound={(id) => screens.length === 0 && setMarked(id)}
            onChoose={(id) => {
              onDone();
              void navigate({ to: '/search', search: { company: id } });
            }}
            onOpenPage={(id) => {
              onDone();
              void navigate({ to: '/companies/$id', params: { id } });
            }}
          />
        )}
      </Command.List>
    </Command>
  );
}

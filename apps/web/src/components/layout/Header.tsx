import { PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { CommandPaletteButton } from '../command-palette/CommandPaletteButton';
import { NotificationLogButton } from '../notifications/NotificationLogButton';
import type { SidebarState } from '../sidebar/use-sidebar';
import { ThemeToggle } from './ThemeToggle';

interface HeaderProps {
  sidebar: SidebarState;
  /** What the shell itself does not know: the buttons of features. */
  actions: ReactNode;
}

export function Header({ sidebar, actions }: HeaderProps) {
  const isExpanded = sidebar.isSheet ? sidebar.isSheetOpen : sidebar.isOpen;
  return (
    <header className="print:hidden sticky top-0 z-30 flex h-13 shrink-0 items-center gap-1 border-border border-b bg-background px-2 md:px-4">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Toggle sidebar"
        aria-expanded={isExpanded}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={sidebar.toggle}
      >
        <PanelLeft aria-hidden />
      </Button>
      <div className="flex flex-1 justify-end gap-1 sm:justify-start sm:pl-1">
        <CommandPaletteButton />
      </div>
      <NotificationLogButton />
      <ThemeToggle />
      {actions}
    </header>
  );
}

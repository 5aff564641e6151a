import { type ReactNode, useRef } from 'react';
import { ToasterOnDemand } from '../notifications/ToasterOnDemand';
import { Sidebar } from '../sidebar/Sidebar';
import { useSidebar } from '../sidebar/use-sidebar';
import { DemoBanner } from './DemoBanner';
import { Header } from './Header';
import { useNavigationEffects } from './use-navigation-effects';

interface AppShellProps {
  headerActions: ReactNode;
  children: ReactNode;
}

/** Sidebar, header and toasts around the screen. */
export function AppShell({ headerActions, children }: AppShellProps) {
  const sidebar = useSidebar();
  const mainRef = useRef<HTMLElement>(null);
  useNavigationEffects(mainRef);
  return (
    <div className="flex min-h-dvh">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md forced-colors:border bg-primary px-3 py-2 font-medium text-primary-foreground focus:translate-y-0"
      >
        Skip to main content
      </a>
      <Sidebar {...sidebar} />
      <div className="flex min-w-0 flex-1 flex-col">
        <Header sidebar={sidebar} actions={headerActions} />
        <DemoBanner />
        <ToasterOnDemand />
        <main
          ref={mainRef}
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-[100rem] flex-1 p-4 outline-none md:p-6"
        >
          {children}
        </main>
      </div>
    </div>
  );
}

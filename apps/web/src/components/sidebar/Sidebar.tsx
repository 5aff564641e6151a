import { lazy, Suspense } from 'react';
import { cn } from '~/lib/cn';
import { SidebarNav } from './SidebarNav';
import type { SidebarState } from './use-sidebar';

const SidebarSheet = lazy(() => import('./SidebarSheet').then((module) => ({ default: module.SidebarSheet })));

/** 16rem wide, 3rem with icons only, and a sheet of 18rem below 768 px. */
export function Sidebar({ isOpen, isSheet, isSheetOpen, setSheetOpen }: SidebarState) {
  if (isSheet) {
    return (
      isSheetOpen && (
        <Suspense fallback={null}>
          <SidebarSheet onClose={() => setSheetOpen(false)} />
        </Suspense>
      )
    );
  }
  return (
    <aside
      aria-label="Sidebar"
      data-state={isOpen ? 'expanded' : 'collapsed'}
      className={cn(
        'sticky top-0 flex h-dvh print:hidden shrink-0 flex-col border-border border-r bg-sidebar motion-safe:transition-[width]',
        isOpen ? 'w-64' : 'w-12',
      )}
    >
      <SidebarNav isIconOnly={!isOpen} />
    </aside>
  );
}

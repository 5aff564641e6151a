import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useShortcut } from '~/lib/browser/use-shortcut';

const CommandPalette = lazy(() => import('./CommandPalette').then((module) => ({ default: module.CommandPalette })));

/** The search button of the header; Ctrl/Cmd+K does the same anywhere, also while typing. */
export function CommandPaletteButton() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    if (next) setOpened(true);
  };
  useShortcut('k', () => change(!isOpen), { whileTyping: true });

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => change(true)}
        className="flex h-9 items-center gap-2 rounded-md px-2.5 text-muted-foreground hover:bg-accent hover:text-foreground sm:w-56 sm:border sm:border-border sm:bg-card lg:w-72"
      >
        <Search aria-hidden className="size-4 shrink-0" />
        <span className="flex-1 text-left max-sm:sr-only">
          Search<span className="sr-only"> screens and companies</span>
        </span>
        <kbd aria-hidden className="hidden rounded border border-border bg-muted px-1.5 font-sans text-xs sm:block">
          {SHORTCUT}
        </kbd>
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <CommandPalette isOpen={isOpen} onOpenChange={change} />
        </Suspense>
      )}
    </>
  );
}

const SHORTCUT = navigator.userAgent.includes('Mac') ? '⌘K' : 'Ctrl K';

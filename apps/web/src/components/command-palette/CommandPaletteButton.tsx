import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useQuestionMark } from '~/lib/browser/keyboard/use-question-mark';
import { useShortcut } from '~/lib/browser/keyboard/use-shortcut';
import { TypeAhead, type Typed } from './TypeAhead';

const loadPalette = () => import('./CommandPalette');
const CommandPalette = lazy(() => loadPalette().then((module) => ({ default: module.CommandPalette })));
const KeyboardKeys = lazy(() => import('./KeyboardKeys').then((module) => ({ default: module.KeyboardKeys })));

const NOTHING_TYPED: Typed = { text: '', isEntered: false };

/** The search button of the header; Ctrl/Cmd+K does the same anywhere, also while typing. `?` shows all keys. */
export function CommandPaletteButton() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [areKeysShown, showKeys] = useState(false);
  const [typed, setTyped] = useState<Typed>(NOTHING_TYPED);
  const change = (next: boolean) => {
    setOpen(next);
    setTyped(NOTHING_TYPED);
    if (next) setOpened(true);
  };
  useShortcut('k', () => change(!isOpen), { whileTyping: true });
  useQuestionMark(() => showKeys(true));

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => change(true)}
        onPointerEnter={() => void loadPalette()}
        className="flex h-9 touch:h-11 touch:min-w-11 items-center gap-2 rounded-md px-2.5 text-muted-foreground hover:bg-accent hover:text-foreground sm:w-56 sm:border sm:border-border sm:bg-card lg:w-72"
      >
        <Search aria-hidden className="size-4 shrink-0" />
        <span className="flex-1 text-left max-sm:sr-only">
          Search<span className="sr-only"> everything</span>
        </span>
        <kbd aria-hidden className="hidden rounded border border-border bg-muted px-1.5 font-sans text-xs sm:block">
          {SHORTCUT}
        </kbd>
      </button>
      {wasOpened && (
        <Suspense fallback={isOpen && <TypeAhead typed={typed} onType={setTyped} onEscape={() => change(false)} />}>
          <CommandPalette
            isOpen={isOpen}
            typed={typed}
            onType={setTyped}
            onOpenChange={change}
            onShowKeys={() => {
              change(false);
              showKeys(true);
            }}
          />
        </Suspense>
      )}
      {areKeysShown && (
        <Suspense fallback={null}>
          <KeyboardKeys onClose={() => showKeys(false)} />
        </Suspense>
      )}
    </>
  );
}

const SHORTCUT = navigator.userAgent.includes('Mac') ? '⌘K' : 'Ctrl K';

import { useEffect, useRef } from 'react';
import { cn } from '~/lib/cn';
import type { PairSide, PairView } from './pair-view';
import { StrengthBadge } from './StrengthBadge';

interface PairRowProps {
  pair: PairView;
  isSelected: boolean;
  /** It was chosen by a letter, from anywhere on the screen. */
  takesFocus: boolean;
  onOpen: () => void;
}

/** Both names with what tells them apart, and why they may be the same. */
export function PairRow({ pair: { strength, reasons, sides }, isSelected, takesFocus, onOpen }: PairRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Arrow keys take the focus along.
    const isFollowed = takesFocus || document.activeElement?.closest('[data-pair-row]') != null;
    if (isSelected && isFollowed) button.current?.focus({ preventScroll: true });
  }, [isSelected, takesFocus]);
  return (
    <button
      ref={button}
      type="button"
      data-pair-row
      aria-current={isSelected ? 'true' : undefined}
      onClick={onOpen}
      className={cn(
        'flex w-full flex-col gap-0.5 border-transparent border-l-2 px-3 py-2 text-left hover:bg-accent',
        'focus-visible:-outline-offset-2',
        isSelected && 'border-primary bg-accent',
      )}
    >
      {sides.map((side, index) => (
        <SideLine key={side.id} side={side} isSecond={index === 1} />
      ))}
      <span className="flex w-full items-center gap-2">
        <StrengthBadge strength={strength} />
        <span className="min-w-0 truncate text-muted-foreground text-xs">
          {reasons.map(({ text }) => text).join(' · ')}
        </span>
      </span>
    </button>
  );
}

function SideLine({ side: { name, key, detail }, isSecond }: { side: PairSide; isSecond: boolean }) {
  return (
    <span className="w-full truncate">
      {isSecond && <span className="sr-only">and </span>}
      <span className="font-medium">{name}</span>{' '}
      <span className="text-muted-foreground text-ui">{[key, detail].filter(Boolean).join(' · ')}</span>
    </span>
  );
}

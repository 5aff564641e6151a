import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import type { Session } from './message-session';

interface VariantSwitchProps {
  session: Session;
  onMove: (step: 1 | -1) => void;
}

/** "‹ 2 of 3 ›": the messages of this visit. */
export function VariantSwitch({ session: { messages, index }, onMove }: VariantSwitchProps) {
  if (messages.length < 2) return null;
  return (
    <div className="flex items-center gap-1">
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="Previous message"
        disabled={index === 0}
        onClick={() => onMove(-1)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <span aria-live="polite" className="text-ui tabular-nums">
        {index + 1} of {messages.length}
      </span>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="Next message"
        disabled={index === messages.length - 1}
        onClick={() => onMove(1)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </div>
  );
}

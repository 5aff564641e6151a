import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { formatNumber } from '~/lib/format/format';
import type { LeadSteps } from './use-lead-steps';

/** "12 of 150" within the list that the lead was opened from, and the ways to the leads before and after it. */
export function LeadNavigation({ steps: { neighbors, goTo } }: { steps: LeadSteps }) {
  const { position = null, total = 0, previousId = null, nextId = null } = neighbors ?? {};
  return (
    <nav aria-label="Leads of the list" className="flex items-center gap-1">
      <Step id={previousId} label="Previous lead" letter="k" onGo={goTo} />
      <Step id={nextId} label="Next lead" letter="j" onGo={goTo} />
      <p role="status" className="ml-1 text-muted-foreground text-ui tabular-nums">
        {position === null ? '' : `${formatNumber(position)} of ${formatNumber(total)}`}
      </p>
    </nav>
  );
}

interface StepProps {
  id: string | null;
  label: string;
  letter: 'j' | 'k';
  onGo: (id: string) => void;
}

function Step({ id, label, letter, onGo }: StepProps) {
  return (
    <Button
      variant="outline"
      size="icon-sm"
      aria-label={label}
      aria-keyshortcuts={letter}
      title={`${label} (${letter})`}
      disabled={id === null}
      onClick={() => id !== null && onGo(id)}
    >
      {letter === 'k' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
    </Button>
  );
}

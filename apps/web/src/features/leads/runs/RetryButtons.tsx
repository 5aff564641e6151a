import type { EnrichmentRun, LeadStep } from '@workbench/services/leads/schemas';
import { ChevronDown, RotateCw } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '~/components/ui/overlays/DropdownMenu';
import { REPEAT_RISK, repeatButtonLabel, STEP_LABEL } from '../lead-labels';

interface RetryButtonsProps {
  run: EnrichmentRun;
  name: string;
  isBusy: boolean;
  onRetry: (step?: LeadStep) => void;
  onRepeatLost: () => void;
}

/** Everything that has failed again, or one step where it has failed: with a new key the others need not be asked. */
export function RetryButtons({ run, name, isBusy, onRetry, onRepeatLost }: RetryButtonsProps) {
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Retry failed leads in ${name}`}
        disabled={isBusy}
        onClick={() => onRetry()}
      >
        <RotateCw aria-hidden />
        Retry failed
      </Button>
      {run.repeatCredits > 0 && (
        <Button variant="outline" size="sm" title={REPEAT_RISK} disabled={isBusy} onClick={onRepeatLost}>
          {repeatButtonLabel(run.repeatCredits)}
        </Button>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline" size="sm" aria-label={`Retry one step in ${name}`} disabled={isBusy}>
            Retry one step
            <ChevronDown aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuLabel>Retry failed leads for</DropdownMenuLabel>
          {run.steps.map((step) => (
            <DropdownMenuItem key={step} onSelect={() => onRetry(step)}>
              {STEP_LABEL[step]}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </>
  );
}

import type { EnrichmentStep } from '@workbench/services/leads/schemas';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import { READ_FAILURE } from '~/lib/api/errors';
import { parseCreditLimit } from '../parse-credit-limit';
import { CreditLimitField } from './CreditLimitField';
import { EnrichmentEstimateTable } from './EnrichmentEstimateTable';
import { EnrichmentStepFields } from './EnrichmentStepFields';
import { type EnrichTarget, useEnrich } from './use-enrich';

interface EnrichDialogProps {
  title: string;
  target: EnrichTarget;
  onClose: () => void;
  /** The enrichment has begun. */
  onStarted?: () => void;
}

/** Steps, price and cap before leads that are there are enriched. Begins open. */
export function EnrichDialog({ title, target, onClose, onStarted }: EnrichDialogProps) {
  const [steps, setSteps] = useState<readonly EnrichmentStep[]>([
    'pdl_search',
    'linkedin_discovery',
    'company_research',
  ]);
  const [text, setText] = useState('');
  const creditLimit = parseCreditLimit(text);
  const { estimate, readEstimate, start, isStarting } = useEnrich(target, steps, () => {
    onStarted?.();
    onClose();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other steps have another price
  useEffect(() => readEstimate(), [steps]);
  const canStart = !isStarting && creditLimit !== undefined && steps.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canStart) start(creditLimit);
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isStarting && onClose()}>
      <DialogContent className="sm:max-w-xl">
        <DialogHeader>
          <DialogTitle className="break-words">{title}</DialogTitle>
          <DialogDescription>
            Data you already paid for is not bought again. Results stay here until you write them back.
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col gap-4">
          <fieldset disabled={isStarting} className="min-w-0">
            <legend className="sr-only">Steps</legend>
            <ol className="flex flex-col gap-3">
              <EnrichmentStepFields steps={steps} onChange={setSteps} />
            </ol>
          </fieldset>
          <div className="flex min-w-0 flex-col gap-2">
            {estimate.data && !estimate.isPending ? (
              <EnrichmentEstimateTable estimate={estimate.data} creditLimit={creditLimit} />
            ) : estimate.error ? (
              <ErrorState title={READ_FAILURE.estimate} error={estimate.error} onRetry={readEstimate} />
            ) : (
              <p role="status" className="text-muted-foreground">
                Estimating cost…
              </p>
            )}
          </div>
          <CreditLimitField value={text} isDisabled={isStarting} onChange={setText} />
          <DialogFooter>
            <Button variant="outline" disabled={isStarting} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!canStart}>
              {isStarting ? 'Starting...' : 'Start enrichment'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

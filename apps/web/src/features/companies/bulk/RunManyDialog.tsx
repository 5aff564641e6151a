import { useMutation, useQuery } from '@tanstack/react-query';
import { CAMPAIGN_NAME_MAX } from '@workbench/services/campaigns/limits';
import type { CompanySelectionInput } from '@workbench/services/companies/schemas';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import { errorMessage } from '~/lib/api/errors';
import { invalidateAfter } from '~/lib/api/query-client';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';
import { focusInstead } from './focus-instead';
import { MANY_RUNS } from './many-runs';

interface RunManyDialogProps {
  kind: keyof typeof MANY_RUNS;
  selection: CompanySelectionInput;
  onStarted: () => void;
  onClose: () => void;
  onClosed: () => void;
}

/** Says what work on the selected companies would take and cost, and starts it. Begins open. */
export function RunManyDialog({ kind, selection, onStarted, onClose, onClosed }: RunManyDialogProps) {
  const run = MANY_RUNS[kind];
  const [name, setName] = useState('');
  const estimate = useQuery({
    queryKey: ['bulk-estimate', kind, JSON.stringify(selection)],
    queryFn: () => run.estimate(selection),
    staleTime: 0,
    gcTime: 0,
  });
  const start = useMutation({
    mutationFn: () => run.start(selection, name.trim()),
    onSuccess: () => {
      toast(run.started);
      onStarted();
      onClose();
    },
    onError: (error) => toastFailure(run.failure, error),
    onSettled: () => void invalidateAfter(run.write),
  });
  const isReady = estimate.data !== undefined && !start.isPending && (!run.isNamed || name.trim() !== '');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) start.mutate();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !start.isPending && onClose()}>
      <DialogContent className="sm:max-w-md" onCloseAutoFocus={focusInstead(onClosed)}>
        <DialogHeader>
          <DialogTitle>{run.title}</DialogTitle>
          <DialogDescription>Runs in the background for the selected companies.</DialogDescription>
        </DialogHeader>
        <form onSubmit={onSubmit} className="flex flex-1 flex-col gap-4">
          {run.isNamed && (
            <Field label="Campaign name *">
              {(control) => (
                <Input
                  {...control}
                  required
                  autoComplete="off"
                  maxLength={CAMPAIGN_NAME_MAX}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
          )}
          <p role="status" className="min-h-5 text-pretty text-muted-foreground text-ui">
            {estimate.isPending && 'Estimating…'}
            {estimate.data}
            {estimate.error && <span className="text-destructive">{errorMessage(estimate.error)}</span>}
          </p>
          <DialogFooter>
            <Button variant="outline" disabled={start.isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!isReady}>
              {start.isPending ? 'Starting…' : run.action}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

import type { EnrichmentRun } from '@workbench/services/leads/schemas';
import { Pause, Play, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { availableRunActions } from '../run-status';
import { RetryButtons } from './RetryButtons';
import { useRunActions } from './use-run-actions';

const ConfirmDialog = lazy(() =>
  import('~/components/ui/overlays/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

export function RunActions({ run, name }: { run: EnrichmentRun; name: string }) {
  const [isConfirming, setConfirming] = useState(false);
  const { pause, resume, cancel, retry, repeatLost, isActing } = useRunActions(run.id);
  const { canPause, canResume, canCancel, canRetry } = availableRunActions(run);
  return (
    <div className="flex flex-wrap gap-2">
      {canPause && (
        <Button variant="outline" size="sm" aria-label={`Pause ${name}`} disabled={isActing} onClick={pause}>
          <Pause aria-hidden />
          Pause
        </Button>
      )}
      {canResume && (
        <Button size="sm" aria-label={`Resume ${name}`} disabled={isActing} onClick={resume}>
          <Play aria-hidden />
          Resume
        </Button>
      )}
      {canRetry && <RetryButtons run={run} name={name} isBusy={isActing} onRetry={retry} onRepeatLost={repeatLost} />}
      {canCancel && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Cancel ${name}`}
          disabled={isActing}
          onClick={() => setConfirming(true)}
        >
          <X aria-hidden />
          Cancel
        </Button>
      )}
      {isConfirming && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title="Cancel this enrichment?"
            action="Cancel enrichment"
            dismiss="Keep running"
            onConfirm={cancel}
            onClose={() => setConfirming(false)}
          >
            Results so far are kept. Pending leads are not enriched, and nothing is written to the sheet.
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}

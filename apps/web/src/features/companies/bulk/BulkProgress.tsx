import type { BulkChange } from '@workbench/services/bulk/schemas';
import { Button } from '~/components/ui/controls/Button';
import { Progress } from '~/components/ui/feedback/Progress';
import { progressText } from './bulk-words';

interface BulkProgressProps {
  change: BulkChange;
  isCancelling: boolean;
  onCancel: () => void;
}

/** How far a change of many companies is. */
export function BulkProgress({ change, isCancelling, onCancel }: BulkProgressProps) {
  const { state, done, companies } = change;
  const text = progressText(change);
  return (
    <div className="flex min-w-0 basis-full flex-wrap items-center gap-3 text-ui">
      <p className="tabular-nums">{text}</p>
      <Progress label={text} value={(done / companies) * 100} className="min-w-24 max-w-64 flex-1" />
      {state === 'running' && (
        <Button variant="outline" size="sm" disabled={isCancelling} onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}

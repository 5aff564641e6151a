import type { CompanyImport } from '@workbench/services/companies/schemas';
import { Rows3, Undo2, X } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { Badge } from '~/components/ui/display/Badge';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { Progress } from '~/components/ui/feedback/Progress';
import { formatDate, formatRelativeTime } from '~/lib/format/format';
import { useNow } from '~/lib/state/use-now';
import { IMPORT_MODES } from '../plan/import-modes';
import { countsText, IMPORT_STATES, IMPORTED_BY, progressPercent, takenBackText } from './import-labels';
import { isMoving } from './use-imports';

interface ImportItemProps {
  run: CompanyImport;
  isBusy: boolean;
  onShow: () => void;
  onCancel: () => void;
  onTakeBack: () => void;
}

/** One import: what it was, what came of it, and what can be done about it. */
export function ImportItem({ run, isBusy, onShow, onCancel, onTakeBack }: ImportItemProps) {
  const { fileName, state, startedAt, takenBack } = run;
  const now = useNow();
  const { label, variant } = IMPORT_STATES[state];
  const mode = IMPORT_MODES.find(({ value }) => value === run.mode)?.label;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 break-all font-medium">{fileName}</span>
          <Badge variant={variant}>{label}</Badge>
        </p>
        <p className="text-muted-foreground text-ui">
          {IMPORTED_BY[run.by] ?? run.by},{' '}
          <span title={formatDate(startedAt)}>{formatRelativeTime(startedAt, now)}</span> · {mode}
        </p>
        <p className="text-ui tabular-nums">{countsText(run)}</p>
        {takenBack !== null && <p className="text-muted-foreground text-ui tabular-nums">{takenBackText(takenBack)}</p>}
        {run.message !== null && <InlineError>{run.message}</InlineError>}
        {isMoving(run) && <Progress value={progressPercent(run)} label={`${label} ${fileName}`} className="mt-1" />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" aria-label={`Rows of ${fileName}`} onClick={onShow}>
          <Rows3 aria-hidden />
          Rows
        </Button>
        {state === 'running' && (
          <Button
            variant="outline"
            size="sm"
            aria-label={run.isCancelRequested ? undefined : `Cancel the import of ${fileName}`}
            disabled={isBusy || run.isCancelRequested}
            onClick={onCancel}
          >
            <X aria-hidden />
            {run.isCancelRequested ? 'Cancelling…' : 'Cancel'}
          </Button>
        )}
        {(state === 'completed' || state === 'failed' || state === 'cancelled') && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Undo the import of ${fileName}`}
            disabled={isBusy}
            onClick={onTakeBack}
          >
            <Undo2 aria-hidden />
            Undo
          </Button>
        )}
      </div>
    </li>
  );
}

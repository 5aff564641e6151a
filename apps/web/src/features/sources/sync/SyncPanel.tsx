import type { SyncRun } from '@workbench/services/sources/schemas';
import { Pause, Play, RotateCw, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { Progress } from '~/components/ui/feedback/Progress';
import { timeLeftText } from '~/lib/format/duration';
import { formatRelativeTime } from '~/lib/format/format';
import { isSyncFinished, SYNC_TITLE, syncCountsText, syncPercentDone } from './sync-run';
import type { SyncControls } from './use-sync-run';

const ConfirmDialog = lazy(() =>
  import('~/components/ui/overlays/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);
const SyncItems = lazy(() => import('./SyncItemList').then((module) => ({ default: module.SyncItemList })));

/** How far the latest sync is, what can be done to it, and which companies did not get through. */
export function SyncPanel({ run, controls }: { run: SyncRun; controls: SyncControls }) {
  const [isConfirming, setConfirming] = useState(false);
  const [areItemsShown, setItemsShown] = useState(false);
  const isOver = isSyncFinished(run);
  const notDone = run.failed + run.skipped;
  const timeLeft = run.state === 'running' ? timeLeftText(run.secondsLeft) : null;
  return (
    <Card aria-label="Sync">
      <CardHeader className="flex-row flex-wrap items-start justify-between gap-2">
        <div className="flex min-w-0 flex-col gap-1">
          <CardTitle>{SYNC_TITLE[run.state]}</CardTitle>
          <CardDescription>
            {run.origin === 'auto' ? 'Hourly auto-sync' : 'Sync All'}, {isOver ? 'finished' : 'started'}{' '}
            {formatRelativeTime(isOver ? (run.finishedAt ?? run.createdAt) : run.createdAt)}
          </CardDescription>
        </div>
        <RunButtons run={run} controls={controls} onCancel={() => setConfirming(true)} />
      </CardHeader>
      <CardContent className="flex flex-col gap-2">
        {!isOver && <Progress value={syncPercentDone(run)} label="Sync progress" />}
        <p role="status" className="flex flex-wrap justify-between gap-x-4 text-ui text-muted-foreground">
          <span>{syncCountsText(run)}</span>
          {timeLeft && <span>{timeLeft}</span>}
        </p>
        {notDone > 0 && (
          <div className="flex flex-col gap-2">
            <div>
              <Button
                variant="link"
                size="sm"
                className="-ml-3"
                aria-expanded={areItemsShown}
                onClick={() => setItemsShown(!areItemsShown)}
              >
                {areItemsShown ? 'Hide' : 'Show'} failed and skipped companies
              </Button>
            </div>
            {areItemsShown && (
              <Suspense fallback={null}>
                <SyncItems run={run} />
              </Suspense>
            )}
          </div>
        )}
      </CardContent>
      {isConfirming && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title="Cancel this sync?"
            action="Cancel sync"
            dismiss="Keep syncing"
            onConfirm={controls.cancel}
            onClose={() => setConfirming(false)}
          >
            Synced companies keep their new figures. The rest are skipped until the next sync.
          </ConfirmDialog>
        </Suspense>
      )}
    </Card>
  );
}

interface RunButtonsProps {
  run: SyncRun;
  controls: SyncControls;
  onCancel: () => void;
}

function RunButtons({ run, controls, onCancel }: RunButtonsProps) {
  const { isActing, pause, resume, retry } = controls;
  const isOver = isSyncFinished(run);
  return (
    <div className="flex flex-wrap gap-2">
      {run.state === 'running' && (
        <Button variant="outline" size="sm" disabled={isActing} onClick={pause}>
          <Pause aria-hidden />
          Pause
        </Button>
      )}
      {run.state === 'paused' && (
        <Button size="sm" disabled={isActing} onClick={resume}>
          <Play aria-hidden />
          Resume
        </Button>
      )}
      {(run.state === 'running' || run.state === 'paused') && (
        <Button variant="outline" size="sm" disabled={isActing} onClick={onCancel}>
          <X aria-hidden />
          Cancel
        </Button>
      )}
      {isOver && run.failed + run.skipped > 0 && (
        <Button variant="outline" size="sm" disabled={isActing} onClick={retry}>
          <RotateCw aria-hidden />
          Retry failed
        </Button>
      )}
    </div>
  );
}

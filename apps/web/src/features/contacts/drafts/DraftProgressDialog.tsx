import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '~/components/ui/controls/Button';
import { Alert } from '~/components/ui/feedback/Alert';
import { Progress } from '~/components/ui/feedback/Progress';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import { formatNumber } from '~/lib/format/format';
import { draftRunText } from './draft-run-text';
import type { DraftRun } from './use-draft-messages';

const TITLES: Record<DraftRun['state'], string> = {
  running: 'Writing drafts',
  over: 'Drafts written',
  stopped: 'Drafting stopped',
  failed: 'Drafting failed',
};

interface DraftProgressDialogProps {
  run: DraftRun;
  /** Gets the focus back. */
  opener: Element | null;
  onStop: () => void;
  onClose: () => void;
}

/** How far the drafts are, and what became of them. */
export function DraftProgressDialog({ run, opener, onStop, onClose }: DraftProgressDialogProps) {
  const { campaignId, total, counts, state, problem } = run;
  const isRunning = state === 'running';
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isRunning && onClose()}>
      <DialogContent
        className="sm:max-w-md"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (opener instanceof HTMLElement) opener.focus();
        }}
      >
        <DialogHeader>
          <DialogTitle>{TITLES[state]}</DialogTitle>
          <DialogDescription>
            {isRunning ? 'Keep this page open. If you stop, drafts written so far are kept.' : 'Nothing was sent.'}
          </DialogDescription>
        </DialogHeader>
        <Progress label="Drafts" value={total === null ? null : (100 * counts.done) / Math.max(1, total)} />
        <p role="status">
          {total === null
            ? isRunning && 'Adding the contacts to the campaign…'
            : isRunning
              ? `${formatNumber(counts.done)} of ${formatNumber(total)}`
              : draftRunText(counts)}
        </p>
        {state === 'failed' && (
          <Alert variant="destructive" role="alert">
            {problem}
          </Alert>
        )}
        {counts.refused.length > 0 && (
          <Alert variant="warning" title={`${formatNumber(counts.refused.length)} could not be drafted`}>
            <ul className="max-h-48 list-disc overflow-y-auto pl-4">
              {counts.refused.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Alert>
        )}
        <DialogFooter>
          {isRunning ? (
            <Button variant="outline" onClick={onStop}>
              Stop
            </Button>
          ) : (
            <>
              <Link
                to="/linkedin-outreach"
                search={{ tab: 'messages', campaign: campaignId }}
                className={buttonClass('outline')}
              >
                Show messages
              </Link>
              <Button onClick={onClose}>Close</Button>
            </>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import { PenLine } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { Card } from '~/components/ui/display/Card';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { Progress } from '~/components/ui/feedback/Progress';
import { formatCount } from '~/lib/format/format';
import { recipientLabel } from '../outreach-labels';
import { draftingText } from './drafting-text';
import type { DraftingState } from './use-drafting';

interface DraftingBarProps {
  campaign: OutreachCampaign;
  drafting: DraftingState;
  /** Whether someone may still lack a first draft. */
  areDraftsMissing: boolean;
}

/** Drafts for many recipients at once: starts them, and says how far they are and why one failed. */
export function DraftingBar({ campaign, drafting, areDraftsMissing }: DraftingBarProps) {
  const { run, isRunning, isBusy, selected, failures } = drafting;
  if (campaign.status === 'completed' && run === null) return null;
  const hasReplies = campaign.accepted + campaign.replied > 0;
  return (
    <Card aria-label="Drafts" className="flex min-w-0 flex-col gap-3 p-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="min-w-0 text-ui">
          {run === null
            ? areDraftsMissing
              ? 'Have drafts written for many people at once; each waits for your review.'
              : 'Every message has a draft.'
            : draftingText(run)}
        </p>
        <div className="flex flex-wrap gap-2">
          {isRunning ? (
            <Button variant="outline" size="sm" onClick={drafting.cancel}>
              Cancel
            </Button>
          ) : (
            campaign.status !== 'completed' && (
              <>
                {run !== null && run.failed > 0 && run.state !== 'cancelled' && (
                  <Button variant="outline" size="sm" disabled={isBusy} onClick={drafting.retry}>
                    Retry failed
                  </Button>
                )}
                {hasReplies && (
                  <Button variant="outline" size="sm" disabled={isBusy} onClick={() => drafting.start('next')}>
                    Write next messages
                  </Button>
                )}
                {(areDraftsMissing || selected.size > 0) && (
                  <Button size="sm" disabled={isBusy} onClick={() => drafting.start('first')}>
                    <PenLine aria-hidden />
                    {selected.size > 0
                      ? `Write ${formatCount(selected.size, 'draft', 'drafts')}`
                      : 'Write missing drafts'}
                  </Button>
                )}
              </>
            )
          )}
        </div>
      </div>
      {isRunning && run !== null && (
        <Progress value={((run.total - run.pending - run.running) / run.total) * 100} label="Drafts written" />
      )}
      {run !== null && failures.length > 0 && (
        <details className="text-ui">
          <summary className="cursor-pointer text-link">
            Why {formatCount(run.failed, 'draft', 'drafts')} failed
          </summary>
          <ScrollRegion aria-label="Failed drafts" className="mt-1 max-h-60 px-3 py-2">
            <ul className="flex flex-col gap-1">
              {failures.map((item) => (
                <li key={item.messageId} className="break-words">
                  <span className="font-medium">{recipientLabel(item)}</span>
                  <span className="text-muted-foreground">: {item.message ?? 'no reason given'}</span>
                </li>
              ))}
            </ul>
          </ScrollRegion>
        </details>
      )}
    </Card>
  );
}

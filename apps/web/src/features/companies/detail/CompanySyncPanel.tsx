import type { CompanySync, SourceOutcome } from '@workbench/services/sources/schemas';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Badge } from '~/components/ui/display/Badge';
import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { READ_FAILURE } from '~/lib/api/errors';
import { cn } from '~/lib/cn';
import { formatCount, formatRelativeTime } from '~/lib/format/format';
import { COMPANY_SYNC_LABEL, repeatRiskText, SOURCE_OUTCOME_LABEL } from '../sync/company-sync-state';
import type { CompanySyncState } from '../sync/use-company-sync';

const TONES = { success: 'success', neutral: 'default', failure: 'destructive' } as const;

/** What each source answered when it was last asked, and a button to ask again. */
export function CompanySyncPanel({ sync: { sync, isRunning, start } }: { sync: CompanySyncState }) {
  return (
    <PanelQueryState query={sync} failure={READ_FAILURE.sync}>
      {(data) => (
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p role="status" className="min-w-0 flex-1">
              {isRunning ? COMPANY_SYNC_LABEL.running : stateText(data)}
            </p>
            <Button variant="outline" size="sm" disabled={isRunning} onClick={() => start()}>
              <RefreshCw aria-hidden className={cn(isRunning && 'motion-safe:animate-spin')} />
              {isRunning ? 'Syncing…' : 'Sync now'}
            </Button>
          </div>
          {data.outcomes.length > 0 && (
            <ul aria-label="Results by source" className="divide-y divide-border border-border border-y">
              {data.outcomes.map((outcome) => (
                <OutcomeLine key={outcome.id} outcome={outcome}>
                  <RepeatLost outcome={outcome} isRunning={isRunning} onRepeat={() => start([outcome.id])} />
                </OutcomeLine>
              ))}
            </ul>
          )}
        </div>
      )}
    </PanelQueryState>
  );
}

function stateText({ state, message, finishedAt }: CompanySync): string {
  const text =
    finishedAt === null ? COMPANY_SYNC_LABEL[state] : `${COMPANY_SYNC_LABEL[state]} ${formatRelativeTime(finishedAt)}`;
  return message === null ? text : `${text}: ${message}`;
}

interface RepeatLostProps {
  outcome: SourceOutcome;
  isRunning: boolean;
  onRepeat: () => void;
}

/** Where a response was lost that may be paid for: the risk, and a button that takes it. */
function RepeatLost({ outcome: { source, repeatCredits }, isRunning, onRepeat }: RepeatLostProps) {
  if (repeatCredits === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-ui">
      <p className="min-w-0 flex-1">{repeatRiskText(source, repeatCredits)}</p>
      <Button variant="outline" size="sm" disabled={isRunning} onClick={onRepeat}>
        Buy again · up to {formatCount(repeatCredits, 'credit', 'credits')}
      </Button>
    </div>
  );
}

interface OutcomeLineProps {
  outcome: SourceOutcome;
  children: ReactNode;
}

function OutcomeLine({ outcome: { source, outcome, message, at, credits }, children }: OutcomeLineProps) {
  const { label, tone } = SOURCE_OUTCOME_LABEL[outcome];
  const details = [at && formatRelativeTime(at), credits > 0 && formatCount(credits, 'credit', 'credits')];
  return (
    <li className="flex flex-col gap-0.5 py-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{source}</span>
        <Badge variant={TONES[tone]}>{label}</Badge>
        <span className="ml-auto text-muted-foreground text-xs">{details.filter(Boolean).join(' · ')}</span>
      </div>
      <p className={cn('break-words text-ui', tone === 'failure' ? 'text-destructive' : 'text-muted-foreground')}>
        {message}
      </p>
      {children}
    </li>
  );
}

import type { SourceOutcome } from '@workbench/services/sources/schemas';
import { RefreshCw } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { READ_FAILURE } from '~/lib/api/errors';
import { cn } from '~/lib/cn';
import { formatCount } from '~/lib/format/format';
import { COMPANY_SYNC_LABEL, companySyncText } from '../sync/company-sync-state';
import { repeatRiskText } from '../sync/repeat-risk-text';
import type { CompanySyncState } from '../sync/use-company-sync';
import { SyncOutcomes } from './SyncOutcomes';

/** What each source answered when it was last asked, and a button to ask again. */
export function CompanySyncPanel({ sync: { sync, isRunning, start } }: { sync: CompanySyncState }) {
  return (
    <PanelQueryState query={sync} failure={READ_FAILURE.sync}>
      {(data) => (
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p role="status" className="min-w-0 flex-1 whitespace-pre-line">
              {isRunning ? COMPANY_SYNC_LABEL.running : companySyncText(data)}
            </p>
            <Button variant="outline" size="sm" disabled={isRunning} onClick={() => start()}>
              <RefreshCw aria-hidden className={cn(isRunning && 'motion-safe:animate-spin')} />
              {isRunning ? 'Syncing…' : 'Sync now'}
            </Button>
          </div>
          {data.outcomes.length > 0 && (
            <SyncOutcomes
              outcomes={data.outcomes}
              action={(outcome) => (
                <RepeatLost outcome={outcome} isRunning={isRunning} onRepeat={() => start([outcome.id])} />
              )}
            />
          )}
        </div>
      )}
    </PanelQueryState>
  );
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

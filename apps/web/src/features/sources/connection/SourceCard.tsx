import { Link, useSearch } from '@tanstack/react-router';
import type { DataSource, SourceProblem } from '@workbench/services/sources/schemas';
import { Plug, PlugZap, TriangleAlert } from 'lucide-react';
import { buttonClass } from '~/components/ui/controls/Button';
import { Badge } from '~/components/ui/display/Badge';
import { Card } from '~/components/ui/display/Card';
import { formatNumber, formatRelativeTime } from '~/lib/format/format';
import { sourceUsageText } from '../source-catalogue';
import { TestSource } from './test/TestSource';

const HEALTH = {
  connected: { label: 'Connected', variant: 'success', Icon: PlugZap },
  needs_attention: { label: 'Needs attention', variant: 'warning', Icon: TriangleAlert },
  disconnected: { label: 'Disconnected', variant: 'default', Icon: Plug },
} as const;

/** One source: whether it is connected, what it covers, what it did today and what last went wrong. */
export function SourceCard({ source, now }: { source: DataSource; now: number }) {
  const { manage, catalogue } = useSearch({ from: '/sources' });
  const isManaged = manage === source.id || catalogue !== undefined;
  const isConnected = source.status === 'connected';
  const { label, variant, Icon } = HEALTH[source.health];
  return (
    <Card aria-label={source.name} className="flex min-w-0 flex-col gap-3 p-5">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="break-words font-semibold text-title leading-6">{source.name}</h3>
          {source.gives === 'identity' && (
            <p className="text-muted-foreground text-xs" title="Company identity only; no headcount">
              Identity only
            </p>
          )}
        </div>
        <Badge variant={variant}>
          <Icon aria-hidden className="size-3" />
          {label}
        </Badge>
      </div>
      {isConnected && (
        <dl className="grid grid-cols-2 gap-3">
          <SourceFact label="Last sync">{formatRelativeTime(source.lastSync, now)}</SourceFact>
          <SourceFact label="Companies tracked">{formatNumber(source.companiesTracked)}</SourceFact>
        </dl>
      )}
      {source.id !== null && <p className="text-ui text-muted-foreground">{sourceUsageText(source)}</p>}
      {source.lastError && <LastError source={source} error={source.lastError} now={now} />}
      {source.id !== null && (
        <div className="mt-auto flex flex-wrap items-start gap-2 pt-1">
          <Link
            to="/sources"
            search={{ manage: source.id }}
            resetScroll={false}
            aria-label={`Manage ${source.name}`}
            className={buttonClass('outline', 'sm')}
          >
            Manage
          </Link>
          {/* What it answered before its connection was managed may be of another key. */}
          <TestSource key={isManaged ? 'managed' : 'shown'} id={source.id} name={source.name} />
        </div>
      )}
    </Card>
  );
}

interface LastErrorProps {
  source: DataSource;
  error: SourceProblem;
  now: number;
}

/** What last went wrong; a refused key is changed from here. */
function LastError({ source, error: { message, kind, at }, now }: LastErrorProps) {
  return (
    <div className="flex gap-2 text-destructive">
      <TriangleAlert role="img" aria-label="Last error" className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-0 break-words">
        {message} <span className="whitespace-nowrap text-muted-foreground">{formatRelativeTime(at, now)}</span>
        {kind === 'auth' && source.id !== null && (
          <>
            {' '}
            <Link
              to="/sources"
              search={{ manage: source.id, field: 'key' }}
              resetScroll={false}
              aria-label={`Change key of ${source.name}`}
              className="whitespace-nowrap font-medium text-link underline-offset-4 hover:underline"
            >
              Change key
            </Link>
          </>
        )}
      </p>
    </div>
  );
}

function SourceFact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}

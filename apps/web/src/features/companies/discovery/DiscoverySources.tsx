import { Link } from '@tanstack/react-router';
import type { DiscoverySource } from '@workbench/services/sources/schemas';
import { Telescope } from 'lucide-react';
import { useId } from 'react';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { cn } from '~/lib/cn';
import { maxPriceText } from './discovery-form';
import type { DiscoveryForm } from './use-discovery';

/** Which sources are asked and what each costs at most; paid ones are never chosen beforehand. */
export function DiscoverySources({ form: { sources, asked, choose } }: { form: DiscoveryForm }) {
  if (sources.data === undefined) {
    if (sources.error) {
      return <ErrorState title={READ_FAILURE.sources} error={sources.error} onRetry={() => void sources.refetch()} />;
    }
    return <p role="status">Loading data sources...</p>;
  }
  const isAnyConnected = sources.data.some(({ connected }) => connected);
  return (
    <>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="pb-1 font-medium text-ui">Sources to search</legend>
        <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
          {sources.data.map((source) => (
            <SourceChoice
              key={source.id}
              source={source}
              isChosen={asked.some(({ id }) => id === source.id)}
              onChoose={(isChosen) => choose(source.id, isChosen)}
            />
          ))}
        </ul>
      </fieldset>
      {!isAnyConnected && (
        <div className="rounded-lg border border-border border-dashed">
          <EmptyState
            icon={Telescope}
            title="No discovery source connected"
            description={
              <>
                Connect one on{' '}
                <Link to="/sources" search={{ catalogue: 'all' }} className="text-link underline underline-offset-4">
                  Data Sources
                </Link>{' '}
                to start searching.
              </>
            }
          />
        </div>
      )}
    </>
  );
}

interface SourceChoiceProps {
  source: DiscoverySource;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function SourceChoice({ source, isChosen, onChoose }: SourceChoiceProps) {
  const id = useId();
  return (
    <li className="flex min-w-0 items-start gap-2">
      <input
        id={id}
        type="checkbox"
        className="mt-0.5 size-4 shrink-0"
        aria-describedby={source.reason === null ? undefined : `${id}-reason`}
        checked={isChosen}
        disabled={!source.connected}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <div className="min-w-0">
        <label htmlFor={id} className={cn(!source.connected && 'text-muted-foreground')}>
          {source.source}{' '}
          <span className="text-muted-foreground text-xs">
            {source.connected ? maxPriceText(source.creditsMax) : 'not connected'}
          </span>
        </label>
        {source.reason !== null && (
          <p id={`${id}-reason`} className="break-words text-muted-foreground text-xs">
            {source.reason}
          </p>
        )}
      </div>
    </li>
  );
}

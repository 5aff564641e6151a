import { Link } from '@tanstack/react-router';
import type { DiscoveryResult } from '@workbench/services/sources/schemas';
import { Check, Plus } from 'lucide-react';
import { CustomerBadge } from '~/components/customers/CustomerBadge';
import { RestoreButton } from '~/components/trash/RestoreButton';
import { Button } from '~/components/ui/controls/Button';
import { Badge } from '~/components/ui/display/Badge';
import type { CompaniesParams } from '../url-params';
import { discoveredEmployeesText } from './discovery-form';

interface DiscoveryResultRowProps {
  result: DiscoveryResult;
  /** The company's id when it is tracked. */
  trackedCompanyId: string | null;
  /** Set when it was deleted: it is restored instead of added. */
  trashId: string | null;
  isChosen: boolean;
  isDisabled: boolean;
  onChoose: (isChosen: boolean) => void;
  onAdd: () => void;
  onRestored: (companyId: string) => void;
}

export function DiscoveryResultRow(props: DiscoveryResultRowProps) {
  const { result, trackedCompanyId: trackedAs, isChosen, trashId, isDisabled, onChoose, onAdd, onRestored } = props;
  const facts = [result.industry, result.location].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2.5">
      <input
        type="checkbox"
        aria-label={`Select ${result.name}`}
        className="size-4 shrink-0"
        checked={isChosen}
        disabled={isDisabled || trackedAs !== null || trashId !== null || result.domain === null}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words font-medium">
          {result.name} <CustomerBadge customer={result.customer} />
        </p>
        <p className="break-all text-ui text-muted-foreground">{result.domain ?? 'Website unknown'}</p>
        {facts.length > 0 && <p className="text-ui text-muted-foreground">{facts.join(' · ')}</p>}
        <p className="flex flex-wrap gap-1 pt-1">
          <span className="sr-only">Found by </span>
          {result.sources.map((source) => (
            <Badge key={source} variant="outline">
              {source}
            </Badge>
          ))}
        </p>
      </div>
      <div className="sm:text-right">
        <p className="text-muted-foreground text-xs">Employees</p>
        <p className="tabular-nums">{discoveredEmployeesText(result)}</p>
      </div>
      <div className="ml-auto flex min-w-32 justify-end">
        {trackedAs !== null ? (
          <Link
            from="/search"
            to="/search"
            search={(previous: CompaniesParams) => ({ ...previous, company: trackedAs })}
            resetScroll={false}
            aria-label={`Tracked: open ${result.name}`}
            className="inline-flex h-8 items-center gap-1.5 font-medium text-link underline-offset-4 hover:underline"
          >
            <Check aria-hidden className="size-4" />
            Tracked
          </Link>
        ) : trashId !== null ? (
          <RestoreButton
            trashId={trashId}
            name={result.name}
            onRestored={({ recordIds: [id] }) => id !== undefined && onRestored(id)}
          />
        ) : (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Add to Tracking: ${result.name}`}
            disabled={isDisabled || result.domain === null}
            title={result.domain === null ? 'No source lists a domain, which is required for tracking' : undefined}
            onClick={onAdd}
          >
            <Plus aria-hidden />
            Add to Tracking
          </Button>
        )}
      </div>
      {trackedAs === null && trashId !== null && (
        <p className="basis-full text-muted-foreground text-xs">
          Deleted from this workspace and kept in the trash. Restore it to track it again.
        </p>
      )}
      {trackedAs === null && result.domain === null && (
        <p className="basis-full text-muted-foreground text-xs">
          Can’t be tracked yet: no source lists its website. Add it manually once you know its domain.
        </p>
      )}
    </li>
  );
}

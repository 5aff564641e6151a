import { TRPCClientError } from '@trpc/client';
import { Card } from '~/components/ui/display/Card';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { errorMessage, READ_FAILURE } from '~/lib/api/errors';
import { InvalidFilter } from '../filter/InvalidFilter';

interface ListFailureProps {
  error: Error | null;
  q: string;
  hasFilter: boolean;
  onRetry: () => void;
  onFilterRemoved: () => void;
}

/** In place of the companies: why they could not be read, and what to do about it. */
export function ListFailure({ error, q, hasFilter, onRetry, onFilterRemoved }: ListFailureProps) {
  // What the filter names may be gone, as a deleted list: trying again does not bring it back.
  const isRefused = error instanceof TRPCClientError && error.data?.code === 'BAD_REQUEST';
  return (
    <Card>
      {hasFilter && isRefused ? (
        <InvalidFilter problems={[errorMessage(error)]} onRemove={onFilterRemoved} />
      ) : (
        <ErrorState title={q === '' ? READ_FAILURE.companies : READ_FAILURE.search} error={error} onRetry={onRetry} />
      )}
    </Card>
  );
}

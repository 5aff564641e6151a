import type { TRPCClientErrorLike } from '@trpc/react-query';
import type { CompanyReport } from '@workbench/services/reports/schemas';
import type { AppRouter } from '@workbench/trpc';
import { SearchX } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { LazyReport } from './LazyReport';

interface OlderVersionProps {
  version: { error: TRPCClientErrorLike<AppRouter> | null; refetch: () => Promise<unknown> };
  shown: CompanyReport | undefined;
  companyId: string;
  onShowNewest: () => void;
}

/** A version that was asked for by its address, or in words why it can't be shown. */
export function OlderVersion({ version, shown, companyId, onShowNewest }: OlderVersionProps) {
  const isForeign = shown !== undefined && shown.companyId !== companyId;
  if (isForeign || (shown !== undefined && shown.reportData === null)) {
    return (
      <div role="alert" className="flex flex-col items-center gap-2 py-8 text-center">
        <p>This version belongs to another company.</p>
        <Button variant="outline" size="sm" onClick={onShowNewest}>
          Show latest
        </Button>
      </div>
    );
  }
  if (shown === undefined && version.error?.data?.code === 'NOT_FOUND') {
    return (
      <EmptyState
        icon={SearchX}
        title="Report version not found"
        description={version.error.message}
        action={
          <Button variant="outline" size="sm" onClick={onShowNewest}>
            Show latest
          </Button>
        }
      />
    );
  }
  if (shown === undefined && version.error) {
    return (
      <div className="flex flex-col items-center">
        <ErrorState title={READ_FAILURE.report} error={version.error} onRetry={() => void version.refetch()} />
        <Button variant="link" size="sm" onClick={onShowNewest}>
          Show latest
        </Button>
      </div>
    );
  }
  if (shown === undefined) {
    return (
      <p role="status" className="py-8 text-center text-muted-foreground">
        Loading report…
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-muted px-3 py-2 text-ui">
        You are viewing version {shown.version}.
        <Button variant="link" size="sm" className="-my-1 print:hidden" onClick={onShowNewest}>
          Show latest version
        </Button>
      </p>
      <LazyReport report={shown} />
    </div>
  );
}

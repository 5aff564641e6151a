import type { ApiKey } from '@workbench/services/api-keys/schemas';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { PageHeader } from '~/components/layout/PageHeader';
import { Button } from '~/components/ui/controls/Button';
import { Card } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { ConfirmDialog } from '~/components/ui/overlays/ConfirmDialog';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';
import { ApiKeyTable } from './ApiKeyTable';
import { CreateKeyDialog } from './CreateKeyDialog';
import { RenameKeyDialog } from './RenameKeyDialog';

/** Keys by which scripts and colleagues call the API. */
export function ApiKeysPage() {
  const keys = trpc.apiKeys.list.useQuery({}, { refetchOnMount: 'always' });
  const [isCreating, setCreating] = useState(false);
  const [renamed, setRenamed] = useState<ApiKey | null>(null);
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  const revoke = trpc.apiKeys.revoke.useMutation({
    onSuccess: ({ name }) => toast({ title: 'Key Revoked', description: `${name} is refused from now on.` }),
    onError: (error) => toastFailure('Failed to Revoke the Key', error),
  });
  const create = (
    <Button onClick={() => setCreating(true)}>
      <Plus aria-hidden />
      Create key
    </Button>
  );
  return (
    <div className="min-w-0">
      <PageHeader
        title="API Keys"
        subtitle="For scripts and colleagues. Each key has its own scopes and can be revoked separately."
        actions={create}
      />
      <Keys keys={keys} onRename={setRenamed} onRevoke={setRevoked} />
      {isCreating && <CreateKeyDialog onClose={() => setCreating(false)} />}
      {renamed !== null && <RenameKeyDialog apiKey={renamed} onClose={() => setRenamed(null)} />}
      {revoked !== null && (
        <ConfirmDialog
          title={`Revoke ${revoked.name}?`}
          action="Revoke key"
          onConfirm={() => revoke.mutate({ id: revoked.id })}
          onClose={() => setRevoked(null)}
        >
          Whoever uses {revoked.hint} is refused at once. A revoked key can’t be used again; it stays in this list.
        </ConfirmDialog>
      )}
    </div>
  );
}

interface KeysProps {
  keys: { data: ApiKey[] | undefined; error: unknown; refetch: () => unknown };
  onRename: (key: ApiKey) => void;
  onRevoke: (key: ApiKey) => void;
}

function Keys({ keys, ...actions }: KeysProps) {
  if (keys.data !== undefined && keys.data.length > 0) return <ApiKeyTable keys={keys.data} {...actions} />;
  return (
    <Card>
      {keys.data !== undefined ? (
        <EmptyState
          icon={KeyRound}
          title="No API keys yet"
          description="Create one for each script or colleague, with only the scopes it needs."
        />
      ) : keys.error ? (
        <ErrorState title={READ_FAILURE.apiKeys} error={keys.error} onRetry={() => void keys.refetch()} />
      ) : (
        <p role="status" className="px-6 py-10 text-center text-muted-foreground">
          Loading API keys…
        </p>
      )}
    </Card>
  );
}

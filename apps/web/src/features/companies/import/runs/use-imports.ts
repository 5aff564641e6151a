import { getQueryKey } from '@trpc/react-query';
import type { CompanyImport, ImportRowKind } from '@workbench/services/companies/schemas';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { usePaged } from '~/lib/api/use-paged';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';

const PAGE_SIZE = 10;
const POLL_MS = 1000;

export const isMoving = ({ state }: CompanyImport) => state === 'running' || state === 'taking_back';

/** The imports of the last 30 days, page by page; those that move are followed. */
export function useImports(isImporting: boolean) {
  return usePaged(
    getQueryKey(trpc.imports.list, { limit: PAGE_SIZE }, 'infinite'),
    (cursor, signal) => trpcClient.imports.list.query({ limit: PAGE_SIZE, ...cursor }, { signal }),
    (imports) => (isImporting || imports.some(isMoving) ? POLL_MS : false),
  );
}

const ROWS_PAGE_SIZE = 100;

/** What became of each row, page by page; of one kind, or of all. */
export function useImportedRows(id: string, kind: ImportRowKind | '') {
  const input = { id, limit: ROWS_PAGE_SIZE, ...(kind !== '' && { kind }) };
  return usePaged(getQueryKey(trpc.imports.rows, input, 'infinite'), (cursor, signal) =>
    trpcClient.imports.rows.query({ ...input, ...cursor }, { signal }),
  );
}

export function useImportActions() {
  const cancel = trpc.imports.cancel.useMutation({
    onError: (error) => toastFailure('Import Not Cancelled', error),
  });
  const takeBack = trpc.imports.takeBack.useMutation({
    onSuccess: ({ fileName }) => toast({ title: 'Undoing Import', description: `${fileName} is being undone.` }),
    onError: (error) => toastFailure('Import Not Undone', error),
  });
  return {
    isBusy: cancel.isPending || takeBack.isPending,
    cancel: (id: string) => cancel.mutate({ id }),
    takeBack: (id: string) => takeBack.mutate({ id }),
  };
}

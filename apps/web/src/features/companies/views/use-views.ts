import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { View } from '@workbench/services/views/schemas';
import { useCallback, useEffect } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { useListParams } from '../search/use-list-params';
import type { CompaniesParams } from '../url-params';
import { changeParams, isChanged, isEmptyView, paramsOf, savedParts, type ViewChange } from './view-params';

/** Changes what the list shows, in the address. */
export function useViewChange() {
  const navigate = useNavigate({ from: '/search' });
  return useCallback(
    (change: ViewChange, { replace = false } = {}) =>
      void navigate({
        replace,
        // Else the router gives the new list the scroll position of the old one.
        resetScroll: false,
        search: (previous: CompaniesParams) => changeParams(previous, change),
      }),
    [navigate],
  );
}

const NO_VIEW: ViewChange = {
  view: undefined,
  q: undefined,
  filter: undefined,
  sort: undefined,
  columns: undefined,
  density: undefined,
};

/** The views, and the one that the address names. */
export function useViews() {
  const search = useListParams();
  const change = useViewChange();
  const views = trpc.views.list.useQuery({});
  const current = views.data?.find(({ id }) => id === search.view) ?? null;
  const open = useCallback(
    (view: View | null, options?: { replace: boolean }) =>
      change(view === null ? NO_VIEW : { ...NO_VIEW, ...paramsOf(view), view: view.id }, options),
    [change],
  );
  // An address that names a view alone means all that the view keeps.
  const isBare = current !== null && isEmptyView(search) && !isEmptyView(paramsOf(current));
  useEffect(() => {
    if (isBare) open(current, { replace: true });
  }, [isBare, open, current]);
  const isGone = views.data !== undefined && current === null && search.view !== undefined && isEmptyView(search);
  return { views, current, isChanged: current !== null && !isBare && isChanged(search, current), isGone, open };
}

/** Saves what the list shows, as a view of its own or over another; renames one. */
export function useSaveView(onSaved: (view: View) => void) {
  const search = useListParams();
  const save = useMutation({
    mutationFn: ({ view, name }: { view: View | null; name?: string }) => {
      if (view === null) return trpcClient.views.create.mutate({ ...savedParts(search), name: name ?? '' });
      const { id, updatedAt } = view;
      const changed = name === undefined ? savedParts(search) : { name };
      return trpcClient.views.update.mutate({ id, updatedAt: updatedAt ?? '', ...changed });
    },
    onSuccess: (view) => {
      toast({ title: 'View Saved', description: view.name });
      onSaved(view);
    },
    onError: (error) =>
      toast({ title: 'Failed to Save View', description: errorMessage(error), variant: 'destructive' }),
    onSettled: () => void invalidateAfter('views.update'),
  });
  return { isSaving: save.isPending, save: save.mutate };
}

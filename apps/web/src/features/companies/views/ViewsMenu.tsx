import type { View } from '@workbench/services/views/schemas';
import { Check, LayoutList } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useDelete } from '~/components/trash/use-delete';
import { Button } from '~/components/ui/controls/Button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '~/components/ui/overlays/DropdownMenu';
import { READ_FAILURE } from '~/lib/api/errors';
import { cn } from '~/lib/cn';
import { useSaveView, useViews } from './use-views';

const ViewNameDialog = lazy(() => import('./ViewNameDialog'));

/** The views of the list: ready-made and saved ones, and what is done with the one that is shown. */
export function ViewsMenu() {
  const [named, setNamed] = useState<{ renamed: View | null } | null>(null);
  const { views, current, isChanged, isGone, open } = useViews();
  const { save } = useSaveView(open);
  const { remove } = useDelete(() => open(null));
  const saved = views.data?.filter(({ isReadyMade }) => !isReadyMade) ?? [];
  const isOwn = current !== null && !current.isReadyMade;
  const items = (shown: readonly View[]) =>
    shown.map((view) => (
      <DropdownMenuItem key={view.id} onSelect={() => open(view)}>
        <Check aria-hidden className={cn(view.id !== current?.id && 'invisible')} />
        <span className="truncate" title={view.name}>
          {view.name}
        </span>
        {view.id === current?.id && <span className="sr-only">, shown</span>}
      </DropdownMenuItem>
    ));
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline" className="max-w-full sm:max-w-96" title={current?.name}>
            <LayoutList aria-hidden />
            <span className="truncate">{current?.name ?? 'Views'}</span>
            {isChanged && <span className="text-muted-foreground">(changed)</span>}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" collisionPadding={8} className="max-h-96 w-72 overflow-y-auto">
          <DropdownMenuLabel>Ready-made</DropdownMenuLabel>
          {views.isPending && <DropdownMenuLabel role="status">Loading views…</DropdownMenuLabel>}
          {views.isError && <DropdownMenuLabel role="alert">{READ_FAILURE.views}</DropdownMenuLabel>}
          {items(views.data?.filter(({ isReadyMade }) => isReadyMade) ?? [])}
          {saved.length > 0 && <DropdownMenuLabel>Saved</DropdownMenuLabel>}
          {items(saved)}
          <DropdownMenuLabel className="truncate">{current === null ? 'This list' : current.name}</DropdownMenuLabel>
          {isOwn && isChanged && (
            <DropdownMenuItem onSelect={() => save({ view: current })}>Save changes</DropdownMenuItem>
          )}
          {isChanged && <DropdownMenuItem onSelect={() => open(current)}>Discard changes</DropdownMenuItem>}
          <DropdownMenuItem onSelect={() => setNamed({ renamed: null })}>Save as…</DropdownMenuItem>
          {isOwn && <DropdownMenuItem onSelect={() => setNamed({ renamed: current })}>Rename…</DropdownMenuItem>}
          {isOwn && (
            <DropdownMenuItem onSelect={() => remove({ kind: 'view', ids: [current.id], name: current.name })}>
              Delete
            </DropdownMenuItem>
          )}
          {current !== null && <DropdownMenuItem onSelect={() => open(null)}>Show all companies</DropdownMenuItem>}
        </DropdownMenuContent>
      </DropdownMenu>
      {current !== null && current.problems.length > 0 && (
        <p role="status" className="basis-full text-warning">
          {current.problems.join('. ')}.
        </p>
      )}
      {isGone && (
        <p role="status" className="basis-full text-warning">
          This view no longer exists. The list shows all companies.
        </p>
      )}
      {named !== null && (
        <Suspense fallback={null}>
          <ViewNameDialog
            renamed={named.renamed}
            // What is on screen may differ from the view that is renamed.
            onSaved={(view) => named.renamed === null && open(view)}
            onClose={() => setNamed(null)}
          />
        </Suspense>
      )}
    </>
  );
}

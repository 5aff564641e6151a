import { SELECTION_MAX } from '@workbench/services/contacts/limits';
import { Lightbulb } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { trpc } from '~/lib/api/trpc';
import { toFilterInput } from '../../lead-filters';
import type { LeadFilters } from '../../url-params';

const DecideSuggestionsDialog = lazy(() =>
  import('./DecideSuggestionsDialog').then((module) => ({ default: module.DecideSuggestionsDialog })),
);

interface DecideSuggestionsButtonProps {
  /** The chosen leads; without any: all of the filters. */
  ids: string[];
  filters: LeadFilters;
  onDone: () => void;
}

/** Opens the decision about many suggestions; left out while there are none. */
export function DecideSuggestionsButton({ ids, filters, onDone }: DecideSuggestionsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: counters } = trpc.leads.counters.useQuery({});
  if (!isOpen && !counters?.suggestions) return null;
  return (
    <>
      <Button variant="outline" size="sm" disabled={ids.length > SELECTION_MAX} onClick={() => setIsOpen(true)}>
        <Lightbulb aria-hidden />
        Decide suggestions
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DecideSuggestionsDialog
            target={ids.length === 0 ? { filter: toFilterInput(filters) } : { ids }}
            onDone={onDone}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

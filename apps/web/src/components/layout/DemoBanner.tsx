import { FlaskConical } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { undoOffer } from '~/components/trash/undo-offer';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';

const RemoveDemoDialog = lazy(() => import('./RemoveDemoDialog'));

/** Says that the companies are fictional for as long as they are, and removes them on request. */
export function DemoBanner() {
  const { data } = trpc.companies.workspace.useQuery({});
  const [isAsking, setAsking] = useState(false);
  const removeDemo = trpc.companies.removeDemo.useMutation({
    meta: { awaitsReads: true },
    onSuccess: ({ removed, trashId }) => {
      toast({
        title: 'Demo Data Removed',
        description: `${formatCount(removed, 'company is', 'companies are')} in the trash for 30 days.`,
        offer: undoOffer(trashId === null ? [] : [trashId], 'The demo data'),
      });
    },
    onError: (error) => {
      toast({ title: 'Failed to Remove Demo Data', description: errorMessage(error), variant: 'destructive' });
    },
  });
  if (!data?.demo) return null;
  const companies = formatCount(data.demoCompanies, 'demo company', 'demo companies');
  return (
    <aside
      aria-label="Demo data"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden border-border border-b bg-warning-soft px-4 py-1.5 text-warning max-sm:text-xs md:px-6"
    >
      <FlaskConical aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1">
        The companies in this workspace are fictional demo data.
        {data.preparing !== null && <DemoProgress {...data.preparing} />}
      </p>
      <button
        type="button"
        className="rounded font-medium underline underline-offset-4 hover:no-underline touch:min-h-11"
        disabled={removeDemo.isPending}
        onClick={() => setAsking(true)}
      >
        {removeDemo.isPending ? 'Removing…' : 'Remove demo data'}
      </button>
      {isAsking && (
        <Suspense fallback={null}>
          <RemoveDemoDialog
            companies={companies}
            onConfirm={() => removeDemo.mutate({})}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </aside>
  );
}

/** While two weeks of work are being entered; the screens follow by themselves. */
function DemoProgress({ done, total }: { done: number; total: number }) {
  return (
    <>
      {' '}
      <span role="status">Two weeks of history are being added</span>
      <span className="tabular-nums">{`: ${done} of ${total} steps.`}</span>
    </>
  );
}
